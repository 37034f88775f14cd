import type { ItemCount } from '@shop/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { submitUnlessLoaded } from '../../platform/forms/submit-unless-loaded.ts'
import { useCart } from './cart-provider.tsx'

interface AddToCartInput {
  productId: number
  /** The selected size; null for a product without sizes. */
  optionId: number | null
  count: number
}

/** Several sizes of a product; `count` is their sum. What was added is told by the form itself. */
interface AddSizesInput {
  productId: number
  optionId: null
  count: number
  items: readonly ItemCount[]
  modal: null
}

/**
 * Handles the submit of an «add to cart» form, which without scripts is sent to the product's action, and natively when the cart's
 * machine cannot be fetched. The form's field `modal` names the dialog that opens after success. @default 'product-added'. Source: spec §4.
 */
export function useAddToCart(): (event: FormEvent<HTMLFormElement>, input: AddToCartInput | AddSizesInput) => void {
  const cart = useCart()
  return (event, input) => {
    event.preventDefault()
    const modal = new FormData(event.currentTarget).get('modal')
    cart.send({ type: 'cart.add', ...input, ...(typeof modal === 'string' && modal !== '' ? { modal } : {}) })
    submitUnlessLoaded(cart, event)
  }
}

/** Product and option of a cart line. */
interface CartItem {
  readonly productId: number
  readonly optionId: number | null
}

const isSame = (one: CartItem | null, other: CartItem): boolean =>
  one?.productId === other.productId && one.optionId === other.optionId

/**
 * The product that a form has sent to the cart, until the cart has added, rejected or dropped it. State of its own, because the
 * cart's view does not contain additions queued before its machine is loaded.
 */
export function usePendingAdd(): {
  isPending: (item: CartItem) => boolean
  /** Returns false when the same product is already pending, so that a double click adds it once. */
  start: (item: CartItem) => boolean
} {
  const cart = useCart()
  const latest = useRef<CartItem | null>(null)
  const [pending, setPending] = useState<CartItem | null>(null)
  useEffect(() => {
    const adding = cart.select(view => view.adding)
    let before = adding.get()
    return adding.subscribe(now => {
      const finished = before.filter(item => !now.some(other => isSame(other, item)))
      before = now
      if (!finished.some(item => isSame(latest.current, item))) return
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
