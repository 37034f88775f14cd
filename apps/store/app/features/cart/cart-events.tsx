import { useFlowEvent } from '@shop/flows/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useNetworkEvents } from '../../platform/browser/use-network-events.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { useToasts } from '../../shell/toasts/toasts.tsx'
import { useCart } from './cart-provider.tsx'
import type { CartNotification } from './cart-toasts.ts'

/** Connects the cart's flow to the page: emitted events open dialogs and toasts; navigations and network changes are sent to the flow. Renders nothing. */
export function CartEvents(): null {
  const cart = useCart()
  const { locale } = usePage()
  const toasts = useToasts()
  const { pathname } = useLocation()
  const { open } = useModals()
  const [isFirst, setFirst] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshed on every change of the route (spec §4)
  useEffect(() => {
    cart.send({ type: 'cart.refresh', reason: isFirst ? 'start' : 'route' })
    setFirst(false)
  }, [cart, pathname])
  useNetworkEvents(cart)
  useFlowEvent(cart, 'cart.added', ({ line, count, modal }) => {
    if (modal === null) return
    const { id: lineId, name: prodname, code: prodCode, image } = line
    open(modal, { prodname, prodCode, image: image.src, data: { lineId, count } })
  })
  const notify = (notification: CartNotification) =>
    void import('./cart-toasts.ts').then(
      ({ showCartToast }) => showCartToast(notification, { cart, locale, toasts }),
      () => undefined, // offline without loaded words: the line itself shows that it waits
    )
  useFlowEvent(cart, 'cart.rejected', notify)
  useFlowEvent(cart, 'cart.waiting', notify)
  useFlowEvent(cart, 'cart.alert', notify)
  useFlowEvent(cart, 'cart.storedDataDiscarded', notify)
  return null
}
