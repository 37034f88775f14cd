import type { CheckoutContext } from './context.ts'
import { issuesOf } from './context.ts'
import type { Draft } from './envelope.ts'
import { previousStep, type Step } from './steps.ts'
import { type CheckoutValues, cleanStep, type FieldIssues, inputs, stepOf } from './values.ts'

/** Changes values. A field with a shown issue is validated with every key, so that the issue disappears at once; others are not. */
export function updateValues(context: CheckoutContext, values: CheckoutValues): CheckoutContext {
  const next = { ...context, values: { ...context.values, ...values } }
  const remaining = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now = issue.rule === 'server' && !(name in values) ? issue : issuesOf(next, stepOf(name))[name]
    return now ? [[name, now] as const] : []
  })
  return { ...next, issues: Object.fromEntries(remaining) }
}

/** A field lost focus: it is validated, unless it is empty. */
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

/** Shows the issues of a step. */
export const withFieldErrors = (context: CheckoutContext, issues: FieldIssues, step: Step): CheckoutContext => ({
  ...context,
  issues,
  touched: allTouched(context.touched, step),
})

/** Finishes a step: its values are normalised, and the next step is requested. */
export const finishStep = (context: CheckoutContext, step: 'contact' | 'delivery'): CheckoutContext => ({
  ...context,
  values: cleanStep(step, context.values),
  finished: { ...context.finished, [step]: true },
  touched: allTouched(context.touched, step),
  issues: {},
  requestedStep: step === 'contact' ? 'delivery' : 'payment',
  historyMode: 'push',
})

/** Applies the stored draft over what the server knows: it is newer. */
export function restoreDraft(context: CheckoutContext, draft: Draft | null): CheckoutContext {
  if (draft === null || (draft.cartId !== context.cartId && draft.sent === null)) return context
  const values = { ...context.values, ...draft.values }
  const known = draft.city ?? context.city
  // A city that the server filled in and the shopper has emptied stays empty.
  const city = known?.ref === values['delivery.city_ref'] ? known : null
  return {
    ...context,
    values,
    ...(city?.ref === context.city?.ref ? {} : { shippingMethods: [], payments: [] }),
    finished: {
      contact: context.finished.contact || draft.finished.contact,
      delivery: context.finished.delivery || draft.finished.delivery,
    },
    city,
    point: draft.point ?? context.point,
    // A key that the server has created after a rejection stays: the rejected one is not used for another order.
    ...(draft.sent ? { cartId: context.cartId ?? draft.cartId } : {}),
    ...(draft.sent || draft.key.startsWith(`${context.key}.`) ? { key: draft.key, sent: draft.sent } : {}),
  }
}

/** A customer signed in during the checkout: empty fields are filled. */
export const prefill = (context: CheckoutContext, own: CheckoutValues): CheckoutContext => ({
  ...context,
  values: {
    ...context.values,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !context.values[name])),
  },
})

/** Requests a step and clears the issues of the open one. */
export const requestStep = (
  step: Step,
): Pick<CheckoutContext, 'requestedStep' | 'historyMode' | 'error' | 'issues'> => ({
  requestedStep: step,
  historyMode: 'replace',
  error: null,
  issues: {},
})

/** The step that was finished last: the one before the requested one. */
export const savedStep = ({ requestedStep }: CheckoutContext): Step => previousStep(requestedStep ?? 'delivery')
