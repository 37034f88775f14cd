import { FormFailure } from '../platform/forms/messages.tsx'
import '../features/account/auth/auth.css'
import type { Result } from '@shop/contract/client'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { authMeta, nextOf, redirectCustomer, signedInPath, signIn } from '../features/account/index.server.ts'
import {
  AuthPage,
  GOOGLE_COOKIE,
  googleAttemptCookie,
  parseGoogleAttempt,
  SignInPanel,
  stateIn,
} from '../features/account/index.ts'
import { isSecure } from '../platform/browser/cookie-text.ts'
import { toFormReply } from '../platform/forms/form-reply.server.ts'
import { requestContext } from '../platform/request/context.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/google-callback.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

/** Why a sign-in at Google has failed, and the status of the page that says so. A refused one is no failure of the page. */
function googleFailure(answer: Result<unknown>, locale: Locale) {
  const { google: words } = getWords(locale, 'auth')
  const { reply, status } = toFormReply(answer, {}, locale)
  if (status === 503) return { message: words.unavailable, status }
  return { message: reply.formError ?? words.failed, status: status === 401 ? 200 : status }
}

/** Callback of Google: signs in if this browser started the sign-in (login CSRF). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const attempt = parseGoogleAttempt(visit.shopper().cookie(GOOGLE_COOKIE))
  const next = nextOf(context, attempt?.next ?? null)
  const asked = splitLocale(next ?? url.pathname).locale
  // Google sends every customer back to the address in the default language.
  if (asked !== locale) throw redirect(localise(splitLocale(url.pathname).path, asked) + url.search)
  const words = getWords(locale, 'auth')
  const [code, state, error] = ['code', 'state', 'error'].map(name => url.searchParams.get(name))
  if (attempt === null && !state) await redirectCustomer(context, locale, null)
  const isOwn = attempt !== null && state === attempt.state
  const used = googleAttemptCookie(null, isSecure(visit))
  let failure = {
    message: isOwn && error === 'access_denied' ? words.google.cancelled : words.google.failed,
    status: 200,
  }
  if (isOwn && state && code) {
    const { answer, headers, isUnmerged } = await signIn(context, locale, 'google', { code, state })
    headers.append('Set-Cookie', used)
    if (answer.success) throw redirect(signedInPath(locale, nextOf(context, answer.data.next), isUnmerged), { headers })
    failure = googleFailure(answer, locale)
  }
  return data(
    { words, failure: failure.message, next, seo: await authMeta(context, url, words.google.title) },
    { status: failure.status, ...(attempt === null ? {} : { headers: { 'Set-Cookie': used } }) },
  )
}

/** «Увійти через Google»: stores the state of the sign-in in a cookie and redirects to Google's page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const form = await request.formData()
  const next = nextOf(context, form.get('next')) ?? localise('/account', locale)
  const answer = await visit.client.call('/api/auth/google', { lang: locale, next })
  const state = answer.success ? stateIn(answer.data.url) : null
  if (answer.success && state !== null) {
    const cookie = googleAttemptCookie({ state, next }, isSecure(visit))
    throw redirect(answer.data.url, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  const { message, status } = googleFailure(answer, locale)
  return data({ failure: message, next }, { status })
}

/** Shown when signing in with Google failed. */
export default function GooglePage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData
  const { failure, next } = actionData ?? loaderData
  return (
    <AuthPage title={words.google.title} next={next}>
      <FormFailure>{failure}</FormFailure>
      <SignInPanel words={words} id="page" next={next} />
    </AuthPage>
  )
}
