import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import type { FormEvent } from 'react'
import { suspendReload } from '../errors/chunk-reload.ts'
import { isServerReachable } from '../errors/network-retry.ts'
import { useCart } from './use-cart.ts'

export interface AddToCartInput {
  productId: number
  /** The chosen size; null when the product has none. */
  optionId: number | null
  count: number
  /** The dialog that opens after success. @default 'product-added' */
  modal?: string
}

/** Submits an «add to cart» form as it is submitted without scripts, if the cart's machine cannot be fetched. */
export function submitNatively(form: HTMLFormElement, cart: LazyCartFlow): void {
  // Without a network the queued event waits for it.
  if (!navigator.onLine) return
  const end = suspendReload()
  cart.load().then(end, async () => {
    if (await isServerReachable()) form.submit()
    else end()
  })
}

/** Takes over the submit of an «add to cart» form, which without scripts goes to the product's action. */
export function useAddToCart(): (event: FormEvent<HTMLFormElement>, input: AddToCartInput) => void {
  const cart = useCart()
  return (event, input) => {
    event.preventDefault()
    cart.send({ type: 'cart.add', ...input })
    submitNatively(event.currentTarget, cart)
  }
}
