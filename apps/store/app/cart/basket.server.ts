import type { Cart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { RequestContext } from '../context.ts'
import { CART_COOKIE, COUPON_COOKIE, cartIdOf, couponOf } from './cart-cookies.ts'
import type { Basket } from './command.ts'

/** The cart and coupon that a shopper's cookies name. */
export function basketOf(visit: RequestContext, lang: Locale): Basket {
  const { cookie } = visit.shopper()
  return { lang, cart_id: cartIdOf(cookie(CART_COOKIE)), coupon: couponOf(cookie(COUPON_COOKIE)) }
}

/** Whether cookies may only travel over TLS: whenever the shop itself is reached so. */
export const isSecure = ({ origin }: RequestContext): boolean => origin.startsWith('https:')

/** The cart as it is now; null while there is none. Throws what the page becomes when the backend does not answer. */
export async function cartOf({ client }: RequestContext, { lang, cart_id, coupon }: Basket): Promise<Cart | null> {
  if (!cart_id) return null
  const answer = await client.call('/api/cart/show', { lang, cart_id, ...(coupon ? { coupon } : {}) })
  if (answer.success) return answer.data.cart
  if (typeof answer.error !== 'string' && answer.error.code === 'invalid') return null // a mangled cookie names no cart
  throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
}
