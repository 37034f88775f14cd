import type { FlowCart } from '../cart/ids.ts'
import type { ShippingOptions } from './actors.ts'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import type { CheckoutDefinition } from './definition.ts'
import { destinationOf } from './form-changes.ts'
import { inputsOf } from './form-rules.ts'
import { updateValues } from './form-updates.ts'
import { allowedPayments, PAYMENT, SHIPPING_METHOD } from './values.ts'

/** Another shipping method: its point differs, and the payment may not be allowed. */
export function pickShippingMethod(
  definition: CheckoutDefinition,
  context: CheckoutContext,
  id: string,
): CheckoutContext {
  if (context.values[SHIPPING_METHOD] === id) return context
  const allowed = context.shippingMethods.find(shippingMethod => shippingMethod.id === id)?.payments ?? []
  const payment = context.values[PAYMENT] ?? ''
  return updateValues(
    definition,
    { ...context, point: null },
    {
      ...definition.directory?.noPoint,
      [SHIPPING_METHOD]: id,
      [PAYMENT]: allowed.includes(payment) ? payment : '',
    },
  )
}

/** Applies the shipping methods of the destination. A selected one that is missing is deselected. */
export function applyShippingOptions(
  definition: CheckoutDefinition,
  context: CheckoutContext,
  { shippingMethods, payments }: ShippingOptions,
): CheckoutContext {
  const next = { ...context, shippingMethods, payments }
  return selectedShippingMethod(next) || !context.values[SHIPPING_METHOD]
    ? next
    : pickShippingMethod(definition, next, '')
}

/** Selects a payment; without a shipping method this is an issue, not silence. */
export function pickPayment(definition: CheckoutDefinition, context: CheckoutContext, id: string): CheckoutContext {
  const shippingMethod = selectedShippingMethod(context)
  if (!shippingMethod) return { ...context, issues: { ...context.issues, [PAYMENT]: { rule: 'deliveryFirst' } } }
  const isAllowed = allowedPayments({ shippingMethod, point: context.point }).includes(id)
  return isAllowed ? updateValues(definition, context, { [PAYMENT]: id }) : context
}

/** Whether the shipping methods are of another destination than the present one, or are not loaded. */
export const isOtherDestination = (definition: CheckoutDefinition, context: CheckoutContext): boolean =>
  destinationOf(definition, context) !== context.shippingDestination

/** Whether the inputs of the open step, which are still being entered, do not determine the destination. */
export function isDestinationElsewhere(definition: CheckoutDefinition, context: CheckoutContext): boolean {
  const open = inputsOf(definition, context.step)
  const others = Object.entries(context.values).filter(([name]) => !open.includes(name))
  return (
    destinationOf(definition, context) === destinationOf(definition, { ...context, values: Object.fromEntries(others) })
  )
}

/**
 * Whether the shop pays the carrier with a cart and does not with the present one, or the other way round; of another cart the tax and
 * the total of a shipping method are others too.
 */
export const changesDelivery = (definition: CheckoutDefinition, context: CheckoutContext, cart: FlowCart): boolean =>
  destinationOf(definition, context) !== null &&
  context.sent === null &&
  (context.cart?.coupon?.free_delivery !== cart.coupon?.free_delivery ||
    (context.cart?.version !== cart.version &&
      context.shippingMethods.some(({ tax, total }) => (tax ?? total) !== undefined)))

/** Whether shipping methods must be loaded before a step can be resolved. */
export const needsShippingMethods = (definition: CheckoutDefinition, context: CheckoutContext): boolean =>
  destinationOf(definition, context) !== null &&
  context.shippingMethods.length === 0 &&
  Boolean(context.values[SHIPPING_METHOD])
