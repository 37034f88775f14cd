import type { Cart } from '@shop/contract'
import { isRecord } from '../flow/envelope.ts'

export const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** Checks what the machine relies on when it applies a cart; the rest is only rendered. */
export const isCart = (cart: unknown): cart is Cart =>
  isRecord(cart) &&
  typeof cart.version === 'string' &&
  Array.isArray(cart.items) &&
  cart.items.every(line => isRecord(line) && isNumber(line.id) && isNumber(line.count)) &&
  Array.isArray(cart.notices) &&
  isNumber(cart.count) &&
  isNumber(cart.total_price)
