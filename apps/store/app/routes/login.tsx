import '../auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { authMeta } from '../auth/auth-meta.server.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { loginForm } from '../auth/forms.ts'
import { answerSignIn, nextOf, redirectCustomer } from '../auth/sign-in-page.server.ts'
import { SignInPanel } from '../auth/sign-in-panel.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/login.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const next = nextOf(context, url.searchParams.get('next'))
  await redirectCustomer(context, locale, next)
  const words = getWords(locale, 'auth')
  return {
    words,
    next,
    isPasswordChanged: url.searchParams.get('done') === 'password',
    seo: await authMeta(context, url, words.login.title),
  }
}

/** Answers the sign-in forms of every page that is shown without scripts. */
export const action = (args: Route.ActionArgs) => answerSignIn(args, 'login', loginForm)

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, isPasswordChanged } = loaderData
  const next = actionData?.next ?? loaderData.next
  return (
    <AuthPage title={words.login.title} next={next}>
      {isPasswordChanged && (
        <p role="status" className="authpage__done">
          {words.reset.done}
        </p>
      )}
      <SignInPanel words={words} id="page" next={next} reply={actionData} />
    </AuthPage>
  )
}
