import type { PaymentStart } from '@shop/contract'
import { isRecord } from '../flow/envelope.ts'
import { isPaymentStart } from './payment.ts'

/** What grants access to an order: the return address of its payment can name it. */
export interface OrderKey {
  readonly number: string
  readonly token: string
}

/** An order that is made. */
export interface PlacedOrder extends OrderKey {
  /** Null on another device, which knows the order by the return address alone. */
  readonly total: number | null
  /** How the payment continues; null when nothing is to be paid now. */
  readonly payment: PaymentStart | null
}

export const isPlacedOrder = (data: unknown): boolean =>
  isRecord(data) &&
  typeof data.number === 'string' &&
  typeof data.token === 'string' &&
  (data.payment === null || isPaymentStart(data.payment))
