import type { Text } from '../values/text.ts'

export interface PaymentMethod {
  id: string
  name: Text
  text: Text
  /** Paid on a provider's page; its provider has the same id. */
  isOnline: boolean
}

/** Port of the payment domain. Implemented in `adapters/payment`. */
export interface PaymentMethods {
  /** Every method, also those of old orders, in display order. */
  readonly all: readonly PaymentMethod[]
  /** Whether new orders may use it. */
  isOffered(method: PaymentMethod): boolean
}
