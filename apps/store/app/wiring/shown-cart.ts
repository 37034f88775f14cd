import type { Cart } from '@shop/contract'
import type { FlowError } from '@shop/flows/cart'
import { useFlowView } from '@shop/flows/react'
import { useEffect } from 'react'
import type { ShownLine } from '../cart/cart-lines.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import { useCart } from './cart.ts'

interface Told {
  /** As the server rendered it. */
  cart: Cart | null
  cartId: string | null
  words: CartWords
}

interface ShownCart {
  cart: Cart | null
  lines: readonly ShownLine[]
  couponPending: boolean
  couponProblem: string | null
}

const wordsFor = (error: FlowError | null | undefined, otherwise: string): string | null =>
  error ? (Object.values(error.fields)[0]?.[0] ?? error.message ?? otherwise) : null

/** The cart of a page: what the server read until the flow knows better, with commands on their way applied. */
export function useShownCart({ cart: told, cartId, words }: Told): ShownCart {
  const flow = useCart()
  const { cart, lines, couponPending, errors } = useFlowView(flow)
  useEffect(() => {
    if (told && cartId) flow.send({ type: 'cart.received', cartId, cart: told })
  }, [flow, told, cartId])
  return {
    cart: cart ?? told,
    lines: cart
      ? lines.map(line => ({ ...line, problem: wordsFor(line.error, words.failed.count) }))
      : (told?.items ?? []),
    couponPending,
    couponProblem: wordsFor(errors.coupon, words.failed.coupon),
  }
}
