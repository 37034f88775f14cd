import { Button } from '@shop/ui/button'
import { EmailField, PasswordField } from '@shop/ui/field'
import { useEffect, useRef } from 'react'
import { AccountForm, AccountPart } from '../account-form.tsx'
import { useIntentFetcher } from '../use-intent-fetcher.ts'
import { type ContactPartProps, type ProtectedPartProps, protectedFields } from './contact-part.ts'
import { profileForms } from './profile-forms.ts'

interface EmailFormProps extends ProtectedPartProps {
  /** Whether the form is hidden until the customer has signed in again. */
  isLocked: boolean
}

/** The e-mail address, whether it is confirmed, and the form that changes it. */
export function EmailForm({ customer, words, authWords, reply, hasPassword, isLocked }: EmailFormProps) {
  return (
    <AccountPart title={words.email.title}>
      <EmailStatus customer={customer} words={words} reply={reply} />
      {!isLocked && (
        <AccountForm
          customer={customer}
          intent="email"
          fields={protectedFields(profileForms.email, hasPassword)}
          reply={reply}
          words={words.email}
          resets
        >
          {field => {
            const { defaultValue, ...email } = field('email')
            return (
              <div className="authform__pair">
                <EmailField
                  {...email}
                  defaultValue={defaultValue ?? customer.email}
                  label={authWords.email}
                  hint={words.email.hint}
                  autoComplete="username"
                />
                {hasPassword && <PasswordField {...field('current_password')} label={words.password.current} />}
              </div>
            )
          }}
        </AccountForm>
      )}
    </AccountPart>
  )
}

/** Whether the e-mail is confirmed; if not, a button that sends the link again. */
function EmailStatus({ customer, words: { email: words }, reply: pageReply }: Omit<ContactPartProps, 'authWords'>) {
  const { fetcher, pathname, reply, pending } = useIntentFetcher(pageReply, 'resend')
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (fetcher.data?.sent) answer.current?.focus()
  }, [fetcher.data])
  if (customer.email_confirmed) return <p data-text="small muted">{words.confirmed}</p>
  return (
    <fetcher.Form id="resend-form" method="post" action={`${pathname}#resend-form`} className="accountnotice">
      <p>{words.unconfirmed}</p>
      <input type="hidden" name="intent" value="resend" />
      {!reply?.sent && (
        <Button type="submit" pending={pending}>
          {words.resend}
        </Button>
      )}
      <p role="status" tabIndex={-1} ref={answer}>
        {reply?.sent ? words.resent : reply?.formError}
      </p>
    </fetcher.Form>
  )
}
