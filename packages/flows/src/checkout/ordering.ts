import type { Cart } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import { type Change, changesBetween, shopsChanges } from './changes.ts'
import { type CheckoutContext, wayOf } from './context.ts'
import { submissionOf } from './submission.ts'
import { firstOf, issuesTold, stepOf } from './typed.ts'

/** What is no longer as it was shown. `whole`: another total is told too, whoever changed it. */
export const changesOf = ({ shown, cart }: CheckoutContext, whole: boolean): readonly Change[] =>
  shown && cart ? (whole ? changesBetween : shopsChanges)(shown, cart) : []

/** Whether something must be agreed to before an order is made of a cart. */
export const mustAgree = (context: CheckoutContext, fresh: Cart): boolean =>
  context.shown !== null && changesBetween(context.shown, fresh).length > 0

/** A cart from elsewhere on the page. What the shopper did is accepted with it; what the shop changed must be agreed to. */
export const cartTold = (context: CheckoutContext, cart: Cart, coupon: string | null): CheckoutContext => {
  const next = { ...context, cart, coupon }
  return context.shown && shopsChanges(context.shown, cart).length > 0 ? next : { ...next, shown: cart }
}

/** The shopper agrees to the cart as it is now. */
export const agreed = (context: CheckoutContext): CheckoutContext => ({
  ...context,
  shown: context.cart,
  asked: 'payment',
  trace: context.step === 'payment' ? 'none' : 'replace',
  error: null,
})

/** Nothing stands in the way: this is what will be sent, until its outcome is known. */
export function ordering(context: CheckoutContext, cart: Cart): CheckoutContext {
  const way = wayOf(context)
  if (!way || context.cartId === null) return context
  const { lang, cartId, coupon, typed } = context
  const sent = submissionOf({ lang, cartId, coupon, version: cart.version }, typed, way)
  return { ...context, cart, shown: cart, sent, failures: 0, error: null }
}

/** The next key after one: the order that follows a refusal is another one. */
export function keyAfter(key: string): string {
  const [, stem = key, number = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return `${stem}.${Number(number) + 1}`
}

/** A clear refusal: nothing was ordered under this key. Inputs that are to blame are told, and their step is wanted. */
export function refused(context: CheckoutContext, error: FlowError): CheckoutContext {
  const issues = issuesTold(error.fields)
  const first = firstOf(issues)
  const asked = first === null ? 'payment' : stepOf(first)
  return {
    ...context,
    key: keyAfter(context.key),
    sent: null,
    failures: 0,
    issues,
    judged: { ...context.judged, ...Object.fromEntries(Object.keys(issues).map(name => [name, true] as const)) },
    error: first === null ? error : null,
    asked,
    trace: asked === context.step ? 'none' : 'replace',
  }
}
