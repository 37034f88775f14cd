import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { answerSignIn, authMeta, nextOf, redirectCustomer } from '../features/account/index.server.ts'
import { AuthPage, RegistrationForm, registrationForm } from '../features/account/index.ts'
import { getWords } from '../platform/words/words.server.ts'
import { AuthLink } from '../shell/dialogs/auth-link.tsx'
import type { Route } from './+types/registration.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const next = nextOf(context, url.searchParams.get('next'))
  await redirectCustomer(context, locale, next)
  const words = getWords(locale, 'auth')
  return { words, next, seo: await authMeta(context, url, words.registration.title) }
}

export const action = (args: Route.ActionArgs) => answerSignIn(args, 'register', registrationForm, true)

export default function RegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData
  const next = actionData?.next ?? loaderData.next
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`
  return (
    <AuthPage title={words.registration.title} next={next}>
      <p data-text="muted">{words.registration.text}</p>
      <RegistrationForm
        words={words}
        id="page"
        next={next}
        reply={actionData}
        footer={
          <p className="authpanel__other">
            {words.registration.hasAccount}{' '}
            <AuthLink name={null} path={`/login${query}`}>
              {words.login.submit}
            </AuthLink>
          </p>
        }
      />
    </AuthPage>
  )
}
