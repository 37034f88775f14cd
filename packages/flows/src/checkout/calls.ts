import type { Cart, City, Delivery, Payment, PaymentStart, Point, PointKind } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type Outcome, outcome } from '../flow/failure.ts'
import type { Draft } from './envelope.ts'
import type { Step } from './steps.ts'
import type { OrderBody } from './submission.ts'
import type { Typed } from './typed.ts'

/** An order that is made. */
export interface Placed {
  readonly number: string
  readonly token: string
  readonly total: number
  /** Where the payment goes on; null when nothing is to be paid now. */
  readonly payment: PaymentStart | null
}

export interface Ways {
  readonly ways: readonly Delivery[]
  readonly payments: readonly Payment[]
}

export interface Points {
  readonly points: readonly Point[]
  readonly page: number
  readonly total: number
}

export interface BasketAddress {
  readonly lang: Locale
  readonly cartId: string
  readonly coupon: string | null
}

export interface PointQuery {
  readonly lang: Locale
  readonly cityRef: string
  readonly kind: PointKind
  readonly query: string
  readonly page: number
}

/** What this tab remembers. */
export interface Remembered {
  readonly draft: Draft | null
  /** Something kept could not be read and was thrown away. */
  readonly broken: boolean
}

/** All the machine can ask for. Nothing here throws for an answer. */
export interface CheckoutCalls {
  remember(): Promise<Remembered>
  /** Keeps a finished step where a crash of the browser does not reach it. */
  saveStep(step: Step, typed: Typed, signal: AbortSignal): Promise<Outcome<unknown>>
  cities(input: { lang: Locale; query: string }, signal: AbortSignal): Promise<Outcome<readonly City[]>>
  ways(input: BasketAddress & { cityRef: string | null }, signal: AbortSignal): Promise<Outcome<Ways>>
  points(input: PointQuery, signal: AbortSignal): Promise<Outcome<Points>>
  cart(input: BasketAddress, signal: AbortSignal): Promise<Outcome<Cart>>
  order(body: OrderBody, key: string, signal: AbortSignal): Promise<Outcome<Placed>>
}

/** Milliseconds an order may take: providers are slow, and an answer is worth waiting for. */
const PATIENCE = 30_000

const mapped = <A, B>(answer: Outcome<A>, map: (data: A) => B): Outcome<B> =>
  answer.ok ? { ok: true, data: map(answer.data) } : answer

/** The calls of a checkout over the shop's own client. */
export const checkoutCalls = (
  client: Pick<Client, 'call'>,
  { remember, saveStep }: Pick<CheckoutCalls, 'remember' | 'saveStep'>,
): CheckoutCalls => ({
  remember,
  saveStep,
  cities: async ({ lang, query }, signal) =>
    outcome(await client.call('/api/delivery/cities', { lang, ...(query ? { query } : {}) }, { signal })),
  async ways({ lang, cartId, coupon, cityRef }, signal) {
    const body = {
      lang,
      cart_id: cartId,
      ...(coupon === null ? {} : { coupon }),
      ...(cityRef === null ? {} : { city_ref: cityRef }),
    }
    const answer = outcome(await client.call('/api/checkout/options', body, { signal }))
    return mapped(answer, ({ deliveries, payments }) => ({ ways: deliveries, payments }))
  },
  async points({ lang, cityRef, kind, query, page }, signal) {
    const body = { lang, city_ref: cityRef, kind, page_number: page, ...(query ? { query } : {}) }
    const answer = outcome(await client.call('/api/delivery/points', body, { signal }))
    return mapped(answer, ({ items, total }) => ({ points: items, page, total }))
  },
  async cart({ lang, cartId, coupon }, signal) {
    const body = { lang, cart_id: cartId, ...(coupon === null ? {} : { coupon }) }
    return mapped(outcome(await client.call('/api/cart/show', body, { signal })), ({ cart }) => cart)
  },
  order: async (body, key, signal) =>
    outcome(await client.call('/api/checkout/submit', body, { signal, idempotencyKey: key, timeout: PATIENCE })),
})
