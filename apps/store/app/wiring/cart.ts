import type { LightCartFlow } from '@shop/flows/cart/light'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import type { FormEvent } from 'react'

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
}

/** Takes over the submit of an «add to cart» form, which without scripts goes to the product's action. */
export function useAddToCart(): (event: FormEvent<HTMLFormElement>, wanted: Wanted) => void {
  const cart = useCart()
  return (event, { productId, optionId, count }) => {
    event.preventDefault()
    cart.send({ type: 'cart.add', productId, optionId, count })
  }
}

/** Whether a product is on its way into the cart, for the button that asked. */
export const useAdding = (productId: number): boolean =>
  useFlow(useCart(), ({ adding }) => adding.some(one => one.productId === productId))

/** Fetches the machine before it is needed: on hover and focus of what leads to it. */
export function usePrepareCart(): () => void {
  const cart = useCart()
  return () => {
    void cart.load()
    void import('@shop/flows/cart')
  }
}
