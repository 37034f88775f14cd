import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'
import type { AuthForm as Model } from './use-auth-form.ts'

interface AuthFormProps {
  model: Model
  /** Path of the route whose action handles the form without scripts. */
  action: string
  /** Path to open after signing in. */
  next?: string | null | undefined
  submit: string
  pending: boolean
  /** Error of the whole form. */
  failure: string | null | undefined
  children: ReactNode
  /** Below the button. */
  footer?: ReactNode
  onFocus?: (() => void) | undefined
}

/** A sign-in form: fields, form error, submit button. */
export function AuthForm({ model, action, next, submit, pending, failure, children, footer, onFocus }: AuthFormProps) {
  return (
    <form
      {...model.queue}
      method="post"
      action={action}
      noValidate
      className="authform"
      onSubmit={model.submit}
      onFocus={onFocus}
    >
      {next != null && <input type="hidden" name="next" value={next} />}
      <div className="form-failure" role="alert">
        {failure && <p>{failure}</p>}
      </div>
      {children}
      <Button type="submit" variant="accent" size="large" fullWidth pending={pending}>
        {submit}
      </Button>
      {footer}
    </form>
  )
}
