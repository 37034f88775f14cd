import { PasswordField } from '@shop/ui/field'
import { AccountForm, AccountPart } from '../account-form.tsx'
import { CONFIRMATION } from '../auth/forms.ts'
import { type ProtectedPartProps, protectedFields } from './contact-part.ts'
import { profileForms } from './profile-forms.ts'

/** Changes the password; sets the first one for a customer without. */
export function PasswordForm({ customer, words, authWords, reply, hasPassword }: ProtectedPartProps) {
  const password = hasPassword ? words.password : words.proof.newPassword
  return (
    <AccountPart title={password.title}>
      <AccountForm
        customer={customer}
        intent="password"
        fields={protectedFields(profileForms.password, hasPassword)}
        reply={reply}
        words={password}
        resets
      >
        {field => (
          <>
            <input type="hidden" autoComplete="username" value={customer.email} readOnly />
            {hasPassword && (
              <div className="authform__pair">
                <PasswordField {...field('current_password')} label={words.password.current} />
              </div>
            )}
            <div className="authform__pair">
              <PasswordField
                {...field('password')}
                label={authWords.newPassword}
                hint={password.hint}
                autoComplete="new-password"
              />
              <PasswordField
                {...field(CONFIRMATION)}
                label={authWords.passwordConfirmation}
                autoComplete="new-password"
              />
            </div>
          </>
        )}
      </AccountForm>
    </AccountPart>
  )
}
