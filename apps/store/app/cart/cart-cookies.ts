import { persistentCookie } from '../cookie-text.ts'

/** Whoever knows the id may use the cart. Scripts need it for `/api/cart/*`, so it is not HttpOnly. See docs/decisions. */
export const CART_COOKIE = 'cart_id'
export const COUPON_COOKIE = 'coupon'

/** A cart's id as the contract takes it (`cartId`); undefined for an invalid one. */
export const cartIdOf = (text: string | undefined): string | undefined =>
  text && text.length <= 128 ? text : undefined

/** A coupon's code as the contract takes it (`couponCode`). */
export const couponOf = (text: string | undefined): string | undefined => (text && text.length <= 64 ? text : undefined)

export const cartCookie = (cartId: string | null, secure: boolean): string =>
  persistentCookie(CART_COOKIE, cartId, secure)

export const couponCookie = (code: string | null, secure: boolean): string =>
  persistentCookie(COUPON_COOKIE, code, secure)
