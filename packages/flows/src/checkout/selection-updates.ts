import type { City, Point } from '@shop/contract'
import { type PointQuery, type Points, withPage } from '../delivery-picker/directory.ts'
import type { ShippingOptions } from './calls.ts'
import { type CheckoutContext, pointKindOf, selectedShippingMethod } from './context.ts'
import { updateValues } from './form-updates.ts'

export const pointQuery = (context: CheckoutContext, page: number): PointQuery => ({
  lang: context.lang,
  cityRef: context.city?.ref ?? '',
  kind: pointKindOf(selectedShippingMethod(context)) ?? 'branch',
  query: context.values['delivery.point'] ?? '',
  page,
})

/** The city is being typed anew: nothing that hung on the old one holds. */
export const changeCityQuery = (context: CheckoutContext, query: string): CheckoutContext =>
  updateValues(
    { ...context, city: null, shippingMethods: [], payments: [], points: [], pointsTotal: 0, point: null },
    { 'delivery.city': query, 'delivery.city_ref': '', 'delivery.point': '', 'delivery.point_ref': '' },
  )

export const pickCity = (context: CheckoutContext, city: City): CheckoutContext => {
  const clear = context.city?.ref === city.ref ? context : changeCityQuery(context, '')
  return updateValues({ ...clear, city }, { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref })
}

/** Another shipping method: its point differs, and the payment may not be allowed. */
export function pickShippingMethod(context: CheckoutContext, id: string): CheckoutContext {
  if (context.values['delivery.id'] === id) return context
  const allowed = context.shippingMethods.find(shippingMethod => shippingMethod.id === id)?.payments ?? []
  const payment = context.values['payment.id'] ?? ''
  return updateValues(
    { ...context, point: null, points: [], pointsTotal: 0 },
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

export const changePointQuery = (context: CheckoutContext, query: string): CheckoutContext =>
  updateValues({ ...context, point: null }, { 'delivery.point': query, 'delivery.point_ref': '' })

/** Applies the shipping methods of the city. A selected one that is missing is deselected. */
export function applyShippingOptions(
  context: CheckoutContext,
  { shippingMethods, payments }: ShippingOptions,
): CheckoutContext {
  const next = { ...context, shippingMethods, payments }
  return selectedShippingMethod(next) || !context.values['delivery.id'] ? next : pickShippingMethod(next, '')
}

export const applyPoints = (context: CheckoutContext, page: Points): CheckoutContext => ({
  ...context,
  ...withPage(context.points, page),
})

/** Selects a payment; without a shipping method this is an issue, not silence. */
export function pickPayment(context: CheckoutContext, id: string): CheckoutContext {
  const shippingMethod = selectedShippingMethod(context)
  if (!shippingMethod) return { ...context, issues: { ...context.issues, 'payment.id': { rule: 'deliveryFirst' } } }
  return shippingMethod.payments.includes(id) ? updateValues(context, { 'payment.id': id }) : context
}
