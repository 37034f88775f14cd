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

/** Validated delivery and payment of an order. */
export interface ChosenShippingMethod {
  delivery: OrderDelivery
  /** The carrier's price in kopiykas. */
  delivery_price: number
  payment: PaymentMethod
}

const required: Issue = { rule: 'required' }
const choice: Issue = { rule: 'choice' }

/** Formats an address: street, house, apartment, postal code. */
const addressLine = (
  { street, house, apartment, postal_index }: NonNullable<Submit['delivery']['address']>,
  lang: Locale,
) =>
  [street, house, apartment && fill(words[lang].address.apartment, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')

/** Returns the delivery of the order, or the issues of the requested one by dotted path. */
function deliveryOf(
  { delivery: requested, lang }: Pick<Submit, 'delivery' | 'lang'>,
  { id, name, days, needs }: ShippingMethod,
  carrier: Services['carrier'],
): { delivery: OrderDelivery } | { fields: Record<string, Issue> } {
  const settlement = requested.city_ref === undefined ? undefined : carrier.findSettlement(requested.city_ref)
  const orderDelivery = {
    id,
    name,
    days,
    city: settlement?.name ?? null,
    city_ref: settlement?.ref ?? null,
    point: null,
    point_ref: null,
    address: null,
  }
  if (needs === 'none') return { delivery: orderDelivery }
  if (!settlement) return { fields: { 'delivery.city_ref': requested.city_ref === undefined ? required : choice } }
  if (needs === 'address')
    return requested.address
      ? { delivery: { ...orderDelivery, address: addressLine(requested.address, lang) } }
      : { fields: { 'delivery.address.street': required, 'delivery.address.house': required } }
  const point = carrier.points(settlement, needs).find(({ ref }) => ref === requested.point_ref)
  return point
    ? { delivery: { ...orderDelivery, point: point.name, point_ref: point.ref } }
    : { fields: { 'delivery.point_ref': requested.point_ref === undefined ? required : choice } }
}

/** Validates the shipping method first and then whether it allows the payment method. Source: spec §5, "delivery first, then payment". */
export function chooseShippingMethod(
  body: Pick<Submit, 'delivery' | 'payment' | 'lang'>,
  ports: Pick<Services, 'carrier' | 'paymentMethods'>,
): ChosenShippingMethod | { fields: Record<string, Issue> } {
  const { delivery: requested, payment } = body
  const { carrier } = ports
  if (requested.city_ref !== undefined && !carrier.findSettlement(requested.city_ref))
    return { fields: { 'delivery.city_ref': choice } }
  const method = shippingMethodsTo(requested.city_ref, ports).find(({ delivery }) => delivery.id === requested.id)
  if (!method)
    return {
      fields: { 'delivery.id': choice, ...(payment.id === '' ? { 'payment.id': { rule: 'deliveryFirst' } } : {}) },
    }
  const orderDelivery = deliveryOf(body, method.delivery, carrier)
  const chosen = method.payments.find(({ id }) => id === payment.id)
  if ('fields' in orderDelivery || !chosen)
    return {
      fields: {
        ...('fields' in orderDelivery ? orderDelivery.fields : {}),
        ...(chosen ? {} : { 'payment.id': { rule: 'payment' } }),
      },
    }
  return { delivery: orderDelivery.delivery, delivery_price: method.delivery.price, payment: chosen }
}
