import { Button } from '@shop/ui/button'
import { PasswordField } from '@shop/ui/field'
import { AccountForm, AccountPart } from '../account-form.tsx'
import { type ProtectedPartProps, protectedFields } from './contact-part.ts'
import { profileForms } from './profile-forms.ts'
import { SIGN_IN_AGAIN } from './sign-in-again.tsx'

interface CustomerDataProps extends Omit<ProtectedPartProps, 'authWords'> {
  /** Whether the account can only be deleted after signing in again. */
  isLocked: boolean
}

/** Download of the customer's data, and deletion of the account. */
export function CustomerData({ customer, words, reply, hasPassword, isLocked }: CustomerDataProps) {
  return (
    <AccountPart title={words.data.title}>
      <p data-text="muted">{words.data.text}</p>
      <p>
        <Button asChild>
          <a href="/account/data" download>
            {words.data.download}
          </a>
        </Button>
      </p>
      <details className="accountremove" open={reply?.intent === 'delete'}>
        <summary>{words.remove.title}</summary>
        <p>{words.remove.text}</p>
        {isLocked ? (
          <p>
            <a href={`#${SIGN_IN_AGAIN}`} data-text="link">
              {words.proof.title}
            </a>
          </p>
        ) : (
          <AccountForm
            customer={customer}
            intent="delete"
            fields={protectedFields(profileForms.delete, hasPassword)}
            reply={reply}
            words={{ submit: words.remove.confirm, saved: words.remove.removed }}
          >
            {field =>
              hasPassword && (
                <div className="authform__pair">
                  <PasswordField {...field('current_password')} label={words.password.current} />
                </div>
              )
            }
          </AccountForm>
        )}
      </details>
    </AccountPart>
  )
}
