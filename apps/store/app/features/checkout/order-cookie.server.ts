import { z } from 'zod'
import { couponCookie } from '../cart/cookies.ts'
import { clearedDraftCookies } from './draft.server.ts'
import { type CookieTarget, ownedCookie } from './encrypted-cookie.server.ts'

/** Credentials of an order: the two values that `/api/checkout/order` requires. */
export const OrderKey = z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) })
export type OrderKey = z.infer<typeof OrderKey>

/** Opens an order in this browser, for its owner, without a token in the URL. */
const cookies = ownedCookie({
  name: 'order',
  schema: OrderKey,
  /** The link in the mail opens an order permanently; the cookie is for the page right after the order. */
  maxAge: 24 * 60 * 60,
})

export const readOrderKey = cookies.read
export const orderCookies = cookies.write
export const clearedOrderCookies = cookies.clear

/** The `Set-Cookie` values of a placed order: they open it, and delete the draft and the coupon. */
export const placedOrderCookies = ({ number, token }: OrderKey, target: CookieTarget): string[] => [
  ...orderCookies({ number, token }, target),
  ...clearedDraftCookies(target.secure),
  couponCookie(null, target.secure),
]

/** The order that a link opens; null: it is incomplete; undefined: it names none. */
export const linkedOrderKey = (search: URLSearchParams): OrderKey | null | undefined =>
  search.has('number') || search.has('token')
    ? (OrderKey.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null)
    : undefined
