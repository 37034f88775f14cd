import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'

/** Values by field name; a missing one is empty. */
export type FormValues = Readonly<Record<string, string>>

/** What was sent, and the key it was sent under. */
export interface Attempt {
  readonly values: FormValues
  readonly key: string
}

export interface FormContext {
  /** Initial values, e.g. with the name of the signed-in customer. */
  readonly start: FormValues
  readonly values: FormValues
  /** Fields changed while the draft was being restored: they win over it. */
  readonly early: Readonly<Record<string, true>>
  /** Shown issues by field. */
  readonly issues: FieldIssues
  /** Fields that were blurred or submitted. */
  readonly touched: Readonly<Record<string, true>>
  /** The last attempt, until it succeeds. The same values go out under the same key. */
  readonly attempt: Attempt | null
  /** Error of the last attempt when no field is invalid. */
  readonly error: FlowError | null
  /** Where the shopper wants to navigate while the form is dirty. */
  readonly leavingTo: string | null
}

export interface FormInput {
  /** Initial values. @default empty */
  start?: FormValues
}

export const initial = ({ start = {} }: FormInput): FormContext => ({
  start,
  values: start,
  early: {},
  issues: {},
  touched: {},
  attempt: null,
  error: null,
  leavingTo: null,
})
