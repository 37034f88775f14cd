import { localise } from '@shop/contract/locales'
import { EmailField, PasswordField } from '@shop/ui/field'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from './auth-form.tsx'
import { loginForm } from './forms.ts'
import { type SignInFormProps, useSignInForm } from './use-sign-in-form.ts'

/** E-mail and password. Submitted by the session's machine, without scripts to the page «Вхід». */
export function SignInForm(props: SignInFormProps) {
  const { words } = props
  const { locale } = usePage()
  const form = useSignInForm(props, loginForm, ({ email = '', password = '' }, returnTo) => ({
    type: 'session.login',
    credentials: { email, password },
    ...returnTo,
  }))
  return (
    <AuthForm {...form} action={localise('/login', locale)} submit={words.login.submit}>
      <EmailField {...form.model.field('email')} label={words.email} autoComplete="username" />
      <PasswordField {...form.model.field('password')} label={words.password} />
    </AuthForm>
  )
}
