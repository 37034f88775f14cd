import type { AdClick, Address, City, Payment, Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { CartReference } from '../cart/execute.ts'
import type { FlowCart } from '../cart/ids.ts'
import type { ClientFailure } from '../flow/failure.ts'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { ShippingMethod } from './actors.ts'
import type { CartSnapshot } from './changes.ts'
import type { PaymentOutcome } from './payment.ts'
import type { OrderKey, PlacedOrder } from './placed-order.ts'
import type { Finished, Step } from './steps.ts'
import { type CheckoutValues, SHIPPING_METHOD } from './values.ts'

/** How the URL follows the step: a new history entry, the same entry, or not at all because it is correct already. */
export type HistoryMode = 'push' | 'replace' | 'none'

export interface CheckoutContext {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
  /** The cart of the last answer. */
  readonly cart: FlowCart | null
  /** The cart that the shopper saw and accepted: the order is made of it. */
  readonly cartSnapshot: CartSnapshot | null
  readonly values: CheckoutValues
  readonly adClick: AdClick | null
  /** Address book of the signed-in customer. */
  readonly addresses: readonly Address[]
  readonly finished: Finished<string>
  /** The open step, and the requested one. */
  readonly step: string
  readonly requestedStep: string | null
  readonly historyMode: HistoryMode
  /** Shown issues by field. */
  readonly issues: FieldIssues
  /** Fields that were blurred or submitted. */
  readonly touched: Readonly<Record<string, true>>
  readonly city: City | null
  readonly shippingMethods: readonly ShippingMethod[]
  readonly payments: readonly Payment[]
  /** The destination that they are of, or are being loaded for; null: none. */
  readonly shippingDestination: string | null
  readonly point: Point | null
  /** Idempotency key of the order; a new one only after a definite rejection. */
  readonly key: string
  /** The submitted order until its outcome is known. */
  readonly sent: object | null
  readonly failures: number
  /** Error of the last attempt to order when no field is invalid. */
  readonly error: ClientFailure | null
  readonly order: PlacedOrder | null
  /** What became of its payment; null before it is asked for. */
  readonly paymentOutcome: PaymentOutcome | null
}

/** What the server knows when it renders the page. */
export interface CheckoutInput<Name extends string = Step> {
  lang: Locale
  /** Null: there is no cart, or the backend knows it by its session; its orders have an empty one. */
  cartId: string | null
  coupon?: string | null
  cart: FlowCart | null
  /** The cart as the shopper last saw it; @default `cart` */
  cartSnapshot?: CartSnapshot | null
  /** The advertisement that the visit came from. @default none */
  adClick?: AdClick | null
  /** Saved values, or the signed-in customer's own. */
  values?: CheckoutValues
  /** Address book of the signed-in customer; `values` may hold one of them. @default none */
  addresses?: readonly Address[]
  finished?: Finished<Name>
  /** The step requested by the URL. */
  step?: Name | null
  city?: City | null
  point?: Point | null
  shippingMethods?: readonly ShippingMethod[]
  payments?: readonly Payment[]
  /** The order that the return address of its payment names: what became of it is asked for. @default the stored one */
  order?: OrderKey | null
  /** The key saved with the draft, so that both modes order under the same one. */
  key?: string
}

/** The id under which a cart is ordered and stored: empty for the one of a session. */
export const cartIdOf = ({ cartId, cart }: Pick<CheckoutInput<string>, 'cartId' | 'cart'>): string | null =>
  cartId ?? (cart && '')

export const isEmpty = ({ cart }: CheckoutContext): boolean => !cart || cart.items.length === 0

export const selectedShippingMethod = ({
  shippingMethods,
  values,
}: Pick<CheckoutContext, 'shippingMethods' | 'values'>): ShippingMethod | null =>
  shippingMethods.find(({ id }) => id === values[SHIPPING_METHOD]) ?? null

export const cartReference = ({ lang, cartId, coupon }: CheckoutContext): CartReference<string> => ({
  lang,
  cartId: cartId ?? '',
  coupon,
})
