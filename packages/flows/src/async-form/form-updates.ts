import { cleanForm, type Form, judgeForm } from '@shop/contract/fields'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
import type { FormContext, FormValues } from './context.ts'
import type { Draft } from './envelope.ts'

/** The normalised values of all fields. */
export const cleaned = (form: Form, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(cleanForm(form, values)).map(([name, value]) => [name, value ?? '']))

export const issuesOf = (form: Form, values: FormValues): FieldIssues =>
  Object.fromEntries(Object.entries(judgeForm(form, values)).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])))

export const isSame = (form: Form, one: FormValues, other: FormValues): boolean => {
  const [first, second] = [cleaned(form, one), cleaned(form, other)]
  return Object.keys(form).every(name => first[name] === second[name])
}

/** The first invalid field in the order of the form: it gets the focus. */
export const firstInvalidInput = (form: Form, issues: FieldIssues): string | null =>
  Object.keys(form).find(name => name in issues) ?? null

/** Changes values. A field with a shown issue is validated with every key, so that the issue disappears at once; others are not. */
export function updateValues(form: Form, context: FormContext, changes: FormValues): FormContext {
  const values = { ...context.values, ...changes }
  const wrong = issuesOf(form, values)
  const issues = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now: FieldIssue | undefined = issue.rule === 'server' && !(name in changes) ? issue : wrong[name]
    return now ? [[name, now] as const] : []
  })
  return { ...context, values, issues: Object.fromEntries(issues), error: null }
}

/** Changes values while the draft is being restored. */
export const updateValuesEarly = (form: Form, context: FormContext, changes: FormValues): FormContext => ({
  ...updateValues(form, context, changes),
  early: { ...context.early, ...Object.fromEntries(Object.keys(changes).map(name => [name, true] as const)) },
})

/** Applies the stored draft, except for fields changed since. */
export const restoreDraft = (context: FormContext, { values, attempt }: Draft): FormContext => {
  const since = Object.entries(context.values).filter(([name]) => name in context.early)
  return { ...context, values: { ...context.start, ...values, ...Object.fromEntries(since) }, attempt }
}

/** A field lost focus: it is validated, unless it is empty. */
export function blurField(form: Form, context: FormContext, name: string): FormContext {
  if (!context.values[name]?.trim() || !(name in form)) return context
  const { [name]: told, ...others } = context.issues
  const issue = told?.rule === 'server' ? told : issuesOf(form, context.values)[name]
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
export const withFieldErrors = (form: Form, context: FormContext): FormContext => ({
  ...context,
  issues: issuesOf(form, context.values),
  touched: allTouched(form),
})

/** Starts an attempt; unchanged values keep the key of the last one. */
export function startAttempt(form: Form, context: FormContext, newKey: () => string): FormContext {
  const { attempt, values } = context
  const key = attempt && isSame(form, attempt.values, values) ? attempt.key : newKey()
  return {
    ...context,
    attempt: { values: cleaned(form, values), key },
    touched: allTouched(form),
    issues: {},
    error: null,
  }
}

/** Whether an error is about fields of this form. */
export const hasFieldErrors = (form: Form, error: FlowError): boolean =>
  error.kind === 'validation' && Object.keys(error.fields).some(name => name in form)

/** Shows the backend's messages at their fields. */
export const applyServerErrors = (form: Form, context: FormContext, error: FlowError): FormContext => ({
  ...context,
  issues: Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, [message = '']]) =>
      name in form ? [[name, { rule: 'server', message } as const]] : [],
    ),
  ),
})

/** The form was sent: it is reset, unless it was edited meanwhile. */
export const clearSent = (form: Form, context: FormContext): FormContext => {
  const { start, values, attempt } = context
  const isUntouched = attempt !== null && isSame(form, attempt.values, values)
  return { ...context, values: isUntouched ? start : values, issues: {}, touched: {}, attempt: null, error: null }
}
