import type { PaymentStart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { PaymentState, payments } from '../db/schema/index.ts'

/** All prices are in hryvnias. ISO 4217. */
export const CURRENCY = 'UAH'

/** Id of the payment method of a demo shop. */
export const DEMO_CARD = 'demo_card'

export type PaymentRow = typeof payments.$inferSelect

/** What a provider is told of an order. */
export interface PayableOrder {
  number: string
  /** Of the page that the order is paid from. */
  lang: Locale
  /** Description of the payment, in that language. */
  description: string
  /** Of the buyer: `+` and digits. */
  phone: string
  /** URL that the browser returns to, whatever the outcome. */
  returnUrl: string
  /** URL that the provider reports the outcome to. */
  callbackUrl: string
  /** Now, by the shop's clock. */
  now: Date
}

/** An attempt that the provider knows of. */
export interface CreatedPayment {
  /** To the order's own page where the buyer is asked elsewhere. */
  start: PaymentStart
  providerId: string | null
}

/** Money of a payment that went back, by the provider's word. */
export interface ReturnedMoney {
  /** Kopiykas, of all refunds together. */
  amount: number
  /** References of the shop's own refunds among them; null: the provider does not name them. */
  references: readonly string[] | null
}

/** A provider's word about an attempt. */
export interface PaymentEvent {
  reference: string
  state: PaymentState
  /** Kopiykas; null: it does not say, the reference stands for the amount that the attempt was created with. */
  amount: number | null
  currency: string
  providerId: string | null
  /** When the state was reached, by the provider's clock; null: it does not say. */
  at: Date | null
  /** The provider's code of a failure. */
  failure: string | null
  /** Null: it does not say whether money went back. */
  returned: ReturnedMoney | null
  /** Of a payment in state `paid`: the provider pays when it is captured. @default false */
  isAuthorized?: boolean
}

/** `malformed`: not readable · `forbidden`: not signed by the provider */
export type CallbackResult = { ok: true; event: PaymentEvent } | { ok: false; code: 'malformed' | 'forbidden' }

export interface RefundOrder {
  payment: PaymentRow
  /** The same refund has the same one. */
  reference: string
  /** Kopiykas. */
  amount: number
  /** What was returned before, in kopiykas. */
  refunded: number
  /** An earlier request may have reached the provider. */
  isRepeated: boolean
}

/** `pending`: the provider has accepted it and is asked again later. */
export type RefundResult = { state: 'done' | 'pending' } | { state: 'refused'; code: string }

/** `code` of a refund that got no answer, when the provider cannot tell either. */
export const UNKNOWN_OUTCOME = 'unknown_outcome'

/** The provider is down, slow or answers nonsense: the outcome is unknown, the request may be repeated. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider refuses a request: repeating it is of no use. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  /** The provider's code. */
  readonly code: string
  constructor(code: string) {
    super(`The payment provider refused: ${code}`)
    this.code = code
  }
}

/**
 * Port of the payment domain: a provider of online payments. Implemented in `adapters/payment`. Requests that fail throw
 * `ProviderUnavailable` or `ProviderRefusal`.
 */
export interface PaymentProvider {
  /** Id of the payment method. */
  readonly id: string
  /** Its id of an attempt never changes: an event with another one is about another payment. @default false */
  readonly hasFixedIds?: boolean
  /** Creates the attempt at the provider; repeated for an attempt that was created already. */
  createPayment(payment: PaymentRow, order: PayableOrder): Promise<CreatedPayment>
  /** Reads a callback: the signature covers the received bytes. */
  parseCallback(body: Uint8Array, headers: Headers): Promise<CallbackResult>
  /** Answer to an accepted callback. */
  acknowledge(): Response
  /** Asks for the state of an attempt; null: the provider does not know of it. */
  fetchStatus(payment: PaymentRow): Promise<PaymentEvent | null>
  refund(order: RefundOrder): Promise<RefundResult>
  /** Captures an authorized payment whose goods were received; asked again, it changes nothing. Returns its state as `fetchStatus`. */
  capture?(payment: PaymentRow): Promise<PaymentEvent | null>
  /** Makes an attempt that was not paid unpayable, where the provider can. */
  withdraw?(payment: PaymentRow): Promise<void>
}

/** The configured providers by the id of their payment method, in display order. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
