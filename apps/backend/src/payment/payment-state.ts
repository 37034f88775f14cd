import type { PaymentState } from '../db/schema/index.ts'

/** Whether the provider may still decide. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'processing'

/** What may follow. Money received is final: only its return follows, and it follows any other outcome. A page may be tried again. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['processing', 'failed', 'expired', 'paid', 'refunded'],
  processing: ['created', 'failed', 'expired', 'paid', 'refunded'],
  failed: ['created', 'processing', 'expired', 'paid', 'refunded'],
  expired: ['created', 'processing', 'failed', 'paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

/** Order of the states when the provider does not say when they were reached. */
const ranks: Readonly<Record<PaymentState, number>> = {
  created: 0,
  processing: 1,
  failed: 2,
  expired: 3,
  paid: 4,
  refunded: 5,
}

const isMoney = (state: PaymentState): boolean => state === 'paid' || state === 'refunded'

interface Dated {
  state: PaymentState
  /** By the provider's clock; null: unknown. */
  at: Date | null
}

/**
 * The state after a provider's word. Words arrive late, twice and in any order: the result is the same in every order. A payment
 * or its return wins over everything else, however old the word; among the others the newest wins, or the furthest without times.
 */
export function nextPaymentState(current: Dated, event: Dated): PaymentState {
  if (!paymentTransitions[current.state].includes(event.state)) return current.state
  if (isMoney(event.state)) return event.state
  const isFurther = ranks[event.state] > ranks[current.state]
  if (current.at === null || event.at === null) return isFurther ? event.state : current.state
  const difference = event.at.getTime() - current.at.getTime()
  return difference > 0 || (difference === 0 && isFurther) ? event.state : current.state
}

/** The later of two moments; null is the earliest. */
export const laterOf = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a)
