import type { Address, City, Payment, Point } from '@shop/contract'
import type { FlowCart } from '../cart/ids.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { ShippingMethod } from './actors.ts'
import type { Change } from './changes.ts'
import type { CheckoutContext } from './context.ts'
import type { PaymentOutcome } from './payment.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Finished, Step } from './steps.ts'
import type { CheckoutStatus, CheckoutTag } from './tags.ts'
import type { CheckoutValues } from './values.ts'

/** Status of a request. */
export type RequestStatus = 'idle' | 'loading' | 'failed'

export interface CheckoutView<Name extends string = Step> {
  /**
   * `editing`: a step is open · `changed`: `changes` must be accepted · `outcomeUnknown`:
   * the order was submitted without an answer · `redirecting`: the order exists, its payment continues elsewhere · `awaitingPayment`: back from there, the
   * outcome is asked for · `unpaid`: see `paymentOutcome` · `done`
   */
  readonly status: CheckoutStatus
  readonly step: Name
  readonly finished: Finished<Name>
  /** Steps that can be entered now. */
  readonly reachable: readonly Name[]
  readonly values: CheckoutValues
  /** Shown issues by field. Their wording is the shop's: `formatIssue`, or `message` of a `server` one. */
  readonly issues: FieldIssues
  /** Touched fields without an issue. */
  readonly valid: readonly string[]
  /** Address book of the signed-in customer, and which of it is entered; null: another address. */
  readonly addresses: readonly Address[]
  readonly address: Address | null
  readonly city: City | null
  readonly shippingMethods: readonly ShippingMethod[]
  readonly shippingMethod: ShippingMethod | null
  readonly shippingMethodsStatus: RequestStatus
  readonly point: Point | null
  /** Payments that the shipping method and its point allow; none before one is selected. */
  readonly payments: readonly Payment[]
  readonly cart: FlowCart | null
  /** Tax on top of the cart's prices, of the selected shipping method; null: not known, or none. */
  readonly tax: number | null
  /** What the order costs: of a placed one, of the selected shipping method, or of the cart and the tax; null without a cart. */
  readonly total: number | null
  /** What the shop has changed since the cart was shown; empty once it is accepted. */
  readonly changes: readonly Change[]
  /**
   * Error of the last attempt to order when no field is invalid. Of kind `network` while `editing`: there was no network, nothing
   * was sent.
   */
  readonly error: ClientFailure | null
  readonly order: PlacedOrder | null
  /** What became of its payment elsewhere: `paid` while `done`, another one while `unpaid`, else null. */
  readonly paymentOutcome: PaymentOutcome | null
  /** The shopper waits for an answer. */
  readonly pending: boolean
  /** The submitted order got no answer and is sent again under the same key. */
  readonly retrying: boolean
  /** Leaving the page now may leave it unclear whether there is an order. */
  readonly blocking: boolean
}

/** The part of a snapshot that the view reads. */
export interface CheckoutSnapshot {
  readonly context: CheckoutContext
  hasTag(tag: CheckoutTag): boolean
}
