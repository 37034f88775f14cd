import type { Form } from '@shop/contract/fields'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import { type FormContext, type FormValues, initial } from './context.ts'
import { isSame, issuesOf } from './form-updates.ts'

const statuses = ['restoring', 'editing', 'submitting', 'failed', 'sent'] as const

export type FormStatus = (typeof statuses)[number]

export interface FormView {
  /** `restoring`: the draft is being read · `failed`: see `error`, `form.retry` tries again */
  readonly status: FormStatus
  readonly values: FormValues
  /** Shown issues by field. Their wording is the shop's: `formatIssue`, or `message` of a `server` one. */
  readonly issues: FieldIssues
  /** Touched fields without an issue. */
  readonly valid: readonly string[]
  /** The values differ from the initial ones. */
  readonly dirty: boolean
  /** Submitting: `aria-busy`. */
  readonly pending: boolean
  /** Error of the last attempt when no field is invalid. */
  readonly error: ClientFailure | null
  /** URL of the blocked navigation: a dialog asks for confirmation. Null: none. */
  readonly blockedUrl: string | null
}

/** The part of a snapshot that the view reads. */
export interface FormSnapshot {
  readonly context: FormContext
  hasTag(tag: FormStatus): boolean
}

/** The view of a snapshot. */
export function formView(snapshot: FormSnapshot): FormView {
  const { form, start, values, issues, touched, error, blockedUrl } = snapshot.context
  const status = statuses.find(tag => snapshot.hasTag(tag)) ?? 'editing'
  const invalid = issuesOf(form, values)
  return {
    status,
    values,
    issues,
    valid: Object.keys(touched).filter(
      name => !(name in issues) && !(name in invalid) && Boolean(values[name]?.trim()),
    ),
    dirty: !isSame(form, start, values),
    pending: status === 'submitting',
    error,
    blockedUrl,
  }
}

/** The server-rendered view. */
export const initialFormView = (form: Form, start: FormValues = {}): FormView =>
  formView({ context: initial({ form, start }), hasTag: tag => tag === 'restoring' })
