import { cleanForm, type Form, judgeForm } from '@shop/contract/fields'
import type { FlowError } from '../flow/failure.ts'
import type { FieldIssue, FieldIssues } from '../flow/field-issues.ts'
import type { FormContext, FormValues } from './context.ts'
import type { Draft } from './envelope.ts'

/** Every input of a form in the shape it is judged and sent in. */
export const cleaned = (form: Form, typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(cleanForm(form, typed)).map(([name, value]) => [name, value ?? '']))

export const issuesOf = (form: Form, typed: FormValues): FieldIssues =>
  Object.fromEntries(Object.entries(judgeForm(form, typed)).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])))

export const isSame = (form: Form, one: FormValues, other: FormValues): boolean => {
  const [first, second] = [cleaned(form, one), cleaned(form, other)]
  return Object.keys(form).every(name => first[name] === second[name])
}

/** The first wrong input in the order of the form: the one that gets the focus. */
export const firstOf = (form: Form, issues: FieldIssues): string | null =>
  Object.keys(form).find(name => name in issues) ?? null

/** What was typed. An input that was told to be wrong is judged with every key, so that it turns good at once; others are left in peace. */
export function typedInto(form: Form, context: FormContext, values: FormValues): FormContext {
  const typed = { ...context.typed, ...values }
  const wrong = issuesOf(form, typed)
  const issues = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now: FieldIssue | undefined = issue.rule === 'told' && !(name in values) ? issue : wrong[name]
    return now ? [[name, now] as const] : []
  })
  return { ...context, typed, issues: Object.fromEntries(issues), error: null }
}

/** What was typed while what was kept was still being read. */
export const typedEarly = (form: Form, context: FormContext, values: FormValues): FormContext => ({
  ...typedInto(form, context, values),
  early: { ...context.early, ...Object.fromEntries(Object.keys(values).map(name => [name, true] as const)) },
})

/** What was kept stands in the form again, but for what has been typed since. */
export const recalled = (context: FormContext, { typed, attempt }: Draft): FormContext => {
  const since = Object.entries(context.typed).filter(([name]) => name in context.early)
  return { ...context, typed: { ...context.start, ...typed, ...Object.fromEntries(since) }, attempt }
}

/** An input was left: it is judged, unless nothing was put into it. */
export function leftField(form: Form, context: FormContext, name: string): FormContext {
  if (!context.typed[name]?.trim() || !(name in form)) return context
  const { [name]: told, ...others } = context.issues
  const issue = told?.rule === 'told' ? told : issuesOf(form, context.typed)[name]
  return {
    ...context,
    typed: { ...context.typed, [name]: cleaned(form, context.typed)[name] ?? '' },
    judged: { ...context.judged, [name]: true },
    issues: issue ? { ...others, [name]: issue } : others,
  }
}

const allJudged = (form: Form): FormContext['judged'] =>
  Object.fromEntries(Object.keys(form).map(name => [name, true] as const))

/** The form is not good enough to be sent. */
export const punished = (form: Form, context: FormContext): FormContext => ({
  ...context,
  issues: issuesOf(form, context.typed),
  judged: allJudged(form),
})

/** The form goes out: under the key of the last attempt when nothing has changed since. */
export function attempted(form: Form, context: FormContext, newKey: () => string): FormContext {
  const { attempt, typed } = context
  const key = attempt && isSame(form, attempt.values, typed) ? attempt.key : newKey()
  return {
    ...context,
    attempt: { values: cleaned(form, typed), key },
    judged: allJudged(form),
    issues: {},
    error: null,
  }
}

/** Whether a refusal blames inputs of this form. */
export const blamesInputs = (form: Form, error: FlowError): boolean =>
  error.kind === 'validation' && Object.keys(error.fields).some(name => name in form)

/** The backend blames inputs. */
export const refused = (form: Form, context: FormContext, error: FlowError): FormContext => ({
  ...context,
  issues: Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, [message = '']]) =>
      name in form ? [[name, { rule: 'told', message } as const]] : [],
    ),
  ),
})

/** It was sent: the form is as at first again, but for what was typed meanwhile. */
export const emptied = (form: Form, context: FormContext): FormContext => {
  const { start, typed, attempt } = context
  const isUntouched = attempt !== null && isSame(form, attempt.values, typed)
  return { ...context, typed: isUntouched ? start : typed, issues: {}, judged: {}, attempt: null, error: null }
}
