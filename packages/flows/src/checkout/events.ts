import type { Cart, City, Point } from '@shop/contract'
import type { PlacedOrder } from './actors.ts'
import type { HistoryMode } from './context.ts'
import type { Step } from './steps.ts'
import type { CheckoutValues } from './values.ts'

export type CheckoutEvent =
  /** Values by input; what is picked from a list has its own event. */
  | { type: 'checkout.type'; values: CheckoutValues }
  /** A field lost focus. */
  | { type: 'checkout.leave'; name: string }
  | { type: 'checkout.next' }
  | { type: 'checkout.back' }
  | { type: 'checkout.goto'; step: Step }
  /** Back and Forward of the browser. */
  | { type: 'url.stepChanged'; step: Step | null }
  | { type: 'checkout.submit' }
  /** The shopper agrees to what has changed. */
  | { type: 'checkout.accept' }
  /** Asks for the outcome of an order again; submits nothing new. */
  | { type: 'checkout.retry' }
  /** Edits an order with an unknown outcome, after checking that no order exists. */
  | { type: 'checkout.edit' }
  /** The browser has no network: an order is not submitted. @default the network is there */
  | { type: 'network.offline' }
  /** The network is back: an unanswered order is retried at once. */
  | { type: 'network.online' }
  /** The shopper came back from the payment's pages. */
  | { type: 'checkout.returned' }
  | { type: 'cart.changed'; cart: Cart; coupon?: string | null }
  /** `values`: the customer's own, for inputs that are still empty. */
  | { type: 'session.changed'; values: CheckoutValues }
  | { type: 'city.pick'; city: City }
  | { type: 'shippingMethod.pick'; id: string }
  | { type: 'shippingMethod.retry' }
  | { type: 'point.pick'; point: Point }
  | { type: 'payment.pick'; id: string }

/** Events between regions. */
export type InternalEvent = { type: 'shippingMethods.load' }

export type CheckoutEmitted =
  /** Another step is open: its heading gets the focus, and the URL follows by `historyMode`. */
  | { type: 'checkout.step'; step: Step; historyMode: HistoryMode }
  /** The first invalid field. */
  | { type: 'checkout.focus'; name: string }
  /** The stored draft was invalid and has been removed. */
  | { type: 'checkout.forgotten' }
  /** A fresher cart than the page may have. */
  | { type: 'checkout.cart'; cart: Cart }
  /** Something must be agreed to before an order is made. */
  | { type: 'checkout.changed' }
  /** The order exists; its payment continues on another page. */
  | { type: 'checkout.redirect'; order: PlacedOrder }
  /** The order exists and nothing is left to do. */
  | { type: 'checkout.completed'; order: PlacedOrder }
