import type { City, Point } from '@shop/contract'
import { type PointQuery, type Points, withPage } from '../delivery-picker/directory.ts'
import type { Ways } from './calls.ts'
import { type CheckoutContext, pointKindOf, wayOf } from './context.ts'
import { typedInto } from './filling.ts'

export const pointQuery = (context: CheckoutContext, page: number): PointQuery => ({
  lang: context.lang,
  cityRef: context.city?.ref ?? '',
  kind: pointKindOf(wayOf(context)) ?? 'branch',
  query: context.typed['delivery.point'] ?? '',
  page,
})

/** The city is being typed anew: nothing that hung on the old one holds. */
export const cityTyped = (context: CheckoutContext, query: string): CheckoutContext =>
  typedInto(
    { ...context, city: null, ways: [], payments: [], points: [], pointsTotal: 0, point: null },
    { 'delivery.city': query, 'delivery.city_ref': '', 'delivery.point': '', 'delivery.point_ref': '' },
  )

export const cityPicked = (context: CheckoutContext, city: City): CheckoutContext => {
  const clear = context.city?.ref === city.ref ? context : cityTyped(context, '')
  return typedInto({ ...clear, city }, { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref })
}

/** Another way: the point of the old one is no point of this one, and the payment may not go with it. */
export function wayPicked(context: CheckoutContext, id: string): CheckoutContext {
  if (context.typed['delivery.id'] === id) return context
  const allowed = context.ways.find(way => way.id === id)?.payments ?? []
  const payment = context.typed['payment.id'] ?? ''
  return typedInto(
    { ...context, point: null, points: [], pointsTotal: 0 },
    {
      'delivery.id': id,
      'delivery.point': '',
      'delivery.point_ref': '',
      'payment.id': allowed.includes(payment) ? payment : '',
    },
  )
}

export const pointPicked = (context: CheckoutContext, point: Point): CheckoutContext =>
  typedInto({ ...context, point }, { 'delivery.point': point.name, 'delivery.point_ref': point.ref })

export const pointTyped = (context: CheckoutContext, query: string): CheckoutContext =>
  typedInto({ ...context, point: null }, { 'delivery.point': query, 'delivery.point_ref': '' })

/** The ways that serve the city. One that does not any more is chosen no more. */
export function waysTold(context: CheckoutContext, { ways, payments }: Ways): CheckoutContext {
  const next = { ...context, ways, payments }
  return wayOf(next) || !context.typed['delivery.id'] ? next : wayPicked(next, '')
}

export const pointsTold = (context: CheckoutContext, told: Points): CheckoutContext => ({
  ...context,
  ...withPage(context.points, told),
})

/** A payment is chosen, or cannot be before there is a delivery: that is said, not swallowed. */
export function paymentPicked(context: CheckoutContext, id: string): CheckoutContext {
  const way = wayOf(context)
  if (!way) return { ...context, issues: { ...context.issues, 'payment.id': { rule: 'deliveryFirst' } } }
  return way.payments.includes(id) ? typedInto(context, { 'payment.id': id }) : context
}
