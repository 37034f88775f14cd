import { KEPT_DAYS } from '@shop/contract/wishlist-map'

/** Knowing it is the right to use the cart; scripts need it for `/api/cart/*`, so it is readable. See docs/decisions. */
export const CART_COOKIE = 'cart_id'
export const COUPON_COOKIE = 'coupon'

/** A cart's id as the contract takes it (`cartId`); undefined for what no cart can be called. */
export const cartIdOf = (text: string | undefined): string | undefined =>
  text && text.length <= 128 ? text : undefined

/** A coupon's code as the contract takes it (`couponCode`). */
export const couponOf = (text: string | undefined): string | undefined => (text && text.length <= 64 ? text : undefined)

/** Seconds. Source: spec §9, "wishlist and cart local cache: 100 days". */
const AGE = KEPT_DAYS * 24 * 60 * 60

/** A cookie as `Set-Cookie` and `document.cookie` take it; null forgets it. */
export const keptCookie = (name: string, value: string | null, secure: boolean) =>
  `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value ? AGE : 0}; SameSite=Lax${secure ? '; Secure' : ''}`

export const cartCookie = (cartId: string | null, secure: boolean): string => keptCookie(CART_COOKIE, cartId, secure)

export const couponCookie = (code: string | null, secure: boolean): string => keptCookie(COUPON_COOKIE, code, secure)
