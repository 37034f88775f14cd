// The HTTP server, which Node runs as it stands, needs these too.
import { persistentCookie } from '../../platform/browser/cookie-text.ts'

/** The id authorises use of the cart. Scripts need it for `/api/cart/*`, so it is not HttpOnly. See docs/decisions/0006. */
export const CART_COOKIE = 'cart_id'
export const COUPON_COOKIE = 'coupon'

/** A cart id that satisfies the contract's `cartId`; undefined for an invalid one. */
export const cartIdOf = (text: string | undefined): string | undefined =>
  text && text.length <= 128 ? text : undefined

/** A coupon code that satisfies the contract's `couponCode`. */
export const couponOf = (text: string | undefined): string | undefined => (text && text.length <= 64 ? text : undefined)

export const cartCookie = (cartId: string | null, secure: boolean): string =>
  persistentCookie(CART_COOKIE, cartId, secure)

export const couponCookie = (code: string | null, secure: boolean): string =>
  persistentCookie(COUPON_COOKIE, code, secure)
