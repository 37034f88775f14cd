import { CART_COOKIE } from '../cart/cart-cookies.ts'
import { CART_KEY } from './cart-key.ts'

/** Whether this browser has a cart to ask about. */
export function hasCart(): boolean {
  try {
    return document.cookie.includes(`${CART_COOKIE}=`) || localStorage.getItem(CART_KEY) !== null
  } catch {
    return false // storage is switched off, and so the cookie says it all
  }
}
