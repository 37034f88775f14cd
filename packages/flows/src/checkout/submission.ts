import type { Delivery } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { cleanStep, hasRecipient, type Typed } from './typed.ts'

export type OrderBody = BodyOf<'/api/checkout/submit'>

interface Basket {
  readonly lang: Locale
  readonly cartId: string
  readonly coupon: string | null
  /** The cart as it was shown. */
  readonly version: string
}

/** The order that judged values make. */
export function submissionOf({ lang, cartId, coupon, version }: Basket, raw: Typed, way: Delivery): OrderBody {
  const typed = cleanStep('delivery', cleanStep('contact', raw))
  const value = (name: string) => typed[name] ?? ''
  const person = (of: 'contact' | 'recipient') => ({
    name: value(`${of}.name`),
    last_name: value(`${of}.last_name`),
    phone: value(`${of}.phone`),
  })
  const isPoint = way.needs !== 'address' && way.needs !== 'none'
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
    ...(hasRecipient(typed) ? { recipient: person('recipient') } : {}),
    delivery: {
      id: way.id,
      ...(value('delivery.city_ref') ? { city_ref: value('delivery.city_ref') } : {}),
      ...(isPoint ? { point_ref: value('delivery.point_ref') } : {}),
      ...(way.needs === 'address' ? { address } : {}),
    },
    payment: { id: value('payment.id') },
    ...(value('comment') ? { comment: value('comment') } : {}),
  }
}
