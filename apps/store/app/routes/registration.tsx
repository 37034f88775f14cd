import '@shop/ui/theme/field-controls.css'
import '../auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { AuthLink } from '../auth/auth-link.tsx'
import { authMeta } from '../auth/auth-meta.server.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { registrationForm } from '../auth/forms.ts'
import { RegistrationForm } from '../auth/registration-form.tsx'
import { answerSignIn, nextOf, redirectCustomer } from '../auth/sign-in-page.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/registration.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

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
