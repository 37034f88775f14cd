import type { RestoredState } from './actors.ts'
import { type CheckoutContext, isEmpty } from './context.ts'
import type { CheckoutForm } from './definition.ts'
import { type Draft, emptyDraft, type SentOrder } from './envelope.ts'
import { cleanStep, destinationOf, firstInvalidInput, nextStep, previousStep } from './form-changes.ts'
import { firstStep, inputsOf, issuesOf, stepOf } from './form-rules.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { CheckoutValues, FieldIssues } from './values.ts'

/** The shipping methods of another destination are not those of this one. */
const withDestination = (definition: CheckoutForm, before: CheckoutContext, next: CheckoutContext): CheckoutContext =>
  destinationOf(definition, before) === destinationOf(definition, next)
    ? next
    : { ...next, shippingMethods: [], payments: [] }

/** Changes values. A field with a shown issue is validated with every key, so that the issue disappears at once; others are not. */
export function updateValues(
  definition: CheckoutForm,
  context: CheckoutContext,
  values: CheckoutValues,
): CheckoutContext {
  const next = withDestination(definition, context, { ...context, values: { ...context.values, ...values } })
  const remaining = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now =
      issue.rule === 'server' && !(name in values) ? issue : issuesOf(definition, next, stepOf(definition, name))[name]
    return now ? [[name, now] as const] : []
  })
  return { ...next, issues: Object.fromEntries(remaining) }
}

/** A field lost focus: it is validated, unless it is empty. */
export function blurField(definition: CheckoutForm, context: CheckoutContext, name: string): CheckoutContext {
  if (!context.values[name]?.trim()) return context
  const { [name]: _, ...others } = context.issues
  const step = stepOf(definition, name)
  const issue = issuesOf(definition, context, step)[name]
  const cleaned = cleanStep(definition, step, context.values)[name]
  return {
    ...context,
    values: cleaned === undefined ? context.values : { ...context.values, [name]: cleaned },
    touched: { ...context.touched, [name]: true },
    issues: issue ? { ...others, [name]: issue } : others,
  }
}

/** Shows the issues of a step. */
export const withFieldErrors = (
  definition: CheckoutForm,
  context: CheckoutContext,
  issues: FieldIssues,
  step: string,
): CheckoutContext => ({
  ...context,
  issues,
  touched: { ...context.touched, ...Object.fromEntries(inputsOf(definition, step).map(name => [name, true] as const)) },
})

/** Finishes a step: its values are normalised, and the next step is requested. */
export const finishStep = (definition: CheckoutForm, context: CheckoutContext, step: string): CheckoutContext => ({
  ...withFieldErrors(definition, context, {}, step),
  values: cleanStep(definition, step, context.values),
  finished: { ...context.finished, [step]: true },
  requestedStep: nextStep(definition, step),
  historyMode: 'push',
})

/**
 * The stored order that the shopper comes back to: named by the return address, or of this cart, as far as it is left. More goods are a
 * new checkout.
 */
function returnedOrder(context: CheckoutContext, { order, cartId, pieces }: SentOrder): PlacedOrder | null {
  const { cart } = context
  const isOrdered = cart?.items.every(({ id, count }) => count <= (pieces[id] ?? 0)) ?? true
  const isOfCart = isEmpty(context) || (cartId === context.cartId && isOrdered)
  return (context.order ? context.order.number === order?.number : isOfCart) ? order : null
}

/** What is resumed: what this tab has stored, or an order of unknown outcome of another tab. */
function resumed(context: CheckoutContext, { draft, unsettled }: RestoredState): Draft | null {
  const own = draft && { ...draft, order: returnedOrder(context, draft) }
  if (own?.sent || own?.order || !unsettled) return own
  const order = returnedOrder(context, unsettled)
  return unsettled.sent || order ? { ...emptyDraft, ...own, ...unsettled, order } : own
}

/** Applies what is stored over what the server knows: it is newer. */
export function restoreDraft(
  definition: CheckoutForm,
  context: CheckoutContext,
  stored: RestoredState,
): CheckoutContext {
  const draft = resumed(context, stored)
  if (draft === null || (draft.cartId !== context.cartId && !draft.sent && !draft.order)) return context
  const order = draft.order ?? context.order
  const values = { ...context.values, ...draft.values }
  const known = draft.city ?? context.city
  // A city that the server filled in and the shopper has emptied stays empty.
  const city = known?.ref === values['delivery.city_ref'] ? known : null
  const finished = Object.entries(draft.finished).filter(([, isFinished]) => isFinished)
  return {
    ...withDestination(definition, context, { ...context, values, city }),
    finished: { ...context.finished, ...Object.fromEntries(finished) },
    point: draft.point ?? context.point,
    // A key that the server has created after a rejection stays: the rejected one is not used for another order.
    ...(draft.sent || order ? { cartId: context.cartId ?? (draft.cartId || null) } : {}),
    ...(draft.sent || order || draft.key.startsWith(`${context.key}.`)
      ? { key: draft.key, sent: draft.sent, order }
      : {}),
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
  step: string,
): Pick<CheckoutContext, 'requestedStep' | 'historyMode' | 'error' | 'issues'> => ({
  requestedStep: step,
  historyMode: 'replace',
  error: null,
  issues: {},
})

/** Requests the step of the first issue, or the last one without an issue. */
export function requestStepOf(
  definition: CheckoutForm,
  { step }: CheckoutContext,
  issues: FieldIssues,
): { readonly requestedStep: string; readonly historyMode: 'none' | 'replace' } {
  const requestedStep = stepOf(definition, firstInvalidInput(definition, issues) ?? '')
  return { requestedStep, historyMode: requestedStep === step ? 'none' : 'replace' }
}

/** The step that was finished last: the one before the requested one. */
export const savedStep = (definition: CheckoutForm, { requestedStep }: CheckoutContext): string =>
  previousStep(definition, requestedStep ?? firstStep(definition))
