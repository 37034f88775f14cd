import type { Cart } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import { type Change, changesBetween, changesByShop } from './changes.ts'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import { toOrderBody } from './order-body.ts'
import { firstInvalidInput, stepOf, toFieldIssues } from './values.ts'

/** What differs from the accepted cart. `whole`: includes another total, whoever caused it. */
export const changesOf = ({ cartSnapshot, cart }: CheckoutContext, whole: boolean): readonly Change[] =>
  cartSnapshot && cart ? (whole ? changesBetween : changesByShop)(cartSnapshot, cart) : []

/** Whether the shopper must accept changes before an order is made of a cart. */
export const mustAgree = (context: CheckoutContext, fresh: Cart): boolean =>
  context.cartSnapshot !== null && changesBetween(context.cartSnapshot, fresh).length > 0

/** A cart from elsewhere on the page. What the shopper did is accepted with it; what the shop changed must be agreed to. */
export const applyCart = (context: CheckoutContext, cart: Cart, coupon: string | null): CheckoutContext => {
  const next = { ...context, cart, coupon }
  return context.cartSnapshot && changesByShop(context.cartSnapshot, cart).length > 0
    ? next
    : { ...next, cartSnapshot: cart }
}

/** The shopper agrees to the cart as it is now. */
export const acceptChanges = (context: CheckoutContext): CheckoutContext => ({
  ...context,
  cartSnapshot: context.cart,
  requestedStep: 'payment',
  historyMode: context.step === 'payment' ? 'none' : 'replace',
  error: null,
})

/** Prepares the body of the order; it is kept until its outcome is known. */
export function prepareOrder(context: CheckoutContext, cart: Cart): CheckoutContext {
  const shippingMethod = selectedShippingMethod(context)
  if (!shippingMethod || context.cartId === null) return context
  const { lang, cartId, coupon, values } = context
  const sent = toOrderBody({ lang, cartId, coupon, version: cart.version }, values, shippingMethod)
  return { ...context, cart, cartSnapshot: cart, sent, failures: 0, error: null }
}

/** The next key after one: the order that follows a refusal is another one. */
export function nextKey(key: string): string {
  const [, stem = key, number = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return `${stem}.${Number(number) + 1}`
}

/** A definite rejection: no order exists under this key. Invalid fields are shown and their step is requested. */
export function applyRejection(context: CheckoutContext, error: FlowError): CheckoutContext {
  const issues = toFieldIssues(error.fields)
  const first = firstInvalidInput(issues)
  const requestedStep = first === null ? 'payment' : stepOf(first)
  return {
    ...context,
    key: nextKey(context.key),
    sent: null,
    failures: 0,
    issues,
    touched: { ...context.touched, ...Object.fromEntries(Object.keys(issues).map(name => [name, true] as const)) },
    error: first === null ? error : null,
    requestedStep,
    historyMode: requestedStep === context.step ? 'none' : 'replace',
  }
}
