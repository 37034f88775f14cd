import { z } from 'zod'
import { couponCookie } from '../cart/cookies.ts'
import { clearedDraftCookies } from './draft.server.ts'
import {
  type CookieSource,
  type CookieTarget,
  createCookieEncryption,
  encryptedCookie,
} from './encrypted-cookie.server.ts'

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

/** The order that the cookie opens for its owner; null without one. */
export const readOrderKey = ({ secret, owner, cookie }: CookieSource): OrderKey | null =>
  OrderKey.safeParse(encryptionOf(secret, owner).decrypt(cookie(COOKIE) ?? '')).data ?? null

/** The order that a link opens; null: it is incomplete; undefined: it names none. */
export const linkedOrderKey = (search: URLSearchParams): OrderKey | null | undefined =>
  search.has('number') || search.has('token')
    ? (OrderKey.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null)
    : undefined
