import type { AdClick, Delivery } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type CheckoutValues, cleanStep, hasCompany, hasRecipient } from './values.ts'

export type OrderBody = BodyOf<'/api/checkout/submit'>

interface CartVersion {
  readonly lang: Locale
  readonly cartId: string
  readonly coupon: string | null
  /** The cart as it was shown. */
  readonly version: string
  /** The advertisement that the visit came from. */
  readonly adClick?: AdClick | null | undefined
}

/** Builds the body of an order from valid values. */
export function toOrderBody(
  { lang, cartId, coupon, version, adClick }: CartVersion,
  raw: CheckoutValues,
  shippingMethod: Delivery,
): OrderBody {
  const values = cleanStep('delivery', cleanStep('contact', raw))
  const value = (name: string) => values[name] ?? ''
  const person = (of: 'contact' | 'recipient') => ({
    name: value(`${of}.name`),
    last_name: value(`${of}.last_name`),
    phone: value(`${of}.phone`),
  })
  const isPoint = shippingMethod.needs !== 'address' && shippingMethod.needs !== 'none'
  const address = {
    street: value('delivery.address.street'),
    house: value('delivery.address.house'),
    apartment: value('delivery.address.apartment'),
    postal_index: value('delivery.address.postal_index'),
  }
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
      ...(shippingMethod.needs === 'address' ? { address } : {}),
    },
    payment: { id: value('payment.id') },
    ...(value('comment') ? { comment: value('comment') } : {}),
    ...(adClick ? { ad_click: adClick } : {}),
  }
}
