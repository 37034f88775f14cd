import type { Delivery as WireDelivery, Payment as WirePayment } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import {
  type Delivery,
  deliveries,
  deliveriesTo,
  type Payment,
  payments,
  settlementOf,
} from '../demo/directory/index.ts'
import { hryvnias } from '../money.ts'

/** Payments that work in this shop. By card needs a provider, and none is set up yet. */
const offeredPayments = payments.filter(({ id }) => id !== 'card')

const paymentsOf = (delivery: Delivery): Payment[] => offeredPayments.filter(({ id }) => delivery.payments.includes(id))

/** Ways an order can travel to a settlement, or anywhere while none is chosen, that can also be paid for. */
export function shippingMethodsTo(city_ref: string | undefined): { delivery: Delivery; payments: Payment[] }[] {
  const settlement = city_ref === undefined ? undefined : settlementOf(city_ref)
  return (settlement ? deliveriesTo(settlement) : deliveries)
    .map(delivery => ({ delivery, payments: paymentsOf(delivery) }))
    .filter(way => way.payments.length > 0)
}

export const paymentById = (id: string): Payment | undefined => payments.find(payment => payment.id === id)

/** The ways as they travel; of the payments those that some way allows. */
export function checkoutOptionsTo(
  lang: Locale,
  city_ref: string | undefined,
): { deliveries: WireDelivery[]; payments: WirePayment[] } {
  const ways = shippingMethodsTo(city_ref)
  return {
    deliveries: ways.map(({ delivery: { id, name, note, price, from, days, needs }, payments: allowed }) => ({
      id,
      name: name[lang],
      note: note[lang],
      price: hryvnias(price),
      from,
      days,
      needs,
      payments: allowed.map(payment => payment.id),
    })),
    payments: offeredPayments
      .filter(({ id }) => ways.some(way => way.payments.some(payment => payment.id === id)))
      .map(({ id, name, text }) => ({ id, name: name[lang], text: text[lang] })),
  }
}
