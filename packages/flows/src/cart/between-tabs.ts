import { isRecord } from '../flow/envelope.ts'
import { cartEnvelope } from './envelope.ts'
import type { Overheard } from './state.ts'

/** What a tab posts when its cart has changed. */
export const toMessage = ({ cartId, coupon, count, total, version }: Overheard) => ({
  about: 'cart',
  cartId,
  coupon,
  count,
  countTotal: total,
  version,
})

/** What another tab posts; null when it is something else. */
export function readMessage(message: unknown): Overheard | null {
  if (!isRecord(message) || message.about !== 'cart') return null
  const kept = cartEnvelope.read(message, 1)
  const { version } = message
  if (!kept || (version !== null && typeof version !== 'string')) return null
  return { cartId: kept.cartId, coupon: kept.coupon, count: kept.count, total: kept.countTotal, version }
}
