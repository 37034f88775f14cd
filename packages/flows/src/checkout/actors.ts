import type { Delivery, Order, Payment, PaymentStart } from '@shop/contract'
import type { BodyOf, Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { fromPromise } from 'xstate'
import type { CartReference } from '../cart/execute.ts'
import type { FlowCart } from '../cart/ids.ts'
import { isCart } from '../cart/is-cart.ts'
import { isRecord } from '../flow/envelope.ts'
import { type Outcome, outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import type { Draft, SentOrder } from './envelope.ts'
import type { PaymentOutcome } from './payment.ts'
import { isPlacedOrder, type PlacedOrder } from './placed-order.ts'
import type { Step } from './steps.ts'
import type { CheckoutValues } from './values.ts'

/** A shipping method for a destination and a cart. */
export interface ShippingMethod extends Delivery {
  /** Tax that comes on top of the prices of the cart. @default none, or the prices contain it */
  readonly tax?: number
  /** What the order costs by it: goods, tax, and the shipping if the shop is paid for it. @default the cart's total and the tax */
  readonly total?: number
}

export interface ShippingOptions {
  readonly shippingMethods: readonly ShippingMethod[]
  readonly payments: readonly Payment[]
}

export interface OrderReference {
  readonly lang: Locale
  /** Null only outside of `awaitingPayment`. */
  readonly order: PlacedOrder | null
}

/** What became of the payment of an order. */
export interface OrderPayment {
  /** `unknown` is asked for again, a few times. */
  readonly outcome: PaymentOutcome
  /** How the order can be paid now; null: not any more. @default as before */
  readonly payment?: PaymentStart | null
}

export interface ShippingQuery extends CartReference<string> {
  /** What the methods depend on: the reference of the city, or what the checkout's `destination` returns. */
  readonly destination: string | null
}

export interface FinishedStep {
  readonly step: string
  readonly values: CheckoutValues
}

export interface OrderSubmission {
  /** Null only outside of `submitting`. */
  readonly body: object | null
  /** Idempotency key. */
  readonly key: string
}

/** What this tab has stored. */
export interface RestoredState {
  readonly draft: Draft | null
  /** What a tab has stored for all of them. @default nothing */
  readonly sentOrder?: SentOrder | null
  /** Stored data was invalid and has been removed. */
  readonly isInvalid: boolean
}

/** Saves finished steps where a crash of the browser does not affect them. */
export interface StepStorage<Name extends string = Step> {
  /**
   * Saves a finished step on the server; never throws for a failed call. A `validation` error reopens the step; any other failure is
   * ignored. @default steps are saved by this tab only
   */
  saveStep?(step: Name, values: CheckoutValues, signal: AbortSignal): Promise<Outcome<unknown>>
}

/** See `StepStorage`. */
export type SaveStep<Name extends string = Step> = NonNullable<StepStorage<Name>['saveStep']>

export interface CheckoutActorDeps extends StepStorage<string> {
  client: Pick<Client, 'call'>
  /** What this tab has stored. @default nothing */
  restore?: () => RestoredState
}

/** Milliseconds an order may take: providers are slow. */
const orderTimeoutMs = 30_000

/** An order as the shop's own backend takes it. */
export type OrderBody = BodyOf<'/api/checkout/submit'>

/** Checks the shape of a stored order; the backend validates its content. */
const isOrderBody = (value: unknown): value is OrderBody =>
  isRecord(value) &&
  typeof value.cart_id === 'string' &&
  isRecord(value.contact) &&
  isRecord(value.delivery) &&
  isRecord(value.payment)

const isOrder = (data: unknown): boolean => isRecord(data) && isRecord(data.payment)

/** Without a final status a payment may still arrive. */
function outcomeOf({ status, payment_status, payment }: Order): PaymentOutcome {
  if (payment_status === 'failed') return payment.awaiting ? 'unknown' : 'declined'
  if (payment_status === 'pending') return status === 'cancelled' ? 'cancelled' : 'unknown'
  return 'paid'
}

const isShippingMethod = (data: unknown): boolean =>
  isRecord(data) && typeof data.id === 'string' && Array.isArray(data.payments)

export const areShippingOptions = (shippingMethods: unknown, payments: unknown): boolean =>
  Array.isArray(shippingMethods) && shippingMethods.every(isShippingMethod) && Array.isArray(payments)

const isShippingAnswer = (data: unknown): boolean =>
  isRecord(data) && areShippingOptions(data.deliveries, data.payments)

const common = ({ lang, cartId, coupon }: CartReference<string>) => ({
  lang,
  cart_id: cartId,
  ...(coupon === null ? {} : { coupon }),
})

/** The actors over the shop's client. A failed call rejects with a `ClientFailure`. */
export const checkoutActors = ({
  client,
  restore = () => ({ draft: null, isInvalid: false }),
  saveStep = async () => ({ ok: true, data: null }),
}: CheckoutActorDeps) => ({
  restore: fromPromise<RestoredState, void>(async () => restore()),
  saveStep: request<FinishedStep, unknown>(({ step, values }, signal) => saveStep(step, values, signal)),
  shippingMethods: request<ShippingQuery, ShippingOptions>(async ({ destination, ...cart }, signal) => {
    const body = { ...common(cart), ...(destination === null ? {} : { city_ref: destination }) }
    const answer = outcome(await client.call('/api/checkout/options', body, { signal }), isShippingAnswer)
    if (!answer.ok) return answer
    return { ok: true, data: { shippingMethods: answer.data.deliveries, payments: answer.data.payments } }
  }),
  submitOrder: request<OrderSubmission, PlacedOrder>(async ({ body, key }, signal) => {
    if (!isOrderBody(body)) throw new Error('There is no order')
    const options = { signal, idempotencyKey: key, timeout: orderTimeoutMs }
    return outcome(await client.call('/api/checkout/submit', body, options), isPlacedOrder)
  }),
  loadCart: request<CartReference<string>, FlowCart>(async (cart, signal) => {
    const isAnswer = (data: unknown) => isRecord(data) && isCart(data.cart)
    const answer = outcome(await client.call('/api/cart/show', common(cart), { signal }), isAnswer)
    return answer.ok ? { ok: true, data: answer.data.cart } : answer
  }),
  loadOrder: request<OrderReference, OrderPayment>(async ({ lang, order }, signal) => {
    if (!order) throw new Error('There is no order')
    const { number, token } = order
    const answer = outcome(await client.call('/api/checkout/order', { lang, number, token }, { signal }), isOrder)
    return answer.ok ? { ok: true, data: { outcome: outcomeOf(answer.data) } } : answer
  }),
})
