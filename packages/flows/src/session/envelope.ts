import type { Envelope } from '../flow/envelope.ts'

/** How long signing in at Google may take. */
const googleTimeoutMs = 10 * 60_000

/** The OAuth state, stored by the tab that created it. It grants no access: it only identifies the tab's own request. */
export const oauthStateEnvelope: Envelope<string> = {
  key: 'shop.session.google',
  version: 1,
  lifetime: googleTimeoutMs,
  read: data => (typeof data === 'string' ? data : null),
}
