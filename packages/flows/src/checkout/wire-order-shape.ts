import type { BodyOf } from '@shop/contract/client'
import { isRecord } from '../flow/envelope.ts'

/** An order as the shop's own backend takes it. */
export type OrderBody = BodyOf<'/api/checkout/submit'>

/** Checks the shape of a stored order; the backend validates its content. */
export const isOrderBody = (value: unknown): value is OrderBody =>
  isRecord(value) &&
  typeof value.cart_id === 'string' &&
  isRecord(value.contact) &&
  isRecord(value.delivery) &&
  isRecord(value.payment)
