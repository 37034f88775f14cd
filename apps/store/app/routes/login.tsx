import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { answerSignIn, authMeta, nextOf, redirectCustomer } from '../features/account/index.server.ts'
import { AuthPage, loginForm, SignInPanel } from '../features/account/index.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/login.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

/** What has just ended the session, by the parameter `done`; null for none. */
function doneText(done: string | null, locale: Locale): string | null {
  if (done === 'password') return getWords(locale, 'auth').reset.done
  return done === 'deleted' ? getWords(locale, 'profile').remove.removed : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const next = nextOf(context, url.searchParams.get('next'))
  await redirectCustomer(context, locale, next)
  const words = getWords(locale, 'auth')
  return {
    words,
    next,
    done: doneText(url.searchParams.get('done'), locale),
    seo: await authMeta(context, url, words.login.title),
  }
}

/** Handles the sign-in forms of all pages without scripts. */
export const action = (args: Route.ActionArgs) => answerSignIn(args, 'login', loginForm)

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, done } = loaderData
  const next = actionData?.next ?? loaderData.next
  return (
    <AuthPage title={words.login.title} next={next}>
      {done && (
        <p role="status" className="authform__sent">
          {done}
        </p>
      )}
      <SignInPanel words={words} id="page" next={next} reply={actionData} />
    </AuthPage>
  )
}
