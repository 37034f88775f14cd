import type { CheckoutContext } from './context.ts'
import { issuesOf } from './context.ts'
import type { Draft } from './envelope.ts'
import { previousStep, type Step } from './steps.ts'
import { type CheckoutValues, cleanStep, type FieldIssues, inputs, stepOf } from './values.ts'

/** What was typed. A field that was told to be wrong is judged with every key, so that it turns good at once; others are left in peace. */
export function updateValues(context: CheckoutContext, values: CheckoutValues): CheckoutContext {
  const next = { ...context, values: { ...context.values, ...values } }
  const kept = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now = issue.rule === 'server' && !(name in values) ? issue : issuesOf(next, stepOf(name))[name]
    return now ? [[name, now] as const] : []
  })
  return { ...next, issues: Object.fromEntries(kept) }
}

/** A field was left: it is judged, unless nothing was put into it. */
export function blurField(context: CheckoutContext, name: string): CheckoutContext {
  if (!context.values[name]?.trim()) return context
  const { [name]: _, ...others } = context.issues
  const issue = issuesOf(context, stepOf(name))[name]
  const cleaned = cleanStep(stepOf(name), context.values)[name]
  return {
    ...context,
    values: cleaned === undefined ? context.values : { ...context.values, [name]: cleaned },
    touched: { ...context.touched, [name]: true },
    issues: issue ? { ...others, [name]: issue } : others,
  }
}

const allTouched = (touched: CheckoutContext['touched'], step: Step): CheckoutContext['touched'] => ({
  ...touched,
  ...Object.fromEntries(inputs[step].map(name => [name, true] as const)),
})

/** A step is not good enough to be left. */
export const withFieldErrors = (context: CheckoutContext, issues: FieldIssues, step: Step): CheckoutContext => ({
  ...context,
  issues,
  touched: allTouched(context.touched, step),
})

/** A step is done: what was typed is brought to its form, and the next one is wanted. */
export const finishStep = (context: CheckoutContext, step: 'contact' | 'delivery'): CheckoutContext => ({
  ...context,
  values: cleanStep(step, context.values),
  finished: { ...context.finished, [step]: true },
  touched: allTouched(context.touched, step),
  issues: {},
  requestedStep: step === 'contact' ? 'delivery' : 'payment',
  historyMode: 'push',
})

/** What this tab remembers goes over what the server does: it is what was typed last. */
export const restoreDraft = (context: CheckoutContext, draft: Draft | null): CheckoutContext =>
  draft === null || (draft.cartId !== context.cartId && draft.sent === null)
    ? context
    : {
        ...context,
        values: { ...context.values, ...draft.values },
        finished: {
          contact: context.finished.contact || draft.finished.contact,
          delivery: context.finished.delivery || draft.finished.delivery,
        },
        city: draft.city ?? context.city,
        point: draft.point ?? context.point,
        // A key that followed a refusal of the server's own stays: the refused one is not used for another order.
        ...(draft.sent ? { cartId: context.cartId ?? draft.cartId } : {}),
        ...(draft.sent || draft.key.startsWith(`${context.key}.`) ? { key: draft.key, sent: draft.sent } : {}),
      }

/** A customer signs in on the way: what is still empty is filled. */
export const prefill = (context: CheckoutContext, own: CheckoutValues): CheckoutContext => ({
  ...context,
  values: {
    ...context.values,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !context.values[name])),
  },
})

/** The step an event asks for is wanted; what was told about the open one is done with. */
export const requestStep = (
  step: Step,
): Pick<CheckoutContext, 'requestedStep' | 'historyMode' | 'error' | 'issues'> => ({
  requestedStep: step,
  historyMode: 'replace',
  error: null,
  issues: {},
})

/** The step that was finished last: the one before the wanted one. */
export const savedStep = ({ requestedStep }: CheckoutContext): Step => previousStep(requestedStep ?? 'delivery')
