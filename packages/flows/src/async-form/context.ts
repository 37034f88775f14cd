import type { Form } from '@shop/contract/fields'
import { randomKey } from '../flow/environment.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'

/** Values by field name; a missing one is empty. */
export type FormValues = Readonly<Record<string, string>>

/** The submitted values and their idempotency key. */
export interface Attempt {
  readonly values: FormValues
  readonly key: string
}

export interface FormContext {
  /** The fields in page order. */
  readonly form: Form
  /** Injected functions; nested because `assign` calls functions at the top level of what it assigns. */
  readonly environment: { readonly newKey: () => string }
  /** Milliseconds after which `sent` turns into `editing`; null: only by an event. */
  readonly resetAfterMs: number | null
  /** Initial values, e.g. with the name of the signed-in customer. */
  readonly start: FormValues
  readonly values: FormValues
  /** Fields changed while the draft was being restored: they win over it. */
  readonly changedBeforeRestore: Readonly<Record<string, true>>
  /** Shown issues by field. */
  readonly issues: FieldIssues
  /** Fields that were blurred or submitted. */
  readonly touched: Readonly<Record<string, true>>
  /** The last attempt, until it succeeds. Unchanged values are submitted under the same key. */
  readonly attempt: Attempt | null
  /** Error of the last attempt when no field is invalid. */
  readonly error: ClientFailure | null
  /** URL of the navigation that is blocked while the form is dirty. */
  readonly blockedUrl: string | null
}

export interface FormInput {
  /** Initial values. @default empty */
  start?: FormValues
}

/** Input of the machine. */
export interface FormMachineInput extends FormInput {
  /** The fields in page order: the contract's, or one's own. */
  form: Form
  /** Creates an idempotency key. @default 128 random bits */
  newKey?: (() => string) | undefined
  /** Milliseconds after which `sent` turns into `editing`. @default only by an event */
  resetAfterMs?: number | undefined
}

const emptyForm = { changedBeforeRestore: {}, issues: {}, touched: {}, attempt: null, error: null } as const

export const initial = ({ form, newKey = randomKey, resetAfterMs, start = {} }: FormMachineInput): FormContext => ({
  form,
  environment: { newKey },
  resetAfterMs: resetAfterMs ?? null,
  start,
  values: start,
  ...emptyForm,
  blockedUrl: null,
})

/** Resets the form; a blocked navigation stays. */
export const resetForm = (context: FormContext): FormContext => ({
  ...context,
  ...emptyForm,
  values: context.start,
})
