import type { Id } from '@shop/contract/register'
import { isRecord } from '../flow/envelope.ts'
import type { FlowCart } from './ids.ts'

/** An id: a number, or a text where the shop has registered such ids. */
export const isId = (value: unknown): value is Id => isNumber(value) || (typeof value === 'string' && value !== '')

export const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** Whether the data of a success answer holds a cart. */
export const isCartAnswer = (data: unknown): boolean =>
  isRecord(data) && typeof data.cart_id === 'string' && isCart(data.cart)

export const isCountAnswer = (data: unknown): boolean =>
  isRecord(data) && isNumber(data.count) && isNumber(data.total_price)

/** Checks what the machine relies on when it applies a cart; the rest is only rendered. */
export const isCart = (cart: unknown): cart is FlowCart =>
  isRecord(cart) &&
  typeof cart.version === 'string' &&
  Array.isArray(cart.items) &&
  cart.items.every(line => isRecord(line) && isId(line.id) && isNumber(line.count)) &&
  Array.isArray(cart.notices) &&
  isNumber(cart.count) &&
  isNumber(cart.total_price)
