import { z } from 'zod'
import { couponCookie } from '../cart/cart-cookies.ts'
import { clearedDraftCookies } from './draft.server.ts'
import { createCookieEncryption, encryptedCookie } from './encrypted-cookie.server.ts'

/** What opens an order: the two values that `/api/checkout/order` asks for. */
export const OrderKey = z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) })
export type OrderKey = z.infer<typeof OrderKey>

const COOKIE = 'order'
/** Seconds. The mail's link opens an order for good; this is for the page right after it. */
const MAX_AGE = 24 * 60 * 60

const encryptionOf = (secret: string) => createCookieEncryption(secret, 'order')

/**
 * The `Set-Cookie` values of a placed order: this browser can open it without a token in the address, and the draft and the
 * coupon are used up.
 */
export const placedOrderCookies = (secret: string, { number, token }: OrderKey, secure: boolean): string[] => [
  encryptedCookie(COOKIE, encryptionOf(secret).encrypt({ number, token }), MAX_AGE, secure),
  ...clearedDraftCookies(secure),
  couponCookie(null, secure),
]

/** The order that a request is about: the one of the link, else the one of the cookie, else none. */
export function orderKeyOf(
  secret: string,
  search: URLSearchParams,
  cookie: (name: string) => string | undefined,
): OrderKey | null {
  if (search.has('number') || search.has('token'))
    return OrderKey.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null
  return OrderKey.safeParse(encryptionOf(secret).decrypt(cookie(COOKIE) ?? '')).data ?? null
}
