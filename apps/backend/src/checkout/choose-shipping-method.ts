import type { checkoutSubmit, Issue } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import type { OrderDelivery } from '../db/schema/index.ts'
import type { ShippingMethod } from '../delivery/carrier.ts'
import type { PaymentMethod } from '../payment/payment-methods.ts'
import type { Services } from '../services.ts'
import { fill, words } from '../words/index.ts'
import { shippingMethodsTo } from './shipping-methods.ts'

type Submit = z.output<typeof checkoutSubmit.body>

/** How the order will travel and be paid, checked against each other and the directory. */
export interface ChosenShippingMethod {
  delivery: OrderDelivery
  /** Kopiykas, the carrier's. */
  delivery_price: number
  payment: PaymentMethod
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
  { id, name, days, needs }: ShippingMethod,
  carrier: Services['carrier'],
): { delivery: OrderDelivery } | { fields: Record<string, Issue> } {
  const settlement = asked.city_ref === undefined ? undefined : carrier.findSettlement(asked.city_ref)
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
  const point = carrier.points(settlement, needs).find(({ ref }) => ref === asked.point_ref)
  return point
    ? { delivery: { ...travelling, point: point.name, point_ref: point.ref } }
    : { fields: { 'delivery.point_ref': asked.point_ref === undefined ? required : choice } }
}

/** Checks shipping method and payment together: first the method, then whether it allows the payment. Source: spec §5, "delivery first, then payment". */
export function chooseShippingMethod(
  body: Pick<Submit, 'delivery' | 'payment' | 'lang'>,
  ports: Pick<Services, 'carrier' | 'paymentMethods'>,
): ChosenShippingMethod | { fields: Record<string, Issue> } {
  const { delivery: asked, payment } = body
  const { carrier } = ports
  if (asked.city_ref !== undefined && !carrier.findSettlement(asked.city_ref))
    return { fields: { 'delivery.city_ref': choice } }
  const method = shippingMethodsTo(asked.city_ref, ports).find(({ delivery }) => delivery.id === asked.id)
  if (!method)
    return {
      fields: { 'delivery.id': choice, ...(payment.id === '' ? { 'payment.id': { rule: 'deliveryFirst' } } : {}) },
    }
  const travelling = deliveryOf(body, method.delivery, carrier)
  const chosen = method.payments.find(({ id }) => id === payment.id)
  if ('fields' in travelling || !chosen)
    return {
      fields: {
        ...('fields' in travelling ? travelling.fields : {}),
        ...(chosen ? {} : { 'payment.id': { rule: 'payment' } }),
      },
    }
  return { delivery: travelling.delivery, delivery_price: method.delivery.price, payment: chosen }
}
