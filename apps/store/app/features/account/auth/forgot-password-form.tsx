import { localise } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { EmailField, PasswordField } from '@shop/ui/field'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { FocusedMessage } from '../../../platform/forms/messages.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from './auth-form.tsx'
import { CONFIRMATION, emailForm, newPasswordForm } from './forms.ts'
import { useAuthForm } from './use-auth-form.ts'
import { replyOf } from './use-sign-in-form.ts'

interface NewPasswordFormProps {
  words: AuthWords
  reply: FormReply | undefined
  pending: boolean
  send: (values: Record<string, string>) => void
}

/** A new password, twice. Submitted to the page's own URL, which contains the token. */
export function NewPasswordForm({ words, reply, pending, send }: NewPasswordFormProps) {
  const { pathname } = useLocation()
  const model = useAuthForm({ fields: newPasswordForm, id: 'page', reply, send })
  return (
    <AuthForm model={model} action={pathname} submit={words.reset.submit} pending={pending} failure={reply?.formError}>
      <PasswordField {...model.field('password')} label={words.password} autoComplete="new-password" />
      <PasswordField {...model.field(CONFIRMATION)} label={words.passwordConfirmation} autoComplete="new-password" />
    </AuthForm>
  )
}

interface ForgotPasswordFormProps {
  words: AuthWords
  /** Prefix of the field's id. */
  id: string
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
}

/** Sends a link for setting a new password. The response is the same for every address. */
export function ForgotPasswordForm({ words, id, reply: pageReply }: ForgotPasswordFormProps) {
  const { locale } = usePage()
  const session = useSession()
  // The result of a request made before this form was opened is ignored.
  const [earlier] = useState(() => session.getView().accountRequest)
  const request = useFlow(session, ({ accountRequest }) =>
    accountRequest?.kind === 'password.reset.request' && accountRequest !== earlier ? accountRequest : null,
  )
  const failed = useMemo(() => (request?.error ? replyOf(request.error, words) : undefined), [request, words])
  const reply = failed ?? pageReply
  const isSent = request?.status === 'done' || (request === null && pageReply?.sent === true)
  const model = useAuthForm({
    fields: emailForm,
    id,
    reply,
    send: ({ email = '' }) => session.send({ type: 'password.reset.request', email }),
  })
  if (isSent) return <FocusedMessage className="authform__sent">{words.forgot.sent}</FocusedMessage>
  return (
    <AuthForm
      model={model}
      action={localise('/password-reset/token', locale)}
      submit={words.forgot.submit}
      pending={request?.status === 'running'}
      failure={reply?.formError}
      onFocus={() => void session.load().catch(() => undefined)}
    >
      <p data-text="muted">{words.forgot.text}</p>
      <EmailField {...model.field('email')} label={words.email} autoComplete="username" />
    </AuthForm>
  )
}
