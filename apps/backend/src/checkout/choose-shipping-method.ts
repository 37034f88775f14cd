import type { checkoutSubmit, Issue } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import type { OrderDelivery } from '../db/schema/index.ts'
import { type Delivery, type Payment, pointsOf, settlementOf } from '../demo/directory/index.ts'
import { fill, words } from '../words/index.ts'
import { shippingMethodsTo } from './shipping-methods.ts'

type Submit = z.output<typeof checkoutSubmit.body>

/** How the order will travel and be paid, checked against each other and the directory. */
export interface ChosenShippingMethod {
  delivery: OrderDelivery
  /** Kopiykas, the carrier's. */
  delivery_price: number
  payment: Payment
}

const required: Issue = { rule: 'required' }
const choice: Issue = { rule: 'choice' }

/** One line of an address: street, house, flat, post code. */
const addressLine = (
  { street, house, apartment, postal_index }: NonNullable<Submit['delivery']['address']>,
  lang: Locale,
) =>
  [street, house, apartment && fill(words[lang].address.apartment, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')

/** What is wrong with the chosen delivery, by dotted path; nothing wrong: how the order travels. */
function deliveryOf(
  { delivery: asked, lang }: Pick<Submit, 'delivery' | 'lang'>,
  { id, name, days, needs }: Delivery,
): { delivery: OrderDelivery } | { fields: Record<string, Issue> } {
  const settlement = asked.city_ref === undefined ? undefined : settlementOf(asked.city_ref)
  const travelling = {
    id,
    name,
    days,
    city: settlement?.name ?? null,
    city_ref: settlement?.ref ?? null,
    point: null,
    point_ref: null,
    address: null,
  }
  if (needs === 'none') return { delivery: travelling }
  if (!settlement) return { fields: { 'delivery.city_ref': asked.city_ref === undefined ? required : choice } }
  if (needs === 'address')
    return asked.address
      ? { delivery: { ...travelling, address: addressLine(asked.address, lang) } }
      : { fields: { 'delivery.address.street': required, 'delivery.address.house': required } }
  const point = pointsOf(settlement, needs).find(({ ref }) => ref === asked.point_ref)
  return point
    ? { delivery: { ...travelling, point: point.name, point_ref: point.ref } }
    : { fields: { 'delivery.point_ref': asked.point_ref === undefined ? required : choice } }
}

/** Checks delivery and payment together: first the way, then what it allows. Source: spec §5, "delivery first, then payment". */
export function chooseShippingMethod(
  body: Pick<Submit, 'delivery' | 'payment' | 'lang'>,
): ChosenShippingMethod | { fields: Record<string, Issue> } {
  const { delivery: asked, payment } = body
  if (asked.city_ref !== undefined && !settlementOf(asked.city_ref)) return { fields: { 'delivery.city_ref': choice } }
  const way = shippingMethodsTo(asked.city_ref).find(({ delivery }) => delivery.id === asked.id)
  if (!way)
    return {
      fields: { 'delivery.id': choice, ...(payment.id === '' ? { 'payment.id': { rule: 'deliveryFirst' } } : {}) },
    }
  const travelling = deliveryOf(body, way.delivery)
  const chosen = way.payments.find(({ id }) => id === payment.id)
  if ('fields' in travelling || !chosen)
    return {
      fields: {
        ...('fields' in travelling ? travelling.fields : {}),
        ...(chosen ? {} : { 'payment.id': { rule: 'payment' } }),
      },
    }
  return { delivery: travelling.delivery, delivery_price: way.delivery.price, payment: chosen }
}
