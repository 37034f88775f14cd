import { useFlowView } from '@shop/flows/react'
import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { submitUnlessLoaded } from '../../platform/forms/submit-unless-loaded.ts'
import { parseCartForm, useCart } from '../cart/index.ts'
import type { LazyCheckoutFlow } from './checkout-flow.ts'
import type { CheckoutLoaderData } from './loader-data.ts'

/** Applies the coupon through the cart's flow; the resulting cart becomes the checkout's. */
export function useCheckoutCoupon(flow: LazyCheckoutFlow, { checkout, words }: CheckoutLoaderData) {
  const cartFlow = useCart()
  const { cart, coupon, couponPending, errors } = useFlowView(cartFlow)
  // A cart from before this page is older than the loader's.
  const known = useRef(cart)
  useEffect(() => {
    if (cart && cart !== known.current) flow.send({ type: 'cart.changed', cart, coupon })
    known.current = cart
  }, [flow, cart, coupon])
  const error = errors.coupon ? (errors.coupon.message ?? words.checkout.couponFailed) : null
  return useMemo(
    () => ({
      error,
      pending: couponPending,
      apply: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // The cart's flow receives the cart of this page, which the coupon is applied to.
        if (checkout) cartFlow.send({ type: 'cart.received', cartId: checkout.cartId, cart: checkout.cart })
        const command = parseCartForm(new FormData(event.currentTarget))
        if (command) cartFlow.send(command)
        submitUnlessLoaded(cartFlow, event)
      },
    }),
    [error, couponPending, cartFlow, checkout],
  )
}
