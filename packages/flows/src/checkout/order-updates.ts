import type { FlowCart } from '../cart/ids.ts'
import { isCart } from '../cart/is-cart.ts'
import { isRecord } from '../flow/envelope.ts'
import type { ClientFailure } from '../flow/failure.ts'
import { changesBetween, changesByShop } from './changes.ts'
import { type CheckoutContext, cartReference, selectedShippingMethod } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import { clean, toFieldIssues } from './form-changes.ts'
import { lastStep } from './form-rules.ts'
import { requestStep, requestStepOf } from './form-updates.ts'

/** The current cart of a conflict; null when it contains none. */
const cartOfConflict = ({ kind, data }: ClientFailure): FlowCart | null =>
  kind === 'conflict' && isRecord(data) && isCart(data.cart) ? data.cart : null

/** Whether a conflict contains changes that the shopper must accept before an order is made. */
export function mustAcceptConflict({ cartSnapshot }: CheckoutContext, error: ClientFailure): boolean {
  const cart = cartOfConflict(error)
  return (
    cart !== null && cart.items.length > 0 && cartSnapshot !== null && changesBetween(cartSnapshot, cart).length > 0
  )
}

/** A cart from elsewhere on the page. What the shopper did is accepted with it; what the shop changed must be accepted first. */
export const applyCart = (context: CheckoutContext, cart: FlowCart, coupon: string | null): CheckoutContext => {
  const next = { ...context, cart, coupon }
  return context.cartSnapshot && changesByShop(context.cartSnapshot, cart).length > 0
    ? next
    : { ...next, cartSnapshot: cart }
}

/** Accepts the cart as it is now. */
export const acceptChanges = (definition: CheckoutDefinition, context: CheckoutContext): CheckoutContext => ({
  ...context,
  cartSnapshot: context.cart,
  error: null,
  ...requestStepOf(definition, context, {}),
})

/** Prepares the body of the order: of the cart that was shown. It is kept until its outcome is known. */
export function prepareOrder(definition: CheckoutDefinition, context: CheckoutContext): CheckoutContext {
  const { cartId, cartSnapshot, adClick, city, point } = context
  if (cartId === null || !cartSnapshot) return context
  const sent = definition.toOrderBody({
    ...cartReference(context),
    version: cartSnapshot.version,
    adClick,
    values: clean(definition, context.values),
    city,
    shippingMethod: selectedShippingMethod(context),
    point,
  })
  return sent ? { ...context, sent, failures: 0, error: null, issues: {} } : context
}

/** The next key after one: the order that follows a rejection is another one. */
export function nextKey(key: string): string {
  const [, stem = key, number = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return `${stem}.${Number(number) + 1}`
}

/** No order exists under the key: what is submitted next is another order. */
export const startNewOrder = (
  definition: CheckoutDefinition,
  context: CheckoutContext,
  cart: FlowCart,
): CheckoutContext => ({
  ...applyCart(context, cart, context.coupon),
  ...requestStep(lastStep(definition)),
  key: nextKey(context.key),
  sent: null,
  order: null,
  paymentOutcome: null,
})

/** A definite rejection: no order exists under this key. Invalid fields are shown and their step is requested. */
export function applyRejection(
  definition: CheckoutDefinition,
  context: CheckoutContext,
  error: ClientFailure,
): CheckoutContext {
  const issues = toFieldIssues(definition, error.fields)
  const invalid = Object.keys(issues)
  const cart = cartOfConflict(error) ?? context.cart
  // Changes that are listed explain the rejection themselves, and are compared with the accepted cart.
  const hasChanges = mustAcceptConflict(context, error)
  return {
    ...context,
    key: nextKey(context.key),
    sent: null,
    failures: 0,
    cart,
    cartSnapshot: hasChanges || cart === context.cart ? context.cartSnapshot : cart,
    issues,
    touched: { ...context.touched, ...Object.fromEntries(invalid.map(name => [name, true] as const)) },
    error: invalid.length === 0 && !hasChanges ? error : null,
    ...requestStepOf(definition, context, issues),
  }
}
