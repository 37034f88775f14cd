import { localise } from '@shop/contract/locales'
import { useFlowEvent } from '@shop/flows/react'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/use-cart.ts'
import { usePage } from '../page.ts'
import type { LazyCheckoutFlow } from './checkout-flow.ts'

/**
 * Opens the page of an order once it is made; a payment elsewhere starts there too. The answer to the order has set the cookie
 * that opens it.
 */
export function usePlacedOrder(flow: LazyCheckoutFlow): void {
  const { locale } = usePage()
  const navigate = useNavigate()
  const cart = useCart()
  const openOrder = () => {
    cart.send({ type: 'cart.ordered' })
    void navigate(localise('/cart/thankyou', locale), { replace: true })
  }
  useFlowEvent(flow, 'checkout.completed', openOrder)
  useFlowEvent(flow, 'checkout.redirect', openOrder)
}
