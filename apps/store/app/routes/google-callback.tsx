import '../auth/auth.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { authMeta } from '../auth/auth-meta.server.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { GOOGLE_COOKIE, googleStateCookie, stateIn } from '../auth/google-state.ts'
import { signIn } from '../auth/sign-in.server.ts'
import { nextOf } from '../auth/sign-in-page.server.ts'
import { SignInPanel } from '../auth/sign-in-panel.tsx'
import { tokenPageHeaders } from '../auth/token-page-headers.ts'
import { requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/google-callback.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta
export const headers = tokenPageHeaders

/** Google has sent the browser back: signs in when it was this browser that had been sent there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const code = url.searchParams.get('code')
  const state = url.searchParams.get('state')
  const sent = visit.shopper().cookie(GOOGLE_COOKIE)
  const used = googleStateCookie(null, isSecure(visit))
  if (code && state && state === sent) {
    const { answer, headers } = await signIn(context, locale, 'google', { code, state })
    headers.append('Set-Cookie', used)
    if (answer.success) {
      const next = nextOf(context, answer.data.next) ?? localise('/account', locale)
      throw redirect(next, { headers })
    }
  }
  const words = getWords(locale, 'auth')
  const page = { words, seo: await authMeta(context, url, words.google.title) }
  return data(page, sent === undefined ? {} : { headers: { 'Set-Cookie': used } })
}

/** «Увійти через Google»: remembers the state of the sign-in and leads to Google's page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const form = await request.formData()
  const next = nextOf(context, form.get('next')) ?? localise('/account', locale)
  const answer = await visit.client.call('/api/auth/google', { lang: locale, next })
  const state = answer.success ? stateIn(answer.data.url) : null
  if (!answer.success || state === null) return { failed: true }
  throw redirect(answer.data.url, { status: 303, headers: { 'Set-Cookie': googleStateCookie(state, isSecure(visit)) } })
}

/** Shown when signing in at Google did not work out. */
export default function GooglePage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <AuthPage title={words.google.title}>
      <p role="alert" className="authform__failure">
        {words.google.failed}
      </p>
      <SignInPanel words={words} id="page" next={null} />
    </AuthPage>
  )
}
