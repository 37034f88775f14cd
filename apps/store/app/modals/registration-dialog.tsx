import { AuthLink } from '../auth/auth-link.tsx'
import { RegistrationForm } from '../auth/registration-form.tsx'
import { AuthDialog } from './auth-dialog.tsx'

/** «Реєстрація». Source: screens.md. */
export function RegistrationDialog() {
  return (
    <AuthDialog name="registration" title={words => words.registration.title}>
      {words => (
        <RegistrationForm
          words={words}
          id="registration"
          next={null}
          footer={
            <p className="authpanel__other">
              {words.registration.hasAccount}{' '}
              <AuthLink name="login" path="/login">
                {words.login.submit}
              </AuthLink>
            </p>
          }
        />
      )}
    </AuthDialog>
  )
}
