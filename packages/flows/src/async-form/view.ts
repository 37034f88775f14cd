import type { Form } from '@shop/contract/fields'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { type FormContext, type FormValues, initial } from './context.ts'
import { isSame, issuesOf } from './form-updates.ts'

export type FormStatus = 'restoring' | 'editing' | 'submitting' | 'failed' | 'sent'

export interface FormView {
  /** `restoring`: the draft is being read · `failed`: see `error`, `form.retry` tries again */
  readonly status: FormStatus
  readonly values: FormValues
  /** Shown issues by field. Their wording is the shop's: `wordIssue`, or `message` of a `server` one. */
  readonly issues: FieldIssues
  /** Touched fields without an issue. */
  readonly valid: readonly string[]
  /** The values differ from the initial ones. */
  readonly dirty: boolean
  /** Submitting: `aria-busy`. */
  readonly pending: boolean
  /** Error of the last attempt when no field is invalid. */
  readonly error: FlowError | null
  /** Where the shopper wants to navigate: a dialog asks for confirmation. Null: nowhere. */
  readonly leavingTo: string | null
}

/** The part of a snapshot that the view reads. */
export interface FormSnapshot {
  readonly context: FormContext
  readonly value: string | Readonly<Record<string, unknown>>
}

const statuses: readonly FormStatus[] = ['restoring', 'editing', 'submitting', 'failed', 'sent']

/** The form's state, however deep it is nested. */
function statusOf(value: unknown): FormStatus {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [value]
  const inside = typeof value === 'object' && value !== null && 'form' in value ? value.form : undefined
  return inside === undefined ? (statuses.find(status => names.includes(status)) ?? 'editing') : statusOf(inside)
}

/** The view of a snapshot. */
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
