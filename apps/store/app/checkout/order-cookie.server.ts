import { z } from 'zod'
import { couponCookie } from '../cart/cart-cookies.ts'
import { clearedDraftCookies } from './draft.server.ts'
import { createCookieEncryption, encryptedCookie } from './encrypted-cookie.server.ts'

/** Credentials of an order: the two values that `/api/checkout/order` requires. */
export const OrderKey = z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) })
export type OrderKey = z.infer<typeof OrderKey>

const COOKIE = 'order'
/** Seconds. The link in the mail opens an order permanently; the cookie is for the page right after the order. */
const MAX_AGE = 24 * 60 * 60

const encryptionOf = (secret: string) => createCookieEncryption(secret, 'order')

/**
 * The `Set-Cookie` values of a placed order: they let this browser open it without a token in the URL, and delete the draft and
 * the coupon.
 */
export const placedOrderCookies = (secret: string, { number, token }: OrderKey, secure: boolean): string[] => [
  encryptedCookie(COOKIE, encryptionOf(secret).encrypt({ number, token }), MAX_AGE, secure),
  ...clearedDraftCookies(secure),
  couponCookie(null, secure),
]

/** The order of a request: from the link, otherwise from the cookie, otherwise null. */
export function orderKeyOf(
  secret: string,
  search: URLSearchParams,
  cookie: (name: string) => string | undefined,
): OrderKey | null {
  if (search.has('number') || search.has('token'))
    return OrderKey.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null
  return OrderKey.safeParse(encryptionOf(secret).decrypt(cookie(COOKIE) ?? '')).data ?? null
}
