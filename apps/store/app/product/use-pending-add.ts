import { useEffect, useRef, useState } from 'react'
import { useCart } from '../cart/use-cart.ts'

/** A product as a cart line knows it. */
interface CartItem {
  readonly productId: number
  readonly optionId: number | null
}

const isSame = (one: CartItem | null, other: CartItem): boolean =>
  one?.productId === other.productId && one.optionId === other.optionId

/**
 * The product that a form has sent to the cart, until the cart has added, rejected or dropped it. Stored here because the cart's
 * view does not show additions that wait for its script.
 */
export function usePendingAdd(): {
  isPending: (item: CartItem) => boolean
  /** Returns false when the same product is pending already, so that a double press adds it once. */
  start: (item: CartItem) => boolean
} {
  const cart = useCart()
  const latest = useRef<CartItem | null>(null)
  const [pending, setPending] = useState<CartItem | null>(null)
  useEffect(() => {
    const adding = cart.select(view => view.adding)
    let before = adding.get()
    return adding.subscribe(now => {
      const settled = before.filter(item => !now.some(other => isSame(other, item)))
      before = now
      if (!settled.some(item => isSame(latest.current, item))) return
      latest.current = null
      setPending(null)
    })
  }, [cart])
  return {
    isPending: item => isSame(pending, item),
    start(item) {
      if (isSame(latest.current, item)) return false
      latest.current = item
      setPending(item)
      return true
    },
  }
}
