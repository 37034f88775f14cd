import type { Delivery } from '@shop/contract'
import { addressOf } from '@shop/contract/fields'
import type { CheckoutDefinition, OrderDraft } from './definition.ts'
import { addressInput } from './saved-address.ts'
import type { Step } from './steps.ts'
import { hasCompany, hasRecipient, threeStepsForm } from './three-steps.ts'
import { type DeliveryChoice, PAYMENT } from './values.ts'
import type { OrderBody } from './wire-order-shape.ts'

export type { OrderBody } from './wire-order-shape.ts'

/** The body of an order of normalised values. */
export function toWireOrder(
  { lang, cartId, coupon, version, adClick, values }: Omit<OrderDraft, keyof DeliveryChoice>,
  shippingMethod: Delivery,
): OrderBody {
  const value = (name: string) => values[name] ?? ''
  const person = (of: 'contact' | 'recipient') => ({
    name: value(`${of}.name`),
    last_name: value(`${of}.last_name`),
    phone: value(`${of}.phone`),
  })
  const isPoint = shippingMethod.needs !== 'address' && shippingMethod.needs !== 'none'
  return {
    lang,
    cart_id: cartId,
    cart_version: version,
    ...(coupon === null ? {} : { coupon }),
    contact: { ...person('contact'), email: value('contact.email') },
    ...(hasRecipient(values) ? { recipient: person('recipient') } : {}),
    ...(hasCompany(values) ? { company: { name: value('company.name'), edrpou: value('company.edrpou') } } : {}),
    delivery: {
      id: shippingMethod.id,
      ...(value('delivery.city_ref') ? { city_ref: value('delivery.city_ref') } : {}),
      ...(isPoint ? { point_ref: value('delivery.point_ref') } : {}),
      ...(shippingMethod.needs === 'address' ? { address: addressOf(part => value(addressInput(part))) } : {}),
    },
    payment: { id: value(PAYMENT) },
    ...(value('comment') ? { comment: value('comment') } : {}),
    ...(adClick ? { ad_click: adClick } : {}),
  }
}

const inputsForPaths: Readonly<Record<string, string>> = {
  'delivery.city_ref': 'delivery.city',
  delivery: 'delivery.id',
  payment: PAYMENT,
}

/** The shop's own checkout with what is sent to its backend. */
export const threeSteps: CheckoutDefinition<Step> = {
  ...threeStepsForm,
  inputForPath: path => inputsForPaths[path] ?? path,
  toOrderBody: order => order.shippingMethod && toWireOrder(order, order.shippingMethod),
}
