import type { Cart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { CartReference } from '@shop/flows/cart/execute'
import type { RequestContext } from '../../platform/request/context.ts'
import { CART_COOKIE, COUPON_COOKIE, cartIdOf, couponOf } from './cookies.ts'

/** The cart id and the coupon of the request's cookies. */
export function cartReferenceOf(scope: RequestContext, lang: Locale): CartReference {
  const { cookie } = scope.shopper()
  return { lang, cartId: cartIdOf(cookie(CART_COOKIE)) ?? null, coupon: couponOf(cookie(COUPON_COOKIE)) ?? null }
}

/** The current cart; null without one. Throws a 503 response when the backend is unavailable. */
export async function loadCart(
  { client }: RequestContext,
  { lang, cartId, coupon }: CartReference,
): Promise<Cart | null> {
  if (!cartId) return null
  const answer = await client.call('/api/cart/show', { lang, cart_id: cartId, ...(coupon ? { coupon } : {}) })
  if (answer.success) return answer.data.cart
  if (typeof answer.error !== 'string' && answer.error.code === 'invalid') return null // malformed cookie: no cart
  throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
}
