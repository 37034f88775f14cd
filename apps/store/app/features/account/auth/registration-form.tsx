import { localise } from '@shop/contract/locales'
import { EmailField, PasswordField, PhoneField, TextField } from '@shop/ui/field'
import { usePage } from '../../../platform/words/use-page.ts'
import { AuthForm } from './auth-form.tsx'
import { CONFIRMATION, registrationForm } from './forms.ts'
import { type SignInFormProps, useSignInForm } from './use-sign-in-form.ts'

/** Creates an account and signs in. */
export function RegistrationForm(props: SignInFormProps) {
  const { words } = props
  const { locale } = usePage()
  const form = useSignInForm(
    props,
    registrationForm,
    ({ name = '', last_name = '', email = '', phone = '', password = '', password_confirmation = '' }, returnTo) => ({
      type: 'session.register',
      registration: { name, last_name, email, password, password_confirmation, ...(phone ? { phone } : {}) },
      ...returnTo,
    }),
  )
  return (
    <AuthForm {...form} action={localise('/registration', locale)} submit={words.registration.submit}>
      <div className="authform__pair">
        <TextField {...form.model.field('name')} label={words.name} autoComplete="given-name" />
        <TextField {...form.model.field('last_name')} label={words.lastName} autoComplete="family-name" />
      </div>
      <EmailField {...form.model.field('email')} label={words.email} autoComplete="username" />
      <PhoneField {...form.model.field('phone')} label={words.phone} optional />
      <div className="authform__pair">
        <PasswordField {...form.model.field('password')} label={words.password} autoComplete="new-password" />
        <PasswordField
          {...form.model.field(CONFIRMATION)}
          label={words.passwordConfirmation}
          autoComplete="new-password"
        />
      </div>
    </AuthForm>
  )
}
