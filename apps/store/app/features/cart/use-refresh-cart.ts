import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import { useEffect } from 'react'
import { readCookie } from '../../platform/browser/environment.ts'
import { saveInput } from '../../platform/errors/save-input.ts'
import { CART_COOKIE, COUPON_COOKIE, cartIdOf, couponOf } from './cookies.ts'

/**
 * Refreshes the cart when Back shows the page as it was left: no message of another document has reached it meanwhile. With
 * another cart or coupon than it knows, the page is loaded anew.
 */
export function useRefreshCart(cart: LazyCartFlow): void {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const { cartId, coupon } = cart.getView()
      const isSame =
        cartId === (cartIdOf(readCookie(CART_COOKIE)) ?? null) &&
        coupon === (couponOf(readCookie(COUPON_COOKIE)) ?? null)
      if (!isSame) {
        saveInput()
        location.reload()
      } else if (cartId !== null) cart.send({ type: 'cart.refresh', reason: 'open' })
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [cart])
}
