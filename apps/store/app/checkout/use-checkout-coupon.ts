import { useFlowView } from '@shop/flows/react'
import { useEffect, useMemo, useRef } from 'react'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { useCart } from '../cart/cart-provider.tsx'
import type { LazyCheckoutFlow } from './checkout-flow.ts'
import type { CheckoutLoaderData } from './loader-data.ts'

/** The coupon is applied by the cart's flow; the cart it answers with becomes the checkout's. */
export function useCheckoutCoupon(flow: LazyCheckoutFlow, { checkout, words }: CheckoutLoaderData) {
  const cartFlow = useCart()
  const { cart, coupon, couponPending, errors } = useFlowView(cartFlow)
  // A cart that was known before this page is older than the loader's.
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
      apply: (form: FormData) => {
        // The cart's flow starts from the cart of this page, so that it knows which one the coupon is for.
        if (checkout) cartFlow.send({ type: 'cart.received', cartId: checkout.cartId, cart: checkout.cart })
        const command = parseCartForm(form)
        if (command) cartFlow.send(command)
      },
    }),
    [error, couponPending, cartFlow, checkout],
  )
}
