import type { User } from '@shop/contract'
import type { Form } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { OWNER_FIELD } from '../../platform/session/form-owner.ts'
import { customerOwner } from '../../platform/session/session-cookie.ts'
import type { AccountReply } from './account-reply.server.ts'
import { type AuthForm, useAuthForm } from './auth/use-auth-form.ts'
import { useIntentFetcher } from './use-intent-fetcher.ts'

interface AccountFormProps {
  customer: Pick<User, 'id'>
  /** Identifies the form on the page; sent as the field `intent`. */
  intent: string
  fields: Form
  /** Reply to a form sent without scripts. */
  reply: AccountReply | undefined
  /** `saved`: message after success. */
  words: { submit: string; saved: string }
  /** Resets the form after it was saved, for passwords. @default false */
  resets?: boolean
  children: (field: AuthForm['field']) => ReactNode
}

/** A form of an account page with its submit button, error and success message: validated while it is filled in, submitted by fetch. */
export function AccountForm(props: AccountFormProps) {
  const { customer, intent, fields, reply: pageReply, words, resets = false, children } = props
  const { fetcher, pathname, reply, pending } = useIntentFetcher(pageReply, intent)
  const { data } = fetcher
  const model = useAuthForm({
    fields,
    id: intent,
    reply,
    send: values => void fetcher.submit(values, { method: 'post', action: pathname }),
  })
  const { form } = model
  const saved = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!data?.sent) return
    if (resets) form.current?.reset()
    saved.current?.focus()
  }, [data, resets, form])
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
          {words.submit}
        </Button>
        <p className="accountform__saved" role="status" tabIndex={-1} ref={saved}>
          {reply?.sent && !pending && words.saved}
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
