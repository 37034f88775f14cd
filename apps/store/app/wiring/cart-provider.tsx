import type { Locale } from '@shop/contract/locales'
import type { CartEmitted, CartEvent, CartView } from '@shop/flows/cart'
import type { LightCartFlow } from '@shop/flows/cart/light'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider, useFlowEvent } from '@shop/flows/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { importIfOnline } from '../errors/chunk-reload.ts'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { useModals } from '../modals/use-modals.ts'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { CartContext, useCart } from './cart.ts'
import { CART_KEY } from './cart-key.ts'
import type { CartTrouble } from './cart-troubles.ts'
import { hasCart } from './has-cart.ts'
import { unknownCart } from './unknown-cart.ts'

/**
 * A shopper who has put nothing into a cart yet has no count to ask for, and fetches nothing of it. The light cart comes with
 * the first event that needs it, with a cart from before, or when another tab puts something in.
 */
function cartOf(lang: Locale): LightCartFlow {
  let isMissed = false
  return lazyFlow<CartEvent, CartView, CartEmitted>(
    async () => (await importIfOnline(() => import('./light-cart.ts'))).lightCart(lang),
    {
      view: unknownCart,
      // Pressed without a network: what was pressed waits, and is fetched for as soon as there is one.
      onError: () => {
        isMissed = true
      },
      light: event => {
        if (event.type === 'network.back' && isMissed) return 'load'
        if (event.type === 'network.lost' || event.type === 'network.back') return 'wait'
        return event.type === 'cart.refresh' && !hasCart() ? 'done' : 'load'
      },
      connect: ({ load }) => {
        const heard = ({ key }: StorageEvent) => {
          if (key === CART_KEY) void load()
        }
        window.addEventListener('storage', heard)
        return () => window.removeEventListener('storage', heard)
      },
    },
  )
}

const Offline = hydrateOnInteraction(async () => (await import('./cart-troubles.ts')).Offline)

/** Runs the cart of the document. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { locale } = usePage()
  const [cart] = useState(() => cartOf(locale))
  return (
    <FlowProvider context={CartContext} flow={cart}>
      {children}
    </FlowProvider>
  )
}

/**
 * Joins the cart to the page: what it says goes to dialogs and toasts, what happens to route and network goes to it. Shows
 * nothing by itself.
 */
export function CartEvents() {
  const cart = useCart()
  const { locale } = usePage()
  const toasts = useToasts()
  const { pathname } = useLocation()
  const { open } = useModals()
  const [isFirst, setFirst] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the route asks again (spec §4)
  useEffect(() => {
    cart.send({ type: 'cart.refresh', reason: isFirst ? 'start' : 'route' })
    setFirst(false)
  }, [cart, pathname])
  useEffect(() => {
    const lost = () => cart.send({ type: 'network.lost' })
    const back = () => cart.send({ type: 'network.back' })
    if (!navigator.onLine) lost()
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [cart])
  useFlowEvent(cart, 'cart.added', ({ line, count, modal }) => {
    if (modal === null) return
    const { id: lineId, name: prodname, code: prodCode, image } = line
    open({ name: modal, data: { prodname, prodCode, image: image.src, data: { lineId, count } } })
  })
  const tell = (trouble: CartTrouble) =>
    void import('./cart-troubles.ts').then(
      ({ tellTrouble }) => tellTrouble(trouble, { cart, locale, toasts }),
      () => undefined, // without a network there is nothing to tell it with; the line itself says that it waits
    )
  useFlowEvent(cart, 'cart.rejected', tell)
  useFlowEvent(cart, 'cart.waiting', tell)
  useFlowEvent(cart, 'cart.alert', tell)
  useFlowEvent(cart, 'cart.forgotten', tell)
  return <Offline />
}
