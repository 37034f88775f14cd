import type { LazyCartFlow } from '@shop/flows/cart/lazy'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import { useCallback } from 'react'
import { suspendReload } from '../errors/chunk-reload.ts'

export const CartContext = createFlowContext<LazyCartFlow>('Cart')

/** The cart of the document. Events wait until its machine is there. */
export const useCart = (): LazyCartFlow => useProvidedFlow(CartContext)

/** Pieces in the cart including unanswered additions; 0 until known. */
export const useCartCount = (): number => useFlow(useCart(), ({ count }) => count)

/** Fetches the cart's machine ahead of the first event: on hover and focus of what sends one. */
export function usePrefetchCart(): () => void {
  const cart = useCart()
  return useCallback(() => {
    // The first event that needs the machine imports it again; until then the page can do without.
    const end = suspendReload()
    cart.load().then(end, end)
  }, [cart])
}
