import { readCookie } from '../../platform/browser/environment.ts'
import { CART_COOKIE } from './cookies.ts'

/** Key of the cart in local storage. */
export const CART_KEY = 'shop.cart'

/** Session storage key of this tab's unanswered commands. */
const COMMANDS_KEY = 'shop.cart.commands'

/** Whether this browser has a cart, or commands that a reload interrupted before the cart was created. */
export function hasStoredCart(): boolean {
  try {
    return (
      readCookie(CART_COOKIE) !== undefined ||
      localStorage.getItem(CART_KEY) !== null ||
      sessionStorage.getItem(COMMANDS_KEY) !== null
    )
  } catch {
    return false // storage is disabled and there is no cookie
  }
}
