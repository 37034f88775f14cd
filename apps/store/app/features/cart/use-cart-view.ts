import type { Cart } from '@shop/contract'
import type { ClientFailure } from '@shop/flows'
import { useFlowView } from '@shop/flows/react'
import { useEffect } from 'react'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CartLineItem } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'

interface LoadedCart {
  /** The server-rendered cart. */
  cart: Cart | null
  cartId: string | null
  words: CartWords
}

interface CartPageView {
  cart: Cart | null
  lines: readonly CartLineItem[]
  couponPending: boolean
  couponError: string | null
}

const messageOf = (error: ClientFailure | null | undefined, fallback: string): string | null =>
  error ? (Object.values(error.fields)[0]?.[0] ?? error.message ?? fallback) : null

/** The cart view of a page: server-rendered until the flow has a cart, with unanswered commands applied. */
export function useCartView({ cart: loadedCart, cartId, words }: LoadedCart): CartPageView {
  const flow = useCart()
  const { cart, lines, couponPending, errors } = useFlowView(flow)
  useEffect(() => {
    if (loadedCart && cartId) flow.send({ type: 'cart.received', cartId, cart: loadedCart })
  }, [flow, loadedCart, cartId])
  return {
    cart: cart ?? loadedCart,
    lines: cart
      ? lines.map(line => ({ ...line, errorMessage: messageOf(line.error, words.failed.count) }))
      : (loadedCart?.items ?? []),
    couponPending,
    couponError: messageOf(errors.coupon, words.failed.coupon),
  }
}
