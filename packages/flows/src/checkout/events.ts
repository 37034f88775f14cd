import type { City, Point } from '@shop/contract'
import type { FlowCart } from '../cart/ids.ts'
import type { HistoryMode } from './context.ts'
import type { PaymentOutcome } from './payment.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Step } from './steps.ts'
import type { CheckoutValues } from './values.ts'

export type CheckoutEvent<Name extends string = Step> =
  /** Values by input; what is picked from a list has its own event. */
  | { type: 'checkout.change'; values: CheckoutValues }
  /** A field lost focus. */
  | { type: 'checkout.blur'; name: string }
  | { type: 'checkout.next' }
  | { type: 'checkout.back' }
  | { type: 'checkout.goto'; step: Name }
  /** Back and Forward of the browser. */
  | { type: 'url.stepChanged'; step: Name | null }
  | { type: 'checkout.submit' }
  /** Accepts the changes of the cart. */
  | { type: 'checkout.accept' }
  /** Retries an order with an unknown outcome under the same key; opens the payment of an unpaid one again. */
  | { type: 'checkout.retry' }
  /** Edits an order with an unknown outcome or without a payment, after checking that its cart still has lines. */
  | { type: 'checkout.edit' }
  /** The browser has no network: an order is not submitted. @default online */
  | { type: 'network.offline' }
  /** The network is back: an unanswered order is retried at once. */
  | { type: 'network.online' }
  /** The shopper came back from the payment's pages to this page: its outcome is asked for. A new page asks by itself. */
  | { type: 'checkout.returned' }
  | { type: 'cart.changed'; cart: FlowCart; coupon?: string | null }
  /** `values`: the customer's own, for inputs that are still empty. */
  | { type: 'session.changed'; values: CheckoutValues }
  /** Null: something else is typed instead of the picked one. */
  | { type: 'city.pick'; city: City | null }
  /** A saved address: its city and address replace the present ones. Null: another address, which is entered by hand. */
  | { type: 'address.pick'; id: number | null }
  | { type: 'shippingMethod.pick'; id: string }
  | { type: 'shippingMethod.retry' }
  /** Null: something else is typed instead of the picked one. */
  | { type: 'point.pick'; point: Point | null }
  | { type: 'payment.pick'; id: string }

export type CheckoutEmitted<Name extends string = Step> =
  /** Another step is open: its heading gets the focus, and the URL follows by `historyMode`. */
  | { type: 'checkout.step'; step: Name; historyMode: HistoryMode }
  /** The first invalid field. */
  | { type: 'checkout.focus'; name: string }
  /** The stored draft was invalid and has been removed. */
  | { type: 'checkout.draftDiscarded' }
  /** A fresher cart than the page may have. */
  | { type: 'checkout.cart'; cart: FlowCart }
  /** Changes must be accepted before an order is made. */
  | { type: 'checkout.changed' }
  /** The order exists; its payment continues on another page. */
  | { type: 'checkout.redirect'; order: PlacedOrder }
  /**
   * The shopper came back, and the order is not paid: it was declined or cancelled, or that is not known yet. `checkout.retry` pays it,
   * `checkout.returned` asks again, `checkout.edit` makes another order of a cart that still has lines.
   */
  | { type: 'checkout.unpaid'; order: PlacedOrder; outcome: PaymentOutcome }
  /** The order exists, and no payment is to be made now. */
  | { type: 'checkout.completed'; order: PlacedOrder }
