import { isRecord } from '../flow/envelope.ts'
import { cartEnvelope, type StoredCart } from './envelope.ts'
import type { RemoteCart } from './events.ts'

/** The message a tab posts when its cart has changed: what it has stored, and the version. */
export const toMessage = (stored: StoredCart, version: string | null) => ({ about: 'cart', ...stored, version })

/** Parses a message of another tab; null when it is not about the cart. */
export function readMessage(message: unknown): RemoteCart | null {
  if (!isRecord(message) || message.about !== 'cart') return null
  const stored = cartEnvelope.read(message)
  const { version } = message
  if (!stored || (version !== null && typeof version !== 'string')) return null
  const { countTotal: total, ...cart } = stored
  return { ...cart, total, version }
}
