import type { Locale } from '@shop/contract/locales'
import { type LazyCartFlow, lazyCartOptions } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { createFlowContext, FlowProvider, useFlow, useProvidedFlow } from '@shop/flows/react'
import { type ReactNode, useCallback, useState } from 'react'
import { importIfOnline, suspendReload } from '../../platform/errors/chunk-reload.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CART_KEY, hasStoredCart } from './has-stored-cart.ts'

export const CartContext = createFlowContext<LazyCartFlow>('Cart')

/** The cart's flow. Its machine is imported with the first event that needs it, and on idle when there is a stored cart. */
function lazyCart(lang: Locale): LazyCartFlow {
  const cart: LazyCartFlow = lazyFlow(
    async () => {
      const { createBrowserCart } = await importIfOnline(() => import('./cart-flow.ts'))
      return createBrowserCart(lang, cart.getView())
    },
    {
      ...lazyCartOptions,
      // The event stays queued; `submitNatively` and the next event handle a machine that cannot be fetched.
      onError: () => undefined,
      connect(connection) {
        const controller = new AbortController()
        const { signal } = controller
        const showCount = () =>
          void import('./cart-environment.ts').then(
            ({ showCartCount }) => {
              if (!signal.aborted) signal.addEventListener('abort', showCartCount(connection))
            },
            () => undefined, // the machine will show the count
          )
        if (hasStoredCart()) showCount()
        else addEventListener('storage', ({ key }) => key === CART_KEY && showCount(), { signal })
        return () => controller.abort()
      },
    },
  )
  return cart
}

/** Provides the cart's flow of the document. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { locale } = usePage()
  const [cart] = useState(() => lazyCart(locale))
  return (
    <FlowProvider context={CartContext} flow={cart}>
      {children}
    </FlowProvider>
  )
}

/** The cart's flow of the document. Events are queued until its machine is loaded. */
export const useCart = (): LazyCartFlow => useProvidedFlow(CartContext)

/** Total quantity in the cart including pending additions; 0 until known. */
export const useCartCount = (): number => useFlow(useCart(), ({ count }) => count)

/** Prefetches the cart's machine, on hover and focus of controls that send an event. */
export function usePrefetchCart(): () => void {
  const cart = useCart()
  return useCallback(() => {
    // A failed prefetch is ignored: the first event that needs the machine imports it again.
    const end = suspendReload()
    cart.load().then(end, end)
  }, [cart])
}
