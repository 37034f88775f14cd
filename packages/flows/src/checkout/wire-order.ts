import type { Delivery } from '@shop/contract'
import { addressOf } from '@shop/contract/fields'
import type { OrderBody } from './actors.ts'
import type { CheckoutDefinition, OrderDraft } from './definition.ts'
import { addressInput } from './saved-address.ts'
import type { Step } from './steps.ts'
import { hasCompany, hasRecipient, threeStepsForm } from './three-steps.ts'
import { type DeliveryChoice, PAYMENT } from './values.ts'

/** An order with every part that the backend takes, so that a new one is not forgotten. */
type CompleteOrder = { [Part in keyof Required<OrderBody>]: OrderBody[Part] | undefined }

/** The body of an order of normalised values; what does not apply is undefined, and not sent. */
export function toWireOrder(
  { lang, cartId, coupon, version, adClick, values }: Omit<OrderDraft, keyof DeliveryChoice>,
  { id, needs }: Pick<Delivery, 'id' | 'needs'>,
) {
  const value = (name: string) => values[name] ?? ''
  const optional = (name: string) => values[name] || undefined
  const person = (of: 'contact' | 'recipient') => ({
    name: value(`${of}.name`),
    last_name: value(`${of}.last_name`),
    phone: value(`${of}.phone`),
  })
  return {
    lang,
    cart_id: cartId,
    cart_version: version,
    coupon: coupon ?? undefined,
    contact: { ...person('contact'), email: value('contact.email') },
    recipient: hasRecipient(values) ? person('recipient') : undefined,
    company: hasCompany(values) ? { name: value('company.name'), edrpou: value('company.edrpou') } : undefined,
    delivery: {
      id,
      city_ref: optional('delivery.city_ref'),
      point_ref: needs === 'address' || needs === 'none' ? undefined : value('delivery.point_ref'),
      address: needs === 'address' ? addressOf(part => value(addressInput(part))) : undefined,
    },
    payment: { id: value(PAYMENT) },
    comment: optional('comment'),
    no_call: values.no_call ? true : undefined,
    phone_messages: values.phone_messages ? true : undefined,
    ad_click: adClick ?? undefined,
  } satisfies CompleteOrder
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
