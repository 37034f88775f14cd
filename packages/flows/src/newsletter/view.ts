import { newsletterForm } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { initial } from '../async-form/context.ts'
import { type FormSnapshot, type FormStatus, formView } from '../async-form/view.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssue } from '../flow/field-issues.ts'

export interface NewsletterView {
  readonly status: Exclude<FormStatus, 'restoring'>
  readonly email: string
  /** Why the address is invalid; `rule` is a key of the contract's messages, or `server` for the backend's message. */
  readonly issue: FieldIssue | null
  /** Message for the form as a whole; a key of the contract's messages. */
  readonly messageKey: Extract<keyof Messages, 'newsletterSent'> | null
  readonly pending: boolean
  /** Error of the last attempt when the address is not invalid. */
  readonly error: ClientFailure | null
}

/** The view of a snapshot. */
export function newsletterView(snapshot: FormSnapshot): NewsletterView {
  const { status, values, issues, pending, error } = formView(snapshot)
  return {
    status: status === 'restoring' ? 'editing' : status,
    email: values.email ?? '',
    issue: issues.email ?? null,
    messageKey: status === 'sent' ? 'newsletterSent' : null,
    pending,
    error,
  }
}

/** The server-rendered view. */
export const initialNewsletterView: NewsletterView = newsletterView({
  context: initial({ form: newsletterForm }),
  hasTag: tag => tag === 'editing',
})
