import type { Text } from '../text.ts'

export interface PaymentMethod {
  id: string
  name: Text
  text: Text
}

/** Port: how orders are paid. Implemented below `adapters/payment`. */
export interface PaymentMethods {
  /** Every method that an order may name, in the order offered. */
  readonly all: readonly PaymentMethod[]
  /** Whether new orders may use it. */
  isOffered(method: PaymentMethod): boolean
  /** Bank details that the IBAN invoice of an order is paid by. */
  requisitesOf(orderNumber: string): readonly { name: Text; value: Text }[]
}
