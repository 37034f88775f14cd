import type { City, Point } from '@shop/contract'
import type { ShippingOptions } from './actors.ts'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import { updateValues } from './form-updates.ts'

/** Another city: everything that depends on the previous one is cleared. */
const clearCity = (context: CheckoutContext): CheckoutContext =>
  updateValues(
    { ...context, city: null, shippingMethods: [], payments: [], point: null },
    { 'delivery.city': '', 'delivery.city_ref': '', 'delivery.point': '', 'delivery.point_ref': '' },
  )

export const pickCity = (context: CheckoutContext, city: City): CheckoutContext => {
  const clear = context.city?.ref === city.ref ? context : clearCity(context)
  return updateValues({ ...clear, city }, { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref })
}

/** Another shipping method: its point differs, and the payment may not be allowed. */
export function pickShippingMethod(context: CheckoutContext, id: string): CheckoutContext {
  if (context.values['delivery.id'] === id) return context
  const allowed = context.shippingMethods.find(shippingMethod => shippingMethod.id === id)?.payments ?? []
  const payment = context.values['payment.id'] ?? ''
  return updateValues(
    { ...context, point: null },
    {
      'delivery.id': id,
      'delivery.point': '',
      'delivery.point_ref': '',
      'payment.id': allowed.includes(payment) ? payment : '',
    },
  )
}

export const pickPoint = (context: CheckoutContext, point: Point): CheckoutContext =>
  updateValues({ ...context, point }, { 'delivery.point': point.name, 'delivery.point_ref': point.ref })

/** Applies the shipping methods of the city. A selected one that is missing is deselected. */
export function applyShippingOptions(
  context: CheckoutContext,
  { shippingMethods, payments }: ShippingOptions,
): CheckoutContext {
  const next = { ...context, shippingMethods, payments }
  return selectedShippingMethod(next) || !context.values['delivery.id'] ? next : pickShippingMethod(next, '')
}

/** Selects a payment; without a shipping method this is an issue, not silence. */
export function pickPayment(context: CheckoutContext, id: string): CheckoutContext {
  const shippingMethod = selectedShippingMethod(context)
  if (!shippingMethod) return { ...context, issues: { ...context.issues, 'payment.id': { rule: 'deliveryFirst' } } }
  return shippingMethod.payments.includes(id) ? updateValues(context, { 'payment.id': id }) : context
}
