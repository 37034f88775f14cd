import { fields } from '@shop/contract/fields'
import {
  type AdapterCart,
  CallError,
  type CheckoutAnswers,
  type CheckoutDefinition,
  createCheckout,
  type OrderPayment,
  type PlacedOrder,
  toCart,
} from '@shop/flows/checkout/factory'

// Articles are named by texts here.
declare module '@shop/contract/register' {
  interface Register {
    id: string
  }
}

/** One step: the e-mail. What is downloaded needs no shipping, and everything is paid online. */
const definition: CheckoutDefinition<'contact'> = {
  steps: [{ name: 'contact', fields: [{ prefix: '', form: { email: fields.email } }] }],
  toOrderBody: ({ values }) => ({ email: values.email }),
}

/** Calls the shop's server; throws what the checkout can handle. */
async function ask<Data>(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<Data> {
  const response = await fetch(`/shop/${path}`, { ...init, signal })
  if (response.status >= 500) throw new CallError('unavailable')
  const answer = await response.json()
  if (!response.ok) throw new CallError(response.status === 409 ? 'conflict' : 'not_found', '', { data: answer })
  return answer
}

const answers: CheckoutAnswers = {
  submit: ({ body, key }, signal) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    return ask<PlacedOrder>('orders', signal, { method: 'POST', headers, body: JSON.stringify(body) })
  },
  cart: (_, signal) => ask<AdapterCart>('cart', signal),
  payment: ({ order: { number, token } }, signal) =>
    ask<OrderPayment>(`orders/${number}?${new URLSearchParams({ token })}`, signal),
}

/** What the return address of a payment names; null on any other visit. */
function orderOf(address: URL) {
  const number = address.searchParams.get('order')
  const token = address.searchParams.get('token')
  return number !== null && token !== null ? { number, token } : null
}

/** The checkout of this page, whether it is visited for the first time or after the payment, in this browser or in another one. */
export async function createPaidCheckout(address: URL) {
  const cart = await answers.cart({ lang: 'en', cartId: '', coupon: null }, AbortSignal.timeout(10_000))
  return createCheckout(definition, {
    answers,
    storage: sessionStorage, // the form as it was left
    sharedStorage: localStorage, // the order, for the other tabs
    lang: 'en',
    cartId: cart.cart_id ?? null,
    cart: toCart(cart),
    order: orderOf(address),
  })
}
