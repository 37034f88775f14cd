import type { Envelope } from '../flow/envelope.ts'

/** Milliseconds a shopper may take at Google. */
const googleTimeoutMs = 10 * 60_000

/** The state of a request to Google, kept by the tab that made it. It opens nothing: it only tells our request from another's. */
export const googleEnvelope: Envelope<string> = {
  key: 'shop.session.google',
  version: 1,
  lifetime: googleTimeoutMs,
  read: data => (typeof data === 'string' ? data : null),
}
