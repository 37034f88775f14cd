import type { Delivery, Payment } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { ShippingMethod } from '../delivery/carrier.ts'
import { hryvnias } from '../money.ts'
import type { PaymentMethod } from '../payment/payment-methods.ts'
import type { Services } from '../services.ts'

type Ports = Pick<Services, 'carrier' | 'paymentMethods'>

/** Shipping methods to a settlement (to any when it is undefined) with their allowed payment methods; those without any are omitted. */
export function shippingMethodsTo(
  city_ref: string | undefined,
  { carrier, paymentMethods }: Ports,
): { delivery: ShippingMethod; payments: PaymentMethod[] }[] {
  const settlement = city_ref === undefined ? undefined : carrier.findSettlement(city_ref)
  const offered = paymentMethods.all.filter(method => paymentMethods.isOffered(method))
  return carrier
    .shippingMethods(settlement)
    .map(delivery => ({ delivery, payments: offered.filter(({ id }) => delivery.payments.includes(id)) }))
    .filter(({ payments }) => payments.length > 0)
}

/** Response of `/api/checkout/options`: shipping methods, and the payment methods that at least one of them allows. */
export function checkoutOptionsTo(
  lang: Locale,
  city_ref: string | undefined,
  ports: Ports,
): { deliveries: Delivery[]; payments: Payment[] } {
  const methods = shippingMethodsTo(city_ref, ports)
  const allowed = new Set(methods.flatMap(({ payments }) => payments))
  return {
    deliveries: methods.map(({ delivery: { id, name, note, price, from, days, needs }, payments }) => ({
      id,
      name: name[lang],
      note: note[lang],
      price: hryvnias(price),
      from,
      days,
      needs,
      payments: payments.map(payment => payment.id),
    })),
    payments: ports.paymentMethods.all
      .filter(payment => allowed.has(payment))
      .map(({ id, name, text }) => ({ id, name: name[lang], text: text[lang] })),
  }
}
