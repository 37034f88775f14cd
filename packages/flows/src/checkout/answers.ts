import type { Locale } from '@shop/contract/locales'
import type { AdapterCart } from '../adapter/cart.ts'
import type { CartReference } from '../cart/execute.ts'
import type { OrderPayment, ShippingOptions, ShippingQuery } from './actors.ts'
import type { PlacedOrder } from './placed-order.ts'

type Awaitable<Value> = Value | Promise<Value>

/**
 * The calls of a checkout over a backend of another shape. What they throw is handled as by `createAdapter`: a `CallError` is the
 * backend's refusal, a failed `fetch` is retried, anything else is a fault in the answer. An answer that is wrong is told as one
 * (`kind: 'answer'`); in development every member is checked, and what is wrong is named.
 */
export interface CheckoutAnswers {
  /**
   * Makes an order. A repeat under the same key must answer with the same order. What is refused: `invalid` with `fields` by input,
   * `conflict` with the current cart in `data.cart`, whose changes are then shown.
   */
  submit(order: { readonly body: object; readonly key: string }, signal: AbortSignal): Awaitable<PlacedOrder>
  /** Shipping and payment methods for a destination. @default those of the input */
  options?(query: ShippingQuery, signal: AbortSignal): Awaitable<ShippingOptions>
  /** The cart as it is now, to find out whether an order of unknown outcome has emptied it. */
  cart(reference: CartReference<string>, signal: AbortSignal): Awaitable<AdapterCart>
  /** What became of the payment of an order, after the shopper came back from it. @default unknown */
  payment?(order: { readonly order: PlacedOrder; readonly lang: Locale }, signal: AbortSignal): Awaitable<OrderPayment>
}
