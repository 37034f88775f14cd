import type { PaymentStart } from '@shop/contract'
import { isRecord } from '../flow/envelope.ts'

/** `unknown`: not known yet. */
export type PaymentOutcome = 'paid' | 'declined' | 'cancelled' | 'unknown'

/** How a payment continues, as it is stored or answered. */
export const isPaymentStart = (value: unknown): value is PaymentStart =>
  isRecord(value) &&
  (value.kind === 'redirect'
    ? typeof value.url === 'string'
    : value.kind === 'form' && typeof value.action === 'string' && isRecord(value.fields))

const outcomes: readonly unknown[] = ['paid', 'declined', 'cancelled', 'unknown'] satisfies PaymentOutcome[]

export const isPaymentOutcome = (value: unknown): value is PaymentOutcome => outcomes.includes(value)
