import type { Envelope } from '../flow/envelope.ts'

/** How long the shopper may stay at Google. */
const googleTimeoutMs = 10 * 60_000

/** The OAuth state, stored by the tab that created it. It grants nothing: it only identifies our own request. */
export const googleEnvelope: Envelope<string> = {
  key: 'shop.session.google',
  version: 1,
  lifetime: googleTimeoutMs,
  read: data => (typeof data === 'string' ? data : null),
}
