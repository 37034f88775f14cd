import type { Cart, Delivery, Payment, PaymentStart } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type DeliveryDirectory, deliveryDirectory } from '../delivery-picker/directory.ts'
import { type Outcome, outcome } from '../flow/failure.ts'
import type { Draft } from './envelope.ts'
import type { OrderBody } from './order-body.ts'
import type { Step } from './steps.ts'
import type { CheckoutValues } from './values.ts'

/** An order that is made. */
export interface PlacedOrder {
  readonly number: string
  readonly token: string
  readonly total: number
  /** How the payment continues; null when nothing is to be paid now. */
  readonly payment: PaymentStart | null
}

export interface ShippingOptions {
  readonly shippingMethods: readonly Delivery[]
  readonly payments: readonly Payment[]
}

export interface CartReference {
  readonly lang: Locale
  readonly cartId: string
  readonly coupon: string | null
}

/** What this tab has stored. */
export interface RestoredState {
  readonly draft: Draft | null
  /** Stored data was invalid and has been removed. */
  readonly broken: boolean
}

/** The calls of the machine. None throws for a failed call. */
export interface CheckoutCalls extends DeliveryDirectory {
  restore(): Promise<RestoredState>
  /** Saves a finished step on the server, where a crash of the browser does not affect it. */
  saveStep(step: Step, values: CheckoutValues, signal: AbortSignal): Promise<Outcome<unknown>>
  shippingMethods(
    input: CartReference & { cityRef: string | null },
    signal: AbortSignal,
  ): Promise<Outcome<ShippingOptions>>
  cart(input: CartReference, signal: AbortSignal): Promise<Outcome<Cart>>
  order(body: OrderBody, key: string, signal: AbortSignal): Promise<Outcome<PlacedOrder>>
}

/** Milliseconds an order may take: providers are slow, and an answer is worth waiting for. */
const orderTimeoutMs = 30_000

const mapped = <A, B>(answer: Outcome<A>, map: (data: A) => B): Outcome<B> =>
  answer.ok ? { ok: true, data: map(answer.data) } : answer

/** The calls over the shop's client. */
export const checkoutCalls = (
  client: Pick<Client, 'call'>,
  { restore, saveStep }: Pick<CheckoutCalls, 'restore' | 'saveStep'>,
): CheckoutCalls => ({
  restore,
  saveStep,
  ...deliveryDirectory(client),
  async shippingMethods({ lang, cartId, coupon, cityRef }, signal) {
    const body = {
      lang,
      cart_id: cartId,
      ...(coupon === null ? {} : { coupon }),
      ...(cityRef === null ? {} : { city_ref: cityRef }),
    }
    const answer = outcome(await client.call('/api/checkout/options', body, { signal }))
    return mapped(answer, ({ deliveries, payments }) => ({ shippingMethods: deliveries, payments }))
  },
  async cart({ lang, cartId, coupon }, signal) {
    const body = { lang, cart_id: cartId, ...(coupon === null ? {} : { coupon }) }
    return mapped(outcome(await client.call('/api/cart/show', body, { signal })), ({ cart }) => cart)
  },
  order: async (body, key, signal) =>
    outcome(await client.call('/api/checkout/submit', body, { signal, idempotencyKey: key, timeout: orderTimeoutMs })),
})
