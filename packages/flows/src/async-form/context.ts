import type { FlowError } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'

/** What stands in the inputs, by their names; a missing one is empty. */
export type FormValues = Readonly<Record<string, string>>

/** What was sent, and the key it was sent under. */
export interface Attempt {
  readonly values: FormValues
  readonly key: string
}

export interface FormContext {
  /** What the form is when nobody has touched it, e.g. with the name of who is signed in. */
  readonly start: FormValues
  readonly values: FormValues
  /** Inputs that were typed into while what was kept was still being read: they win over it. */
  readonly early: Readonly<Record<string, true>>
  /** What is told to be wrong, by input. */
  readonly issues: FieldIssues
  /** Inputs that were left or sent: they are judged. */
  readonly touched: Readonly<Record<string, true>>
  /** The last attempt, until it succeeds. The same values go out under the same key. */
  readonly attempt: Attempt | null
  /** Why the last attempt came to nothing, when no input is to blame. */
  readonly error: FlowError | null
  /** Where the page is asked to go while something unsent stands in the form. */
  readonly leavingTo: string | null
}

export interface FormInput {
  /** What stands in the inputs at first. @default nothing */
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
