import { localise } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { EmailField, PasswordField } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from './auth-form.tsx'
import { loginForm } from './forms.ts'
import { useSignInReply } from './session-reply.ts'
import { useAuthForm } from './use-auth-form.ts'

interface SignInFormProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path to open after signing in; null: stays on the page. */
  next: string | null
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  footer?: ReactNode
}

/** E-mail and password. Submitted by the session's machine, without scripts to the page «Вхід». */
export function SignInForm({ words, id, next, reply: pageReply, footer }: SignInFormProps) {
  const { locale } = usePage()
  const session = useSession()
  const pending = useFlow(session, view => view.status === 'signingIn')
  const reply = useSignInReply(session, words) ?? pageReply
  const model = useAuthForm({
    fields: loginForm,
    id,
    reply,
    send: ({ email = '', password = '' }) =>
      session.send({ type: 'session.login', credentials: { email, password }, ...(next ? { returnTo: next } : {}) }),
  })
  return (
    <AuthForm
      model={model}
      action={localise('/login', locale)}
      next={next}
      submit={words.login.submit}
      pending={pending}
      failure={reply?.formError}
      footer={footer}
      onFocus={() => void session.load().catch(() => undefined)}
    >
      <EmailField {...model.field('email')} label={words.email} autoComplete="username" />
      <PasswordField {...model.field('password')} label={words.password} />
    </AuthForm>
  )
}
