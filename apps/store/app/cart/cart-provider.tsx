import type { Locale } from '@shop/contract/locales'
import { type LazyCartFlow, lazyCartOptions } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { createFlowContext, FlowProvider, useFlow, useProvidedFlow } from '@shop/flows/react'
import { type ReactNode, useCallback, useState } from 'react'
import { importIfOnline, suspendReload } from '../errors/chunk-reload.ts'
import { usePage } from '../page.ts'
import { CART_KEY, hasStoredCart } from './has-stored-cart.ts'

export const CartContext = createFlowContext<LazyCartFlow>('Cart')

/** The cart of a document. Its machine is fetched by the first event that needs it, and when the page shows a cart's number. */
function lazyCart(lang: Locale): LazyCartFlow {
  const cart: LazyCartFlow = lazyFlow(
    async () => {
      const { createBrowserCart } = await importIfOnline(() => import('./cart-flow.ts'))
      return createBrowserCart(lang, cart.getView())
    },
    {
      ...lazyCartOptions,
      // The event waits in the queue; `submitNatively` and the next event deal with a machine that cannot be fetched.
      onError: () => undefined,
      connect(connection) {
        const controller = new AbortController()
        const { signal } = controller
        const showCount = () =>
          void import('./cart-environment.ts').then(
            ({ showCartCount }) => {
              if (!signal.aborted) signal.addEventListener('abort', showCartCount(connection))
            },
            () => undefined, // the number comes with the machine
          )
        if (hasStoredCart()) showCount()
        else addEventListener('storage', ({ key }) => key === CART_KEY && showCount(), { signal })
        return () => controller.abort()
      },
    },
  )
  return cart
}

/** Runs the cart of the document. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { locale } = usePage()
  const [cart] = useState(() => lazyCart(locale))
  return (
    <FlowProvider context={CartContext} flow={cart}>
      {children}
    </FlowProvider>
  )
}

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
