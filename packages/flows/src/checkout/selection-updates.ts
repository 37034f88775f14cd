import type { Address, City, Point } from '@shop/contract'
import type { ShippingOptions } from './actors.ts'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import { updateValues } from './form-updates.ts'
import { addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
import { allowedPayments } from './values.ts'

/** Another city: everything that depends on the previous one is cleared. An address typed by hand stays, one of the address book does not. */
const clearCity = (context: CheckoutContext): CheckoutContext =>
  updateValues(
    { ...context, city: null, shippingMethods: [], payments: [], point: null },
    {
      'delivery.city': '',
      'delivery.city_ref': '',
      'delivery.point': '',
      'delivery.point_ref': '',
      ...(selectedAddress(context.addresses, context.values) ? addressValues(null) : {}),
    },
  )

export const pickCity = (context: CheckoutContext, city: City): CheckoutContext => {
  const clear = context.city?.ref === city.ref ? context : clearCity(context)
  return updateValues({ ...clear, city }, { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref })
}

export const findAddress = ({ addresses }: CheckoutContext, id: number | null): Address | null =>
  addresses.find(address => address.id === id) ?? null

/** Whether a saved address is in another city than the present one. */
export function isInOtherCity(context: CheckoutContext, id: number | null): boolean {
  const address = findAddress(context, id)
  return address !== null && address.shipping_city_id !== context.city?.ref
}

/** A saved address replaces city and address. Null empties them; an unknown one changes nothing. */
export function pickAddress(context: CheckoutContext, id: number | null): CheckoutContext {
  const address = findAddress(context, id)
  if (id === null) return updateValues(clearCity(context), addressValues(null))
  if (!address) return context
  const isElsewhere = isInOtherCity(context, id)
  return updateValues(isElsewhere ? pickCity(context, cityOfAddress(address)) : context, addressValues(address))
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

/** A point that does not take the selected payment deselects it. */
export function pickPoint(context: CheckoutContext, point: Point): CheckoutContext {
  const payment = context.values['payment.id'] ?? ''
  const allowed = allowedPayments({ shippingMethod: selectedShippingMethod(context), point })
  return updateValues(
    { ...context, point },
    {
      'delivery.point': point.name,
      'delivery.point_ref': point.ref,
      ...(allowed.includes(payment) ? {} : { 'payment.id': '' }),
    },
  )
}

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
  const isAllowed = allowedPayments({ shippingMethod, point: context.point }).includes(id)
  return isAllowed ? updateValues(context, { 'payment.id': id }) : context
}
