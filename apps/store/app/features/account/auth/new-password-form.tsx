import { PasswordField } from '@shop/ui/field'
import { useLocation } from 'react-router'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import { AuthForm } from './auth-form.tsx'
import { CONFIRMATION, newPasswordForm } from './forms.ts'
import { useAuthForm } from './use-auth-form.ts'

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
