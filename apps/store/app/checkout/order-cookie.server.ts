import { z } from 'zod'
import { ownerOf } from '../auth/session-cookie.ts'
import { couponCookie } from '../cart/cart-cookies.ts'
import { clearedDraftCookies } from './draft.server.ts'
import { type CookieTarget, createCookieEncryption, encryptedCookie } from './encrypted-cookie.server.ts'

/** Credentials of an order: the two values that `/api/checkout/order` requires. */
export const OrderKey = z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) })
export type OrderKey = z.infer<typeof OrderKey>

const COOKIE = 'order'
/** Seconds. The link in the mail opens an order permanently; the cookie is for the page right after the order. */
const MAX_AGE = 24 * 60 * 60

const encryptionOf = (secret: string, owner: string) => createCookieEncryption(secret, COOKIE, owner)

/** Opens an order in this browser, for its owner, without a token in the URL. */
export const orderCookie = ({ number, token }: OrderKey, { secret, owner, secure }: CookieTarget): string =>
  encryptedCookie(COOKIE, encryptionOf(secret, owner).encrypt({ number, token }), MAX_AGE, secure)

export const clearedOrderCookie = (secure: boolean): string => encryptedCookie(COOKIE, '', 0, secure)

/** The `Set-Cookie` values of a placed order: they open it, and delete the draft and the coupon. */
export const placedOrderCookies = (key: OrderKey, target: CookieTarget): string[] => [
  orderCookie(key, target),
  ...clearedDraftCookies(target.secure),
  couponCookie(null, target.secure),
]

/** The order of a request: from the link, otherwise from the cookie of its owner, otherwise null. */
export function orderKeyOf(
  secret: string,
  search: URLSearchParams,
  cookie: (name: string) => string | undefined,
): OrderKey | null {
  if (search.has('number') || search.has('token'))
    return OrderKey.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null
  return OrderKey.safeParse(encryptionOf(secret, ownerOf(cookie)).decrypt(cookie(COOKIE) ?? '')).data ?? null
}
