import '@shop/ui/theme/field-controls.css'
import '../features/account/auth/auth.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, useFetcher, useLocation } from 'react-router'
import { authMeta, leaveSignedOut, validationReply } from '../features/account/index.server.ts'
import {
  AuthPage,
  CONFIRMATION,
  emailForm,
  ForgotPasswordForm,
  LinkFailure,
  NewPasswordForm,
  newPasswordForm,
} from '../features/account/index.ts'
import { type FormReply, textFields, toFormReply } from '../platform/forms/form-reply.server.ts'
import { requestContext } from '../platform/request/context.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/password-reset.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = getWords(splitLocale(url.pathname).locale, 'auth')
  return { words, seo: await authMeta(context, url, words.forgot.title) }
}

interface PasswordReset {
  reply: FormReply
  form: 'email' | 'password'
  /** The link was used, replaced or has expired. */
  isLinkInvalid: boolean
}

/** Sets the new password, or sends a link for setting one. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const { client, shopper } = context.get(requestContext)
  shopper() // makes the response private
  const form = await request.formData()
  const answered = (reset: PasswordReset, status = 200) => data(reset, { status })
  if (form.has('email') || token === undefined) {
    const values = textFields(form, 'email')
    const invalid = validationReply(emailForm, values, url)
    if (invalid) return answered({ reply: invalid, form: 'email', isLinkInvalid: false })
    const sent = await client.call('/api/auth/password/forgot', { lang: locale, email: values.email ?? '' })
    const { reply, status } = toFormReply(sent, values, locale)
    return answered({ reply, form: 'email', isLinkInvalid: false }, status)
  }
  const values = textFields(form, 'password', CONFIRMATION)
  const invalid = validationReply(newPasswordForm, values, url)
  if (invalid) return answered({ reply: invalid, form: 'password', isLinkInvalid: false })
  const { password = '', password_confirmation = '' } = values
  const answer = await client.call('/api/auth/password/reset', { lang: locale, token, password, password_confirmation })
  if (answer.success)
    // All sessions of the customer have ended, this browser's included.
    return leaveSignedOut(context, `${localise('/login', locale)}?done=password`)
  const { reply, status } = toFormReply(answer, {}, locale)
  return answered({ reply, form: 'password', isLinkInvalid: reply.errors.token !== undefined }, status)
}

/** With a valid token the form of a new password, otherwise the form that requests a new link. */
export default function PasswordResetPage({
  loaderData: { words },
  actionData,
  params: { token },
}: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>()
  const { pathname } = useLocation()
  const sent: PasswordReset | undefined = fetcher.data ?? actionData
  const isForgotten = token === undefined || sent?.isLinkInvalid === true || sent?.form === 'email'
  const reply = sent && !sent.isLinkInvalid ? sent.reply : undefined
  return (
    <AuthPage title={words.forgot.title}>
      {isForgotten ? (
        <>
          {token !== undefined && !reply?.sent && (
            <LinkFailure focuses={sent?.isLinkInvalid === true}>{words.reset.dead}</LinkFailure>
          )}
          <ForgotPasswordForm words={words} id="page" reply={reply} />
        </>
      ) : (
        <>
          <p data-text="muted">{words.reset.text}</p>
          <NewPasswordForm
            words={words}
            reply={reply}
            pending={fetcher.state !== 'idle'}
            send={values => void fetcher.submit(values, { method: 'post', action: pathname })}
          />
        </>
      )}
    </AuthPage>
  )
}
