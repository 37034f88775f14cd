import { ForgotPasswordForm } from '../auth/forgot-password-form.tsx'
import { AuthDialog } from './auth-dialog.tsx'

/** «Відновлення пароля». Source: screens.md. */
export function PasswordResetDialog() {
  return (
    <AuthDialog name="password-reset" title={words => words.forgot.title}>
      {words => <ForgotPasswordForm words={words} id="forgot" />}
    </AuthDialog>
  )
}
