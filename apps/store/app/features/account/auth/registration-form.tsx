import { localise } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { EmailField, PasswordField, PhoneField, TextField } from '@shop/ui/field'
import type { ReactNode } from 'react'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from './auth-form.tsx'
import { CONFIRMATION, registrationForm } from './forms.ts'
import { useSignInReply } from './session-reply.ts'
import { useAuthForm } from './use-auth-form.ts'

interface RegistrationFormProps {
  words: AuthWords
  /** Prefix of the fields' ids. */
  id: string
  /** Path to open after the registration. */
  next: string | null
  /** The server's reply to a form sent without scripts. */
  reply?: FormReply | undefined
  footer?: ReactNode
}

/** Creates an account and signs in. */
export function RegistrationForm({ words, id, next, reply: pageReply, footer }: RegistrationFormProps) {
  const { locale } = usePage()
  const session = useSession()
  const pending = useFlow(session, view => view.status === 'signingIn')
  const reply = useSignInReply(session, words) ?? pageReply
  const model = useAuthForm({
    fields: registrationForm,
    id,
    reply,
    send({ name = '', last_name = '', email = '', phone = '', password = '', password_confirmation = '' }) {
      const registration = { name, last_name, email, password, password_confirmation, ...(phone ? { phone } : {}) }
      session.send({ type: 'session.register', registration, ...(next ? { returnTo: next } : {}) })
    },
  })
  return (
    <AuthForm
      model={model}
      action={localise('/registration', locale)}
      next={next}
      submit={words.registration.submit}
      pending={pending}
      failure={reply?.formError}
      footer={footer}
      onFocus={() => void session.load().catch(() => undefined)}
    >
      <div className="authform__pair">
        <TextField {...model.field('name')} label={words.name} autoComplete="given-name" />
        <TextField {...model.field('last_name')} label={words.lastName} autoComplete="family-name" />
      </div>
      <EmailField {...model.field('email')} label={words.email} autoComplete="username" />
      <PhoneField {...model.field('phone')} label={words.phone} optional />
      <div className="authform__pair">
        <PasswordField {...model.field('password')} label={words.password} autoComplete="new-password" />
        <PasswordField {...model.field(CONFIRMATION)} label={words.passwordConfirmation} autoComplete="new-password" />
      </div>
    </AuthForm>
  )
}
