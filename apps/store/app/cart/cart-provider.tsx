import type { Locale } from '@shop/contract/locales'
import { type LazyCartFlow, lazyCartOptions } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import { type ReactNode, useState } from 'react'
import { importIfOnline } from '../errors/chunk-reload.ts'
import { usePage } from '../page.ts'
import { CART_KEY, hasStoredCart } from './has-stored-cart.ts'
import { CartContext } from './use-cart.ts'

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
          void import('./cart-count.ts').then(
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
