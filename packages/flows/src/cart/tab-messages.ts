import { isRecord } from '../flow/envelope.ts'
import { cartEnvelope } from './envelope.ts'
import type { RemoteCart } from './state.ts'

/** The message a tab posts when its cart has changed. */
export const toMessage = ({ cartId, coupon, count, total, version }: RemoteCart) => ({
  about: 'cart',
  cartId,
  coupon,
  count,
  countTotal: total,
  version,
})

/** Parses a message of another tab; null when it is not about the cart. */
export function readMessage(message: unknown): RemoteCart | null {
  if (!isRecord(message) || message.about !== 'cart') return null
  const stored = cartEnvelope.read(message)
  const { version } = message
  if (!stored || (version !== null && typeof version !== 'string')) return null
  return { cartId: stored.cartId, coupon: stored.coupon, count: stored.count, total: stored.countTotal, version }
}
