import type { Form } from '@shop/contract/fields'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { type FormContext, type FormValues, initial } from './context.ts'
import { isSame, issuesOf } from './form-updates.ts'

export type FormStatus = 'restoring' | 'editing' | 'submitting' | 'failed' | 'sent'

export interface FormView {
  /** `restoring`: what was kept is being read, for a moment · `failed`: `error` says why, `form.retry` tries again */
  readonly status: FormStatus
  readonly values: FormValues
  /** What is told to be wrong, by input. Words are the shop's: `wordIssue`, or `message` of a `told` one. */
  readonly issues: FieldIssues
  /** Inputs that were judged and found good. */
  readonly valid: readonly string[]
  /** Something stands in the form that is not sent. */
  readonly dirty: boolean
  /** It is on its way: `aria-busy`. */
  readonly pending: boolean
  /** Why the last attempt came to nothing, when no input is to blame. */
  readonly error: FlowError | null
  /** Where the page is asked to go: a dialog asks whether to leave. Null: nobody asks. */
  readonly leavingTo: string | null
}

/** As much of a snapshot as is shown. */
export interface FormSnapshot {
  readonly context: FormContext
  readonly value: string | Readonly<Record<string, unknown>>
}

const statuses: readonly FormStatus[] = ['restoring', 'editing', 'submitting', 'failed', 'sent']

/** The state of the form, wherever in a chart it stands. */
function statusOf(value: unknown): FormStatus {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [value]
  const inside = typeof value === 'object' && value !== null && 'form' in value ? value.form : undefined
  return inside === undefined ? (statuses.find(status => names.includes(status)) ?? 'editing') : statusOf(inside)
}

/** What is shown of a snapshot. */
export const formView =
  (form: Form) =>
  ({ context, value }: FormSnapshot): FormView => {
    const { values, issues, touched, error, leavingTo } = context
    const status = statusOf(value)
    const wrong = issuesOf(form, values)
    return {
      status,
      values,
      issues,
      valid: Object.keys(touched).filter(
        name => !(name in issues) && !(name in wrong) && Boolean(values[name]?.trim()),
      ),
      dirty: !isSame(form, context.start, values),
      pending: status === 'submitting',
      error,
      leavingTo,
    }
  }

/** A form as a server renders it. */
export const initialFormView = (form: Form, start: FormValues = {}): FormView =>
  formView(form)({ context: initial({ start }), value: 'restoring' })
