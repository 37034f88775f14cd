import type { checkoutSubmit, Issue } from '@shop/contract'
import { pointIssue } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import { loadShop, type ShopServices } from '../brand/shop-identity.ts'
import type { OrderDelivery } from '../db/schema/index.ts'
import { findSettlement, type Settlement } from '../delivery/directory.ts'
import type { ShippingMethod } from '../delivery/methods.ts'
import { type Obstacle, obstacleOf, type PointLimits } from '../delivery/obstacles.ts'
import type { Parcel } from '../delivery/parcel.ts'
import { type DeliveryPoint, findPoint } from '../delivery/points.ts'
import type { PaymentMethod } from '../payment/payment-methods.ts'
import type { FieldProblem } from '../wire/call-result.ts'
import { fill, words } from '../words/index.ts'
import type { CheckoutServices } from './services.ts'
import { payableMethodsTo, paymentKindOf } from './shipping-methods.ts'

type Submit = z.output<typeof checkoutSubmit.body>

/** Validated delivery and payment of an order. */
export interface ChosenShippingMethod {
  delivery: OrderDelivery
  /** The carrier's price in kopiykas. */
  delivery_price: number
  payment: PaymentMethod
}

type Fields = Record<string, FieldProblem>

export interface RefusedChoice {
  fields: Fields
  /** The point takes no money, and the order is paid on receipt: said of the payment. */
  takesNoMoney?: true
}

const required: Issue = { rule: 'required' }

/** States why a point cannot be chosen for the cart. */
async function refusalText(
  obstacle: Obstacle,
  { maxWeight, maxSides, maxDeclared }: PointLimits,
  lang: Locale,
  services: ShopServices,
): Promise<string> {
  const { money } = await loadShop(lang, services)
  return fill(words[lang].delivery.refusals[obstacle], {
    weight: (maxWeight ?? 0) / 1_000,
    size: (maxSides ?? []).join(' × '),
    sum: money(maxDeclared ?? 0),
  })
}

/** Formats an address: street, house, apartment, postal code. */
const addressLine = (
  { street, house, apartment, postal_index }: NonNullable<Submit['delivery']['address']>,
  lang: Locale,
) =>
  [street, house, apartment && fill(words[lang].address.apartment, { number: apartment }), postal_index]
    .filter(Boolean)
    .join(', ')

/** Returns the delivery of the order, or the issues of the requested one by dotted path. */
async function deliveryOf(
  { delivery: requested, lang }: Pick<Submit, 'delivery' | 'lang'>,
  { id, carrier, name, days, needs }: ShippingMethod,
  settlement: Settlement | null,
  point: DeliveryPoint | null,
  parcel: Parcel,
  services: ShopServices,
): Promise<{ delivery: OrderDelivery } | { fields: Fields }> {
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
  if (!settlement) return { fields: { 'delivery.city_ref': { rule: 'city' } } }
  if (needs === 'address') {
    const { address } = requested
    if (!address) return { fields: { 'delivery.address.street': required, 'delivery.address.house': required } }
    // A post office is found by its index when no directory lists them.
    if (carrier === 'ukrposhta' && !address.postal_index)
      return { fields: { 'delivery.address.postal_index': required } }
    return { delivery: { ...orderDelivery, address: addressLine(address, lang) } }
  }
  if (!point) return { fields: { 'delivery.point_ref': pointIssue(needs) } }
  const obstacle = obstacleOf(point, parcel)
  if (obstacle)
    return { fields: { 'delivery.point_ref': { text: await refusalText(obstacle, point, lang, services) } } }
  return { delivery: { ...orderDelivery, point: point.name, point_ref: point.ref } }
}

/**
 * Validates the shipping method first and then whether it and its point allow the payment method, one of `payable`. Source: spec §5,
 * "delivery first, then payment".
 */
export async function chooseShippingMethod(
  body: Pick<Submit, 'delivery' | 'payment' | 'lang'>,
  parcel: Parcel,
  payable: readonly PaymentMethod[],
  ports: ShopServices & Pick<CheckoutServices, 'carrier' | 'clock' | 'deliveryPrices' | 'paymentMethods'>,
): Promise<ChosenShippingMethod | RefusedChoice> {
  const { delivery: requested, payment } = body
  const settlement = requested.city_ref === undefined ? null : await findSettlement(ports, requested.city_ref)
  if (requested.city_ref !== undefined && !settlement) return { fields: { 'delivery.city_ref': { rule: 'city' } } }
  const offered = (await payableMethodsTo(settlement, parcel, payable, ports)).find(
    ({ method }) => method.id === requested.id,
  )
  if (!offered)
    return {
      fields: {
        'delivery.id': { rule: 'choice' },
        ...(payment.id === '' ? { 'payment.id': { rule: 'deliveryFirst' } } : {}),
      },
    }
  const { method } = offered
  const { needs } = method
  const point =
    needs !== 'none' && needs !== 'address' && settlement && requested.point_ref !== undefined
      ? await findPoint(ports, settlement.ref, needs, requested.point_ref)
      : null
  const orderDelivery = await deliveryOf(body, method, settlement, point, parcel, ports)
  const chosen = offered.payments.find(({ id }) => id === payment.id)
  const isPaidAtPoint = chosen && paymentKindOf(chosen.id) === 'on_receipt' && point !== null
  const takesNoMoney = isPaidAtPoint && !point.takesMoney
  const isAllowed = chosen && !takesNoMoney
  if ('fields' in orderDelivery || !isAllowed)
    return {
      fields: {
        ...('fields' in orderDelivery ? orderDelivery.fields : {}),
        ...(isAllowed
          ? {}
          : { 'payment.id': takesNoMoney ? { text: words[body.lang].delivery.noMoney } : { rule: 'payment' } }),
      },
      ...(takesNoMoney ? { takesNoMoney } : {}),
    }
  const { price } = await ports.deliveryPrices.priceOf(method, settlement?.ref ?? null, parcel)
  return { delivery: orderDelivery.delivery, delivery_price: price, payment: chosen }
}
