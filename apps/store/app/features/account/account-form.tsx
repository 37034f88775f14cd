import type { User } from '@shop/contract'
import type { Form } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { OWNER_FIELD } from '../../platform/session/form-owner.ts'
import { customerOwner } from '../../platform/session/session-cookie.ts'
import type { AccountReply } from './account-reply.server.ts'
import type { AuthForm } from './auth/use-auth-form.ts'
import { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  customer: Pick<User, 'id'>
  intent: string
  fields: Form
  reply: AccountReply | undefined
  submit: string
  /** Message after success. */
  saved: string
  resets?: boolean
  children: (field: AuthForm['field']) => ReactNode
}

/** A form of an account page with its submit button, error and success message. */
export function AccountForm({
  customer,
  intent,
  fields,
  reply: pageReply,
  submit,
  saved,
  resets,
  children,
}: AccountFormProps) {
  const { pathname } = useLocation()
  const form = useAccountForm({ intent, fields, action: pathname, reply: pageReply, ...(resets ? { resets } : {}) })
  const { model, reply, pending } = form
  const id = `${intent}-form`
  return (
    // Without scripts the answer is shown from the form on: a page has several.
    <form
      {...model.queue}
      id={id}
      method="post"
      action={`${pathname}#${id}`}
      noValidate
      className="accountform"
      onSubmit={model.submit}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={OWNER_FIELD} value={customerOwner(customer.id)} />
      <div className="form-failure" role="alert">
        {reply?.formError && <p>{reply.formError}</p>}
      </div>
      {children(model.field)}
      <div className="accountform__foot">
        <Button type="submit" variant="neutral" pending={pending}>
          {submit}
        </Button>
        <p className="accountform__saved" role="status" tabIndex={-1} ref={form.saved}>
          {reply?.sent && !pending && saved}
        </p>
      </div>
    </form>
  )
}

interface AccountPartProps {
  title: string
  /** Of the section, as the target of a link. */
  id?: string
  children: ReactNode
}

/** Section of an account page, labelled by its heading. */
export function AccountPart({ title, id, children }: AccountPartProps) {
  const titleId = useId()
  return (
    <section className="accountpart" id={id} aria-labelledby={titleId}>
      <h2 id={titleId} data-text="h3">
        {title}
      </h2>
      <div className="accountpart__body">{children}</div>
    </section>
  )
}
