import { CART_COOKIE } from './cart-cookies.ts'

/** Key of the cart in local storage. */
export const CART_KEY = 'shop.cart'

/** Key of this tab's unanswered commands in session storage. */
const COMMANDS_KEY = 'shop.cart.commands'

/** Whether this browser has a cart, or commands that a reload has interrupted before there was one. */
export function hasStoredCart(): boolean {
  try {
    return (
      document.cookie.includes(`${CART_COOKIE}=`) ||
      localStorage.getItem(CART_KEY) !== null ||
      sessionStorage.getItem(COMMANDS_KEY) !== null
    )
  } catch {
    return false // storage is disabled, and there is no cookie
  }
}
