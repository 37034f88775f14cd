import { newsletterForm } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { initial } from '../async-form/context.ts'
import { type FormSnapshot, type FormStatus, formView } from '../async-form/view.ts'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssue } from '../flow/field-issues.ts'

export interface NewsletterView {
  readonly status: Exclude<FormStatus, 'restoring'>
  readonly email: string
  /** What is wrong with the address; `rule` is a key of the contract's messages, but for the backend's own words (`told`). */
  readonly issue: FieldIssue | null
  /** What is said to the form as a whole; a key of the contract's messages. */
  readonly said: Extract<keyof Messages, 'newsletterSent'> | null
  readonly pending: boolean
  /** Why the last attempt came to nothing, when the address is not to blame. */
  readonly error: FlowError | null
}

const view = formView(newsletterForm)

/** What is shown of a snapshot. */
export function newsletterView(snapshot: FormSnapshot): NewsletterView {
  const { status, values, issues, pending, error } = view(snapshot)
  return {
    status: status === 'restoring' ? 'editing' : status,
    email: values.email ?? '',
    issue: issues.email ?? null,
    said: status === 'sent' ? 'newsletterSent' : null,
    pending,
    error,
  }
}

/** The form nobody has touched: what a server renders. */
export const initialNewsletterView: NewsletterView = newsletterView({ context: initial({}), value: 'editing' })
