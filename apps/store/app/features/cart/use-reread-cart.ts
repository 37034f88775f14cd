import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import { useEffect } from 'react'
import { readCookie } from '../../platform/browser/environment.ts'
import { keepInput } from '../../platform/errors/keep-input.ts'
import { CART_COOKIE, COUPON_COOKIE, cartIdOf, couponOf } from './cookies.ts'

/**
 * Reads the cart again when Back shows the page as it was left: no message of another document has reached it meanwhile. With
 * another cart or coupon than it knows, the page is loaded anew.
 */
export function useRereadCart(cart: LazyCartFlow): void {
  useEffect(() => {
    const reread = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const { cartId, coupon } = cart.getView()
      const isSame =
        cartId === (cartIdOf(readCookie(CART_COOKIE)) ?? null) &&
        coupon === (couponOf(readCookie(COUPON_COOKIE)) ?? null)
      if (!isSame) {
        keepInput()
        location.reload()
      } else if (cartId !== null) cart.send({ type: 'cart.refresh', reason: 'open' })
    }
    addEventListener('pageshow', reread)
    return () => removeEventListener('pageshow', reread)
  }, [cart])
}
