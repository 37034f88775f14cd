import type { Text } from '../values/text.ts'

export interface PaymentMethod {
  id: string
  name: Text
  text: Text
  /** Paid on a provider's page; its provider has the same id. */
  isOnline: boolean
  /** Number of equal monthly payments; absent: one. */
  instalments?: number
  /** What a buyer knows it by before the checkout. */
  marks: readonly Text[]
}

/** Port of the payment domain. Implemented in `adapters/payment`. */
export interface PaymentMethods {
  /** Every method, also those of old orders, in display order. */
  readonly all: readonly PaymentMethod[]
  /** Whether new orders may use it. `total`: in kopiykas; null: of whatever sum. */
  isOffered(method: PaymentMethod, total: number | null): boolean
}

/** Kopiykas of one of so many payments: the highest of them. */
export const monthlyOf = (total: number, count: number): number => Math.ceil(total / count)

/** The longest division of a sum into monthly payments that new orders may use, in kopiykas; null: it is not divided. */
export function longestInstalment(methods: PaymentMethods, total: number): { count: number; amount: number } | null {
  const offered = methods.all.filter(method => method.instalments !== undefined && methods.isOffered(method, total))
  const count = Math.max(0, ...offered.map(({ instalments = 0 }) => instalments))
  return count === 0 ? null : { count, amount: monthlyOf(total, count) }
}
