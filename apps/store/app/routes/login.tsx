import '../account/account.css'
import { messages } from '@shop/contract'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { formErrors, loginForm, withoutPasswords } from '../auth/forms.ts'
import { sessionCookies } from '../auth/session-cookie.ts'
import { SignInForm } from '../auth/sign-in-form.tsx'
import { requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { type FormReply, textFields, toFormReply } from '../forms/form-reply.server.ts'
import { returnPath } from '../return-path.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/login.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { origin, shopper } = context.get(requestContext)
  const next = returnPath(url.searchParams.get('next'), [origin])
  if (shopper().isSignedIn) throw redirect(next ?? localise('/account', locale))
  const words = getWords(locale, 'auth')
  const seo = await noindexMeta(context, url, { title: words.login.title, description: getWords(locale, 'seo').login })
  return { words, next, seo }
}

/** Signs in and opens the page that the customer was heading for. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const visit = context.get(requestContext)
  const { next = '', ...values } = textFields(await request.formData(), 'email', 'password', 'next')
  const target = returnPath(next || null, [visit.origin])
  const words = getWords(locale, 'auth')
  const failed = (reply: FormReply, status: number) => data({ ...reply, next: target }, { status })
  const errors = formErrors(loginForm, values, messages[locale])
  if (Object.keys(errors).length > 0)
    return failed({ sent: false, values: withoutPasswords(values), errors, formError: null }, 200)
  const { email = '', password = '' } = values
  const answer = await visit.client.call('/api/auth/login', { lang: locale, email, password })
  if (!answer.success) {
    const { reply, status } = toFormReply(answer, withoutPasswords(values), locale)
    return failed(status === 401 ? { ...reply, formError: words.login.wrong } : reply, status)
  }
  const headers = new Headers()
  for (const cookie of sessionCookies(answer.data, isSecure(visit))) headers.append('Set-Cookie', cookie)
  return redirect(target ?? localise('/account', locale), { status: 303, headers })
}

export default function LoginPage({ loaderData: { words, next }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap form-page signin">
      <h1 data-text="h1">{words.login.title}</h1>
      <SignInForm words={words} id="page" next={actionData?.next ?? next} reply={actionData} />
    </div>
  )
}
