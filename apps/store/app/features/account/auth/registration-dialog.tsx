import { AuthLink } from '../../../shell/dialogs/auth-link.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** «Реєстрація». */
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
