import { AuthDialog } from './auth-dialog.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** «Відновлення пароля». */
export function PasswordResetDialog() {
  return (
    <AuthDialog name="password-reset" title={words => words.forgot.title}>
      {words => <ForgotPasswordForm words={words} id="forgot" />}
    </AuthDialog>
  )
}
