import { type Form, normalizeForm, validateForm } from '@shop/contract/fields'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
import type { Attempt, FormContext, FormValues } from './context.ts'
import type { Draft } from './envelope.ts'

/** The normalised values of all fields. */
export const cleaned = (form: Form, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(normalizeForm(form, values)).map(([name, value]) => [name, value ?? '']))

export const issuesOf = (form: Form, values: FormValues): FieldIssues =>
  Object.fromEntries(
    Object.entries(validateForm(form, values)).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])),
  )

export const isSame = (form: Form, one: FormValues, other: FormValues): boolean => {
  const [first, second] = [cleaned(form, one), cleaned(form, other)]
  return Object.keys(form).every(name => first[name] === second[name])
}

/** The first field in page order with a shown issue: it gets the focus. */
export const firstInvalidField = ({ form, issues }: FormContext): string | null =>
  Object.keys(form).find(name => name in issues) ?? null

/** Changes values. Only fields with a shown issue are validated on change, so that the issue disappears as soon as it is fixed. */
export function updateValues(context: FormContext, changes: FormValues): FormContext {
  const values = { ...context.values, ...changes }
  const invalid = issuesOf(context.form, values)
  const issues = Object.entries(context.issues).flatMap(([name, issue]) => {
    const next: FieldIssue | undefined = issue.rule === 'server' && !(name in changes) ? issue : invalid[name]
    return next ? [[name, next] as const] : []
  })
  return { ...context, values, issues: Object.fromEntries(issues), error: null }
}

/** Changes values while the draft is being restored. */
export const updateValuesBeforeRestore = (context: FormContext, changes: FormValues): FormContext => ({
  ...updateValues(context, changes),
  changedBeforeRestore: {
    ...context.changedBeforeRestore,
    ...Object.fromEntries(Object.keys(changes).map(name => [name, true] as const)),
  },
})

/** Applies the stored draft, except for fields changed since. */
export const restoreDraft = (context: FormContext, { values, attempt }: Draft): FormContext => {
  const changes = Object.entries(context.values).filter(([name]) => name in context.changedBeforeRestore)
  return { ...context, values: { ...context.start, ...values, ...Object.fromEntries(changes) }, attempt }
}

/** A field lost focus: it is validated, unless it is empty. */
export function blurField(context: FormContext, name: string): FormContext {
  const { form } = context
  if (!context.values[name]?.trim() || !(name in form)) return context
  const { [name]: shown, ...others } = context.issues
  const issue = shown?.rule === 'server' ? shown : issuesOf(form, context.values)[name]
  return {
    ...context,
    values: { ...context.values, [name]: cleaned(form, context.values)[name] ?? '' },
    touched: { ...context.touched, [name]: true },
    issues: issue ? { ...others, [name]: issue } : others,
  }
}

const allTouched = (form: Form): FormContext['touched'] =>
  Object.fromEntries(Object.keys(form).map(name => [name, true] as const))

/** Shows the issues of all fields. */
export const withFieldErrors = (context: FormContext): FormContext => ({
  ...context,
  issues: issuesOf(context.form, context.values),
  touched: allTouched(context.form),
})

/** Starts an attempt; unchanged values keep the key of the last one. */
export function startAttempt(context: FormContext): FormContext {
  const { form, environment, attempt, values } = context
  const key = attempt && isSame(form, attempt.values, values) ? attempt.key : environment.newKey()
  return {
    ...context,
    attempt: { values: cleaned(form, values), key },
    touched: allTouched(form),
    issues: {},
    error: null,
  }
}

/** The attempt to send. Throws without one: `submitting` is only entered with an attempt. */
export function attemptOf({ attempt }: FormContext): Attempt {
  if (!attempt) throw new Error('There is no attempt to send')
  return attempt
}

/** Whether an error is about fields of this form. */
export const hasFieldErrors = (form: Form, error: ClientFailure): boolean =>
  error.kind === 'validation' && Object.keys(error.fields).some(name => name in form)

/** Shows the backend's messages at their fields. */
export const applyServerErrors = (context: FormContext, error: ClientFailure): FormContext => ({
  ...context,
  issues: Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, [message = '']]) =>
      name in context.form ? [[name, { rule: 'server', message } as const]] : [],
    ),
  ),
})

/** The form was sent: it is reset, unless it was edited meanwhile. */
export const clearSent = (context: FormContext): FormContext => {
  const { form, start, values, attempt } = context
  const isUntouched = attempt !== null && isSame(form, attempt.values, values)
  return { ...context, values: isUntouched ? start : values, issues: {}, touched: {}, attempt: null, error: null }
}
