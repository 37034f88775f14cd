import type { LightCartFlow } from '@shop/flows/cart/light'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import type { FormEvent } from 'react'
import { suspendReload } from '../errors/chunk-reload.ts'
import { isServerReachable } from '../errors/network-retry.ts'

/** Where the cart of the document is given to its pages. */
export const CartContext = createFlowContext<LightCartFlow>('Cart')

export const useCart = (): LightCartFlow => useProvidedFlow(CartContext)

/** Pieces in the cart, those on their way included; 0 until known. */
export const useCartCount = (): number => useFlow(useCart(), ({ count }) => count)

/** What a shopper puts into the cart. */
export interface Wanted {
  productId: number
  /** The chosen size; null when the product has none. */
  optionId: number | null
  count: number
  /** What opens once it is in. @default 'product-added' */
  modal?: string
}

const machine = () => import('@shop/flows/cart')

/** A form that puts goods into the cart goes the way it goes without scripts when the cart's own cannot be had. */
export function elsePost(form: HTMLFormElement): void {
  // Without a network what was pressed waits for it.
  if (!navigator.onLine) return
  const end = suspendReload()
  Promise.all([import('./light-cart.ts'), machine()]).then(end, async () => {
    if (await isServerReachable()) form.submit()
    else end()
  })
}

/** Takes over the submit of an «add to cart» form, which without scripts goes to the product's action. */
export function useAddToCart(): (event: FormEvent<HTMLFormElement>, wanted: Wanted) => void {
  const cart = useCart()
  return (event, wanted) => {
    event.preventDefault()
    cart.send({ type: 'cart.add', ...wanted })
    elsePost(event.currentTarget)
  }
}

/** Fetches the machine before it is needed: on hover and focus of what leads to it. */
export function usePrepareCart(): () => void {
  const cart = useCart()
  return () => {
    void cart.load()
    if (navigator.onLine) machine().catch(() => undefined)
  }
}
