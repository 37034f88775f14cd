import { GUEST } from '../../platform/session/session-cookie.ts'
import { draftCookies, readDraft } from './draft.server.ts'
import type { CookieTarget } from './encrypted-cookie.server.ts'
import { orderCookies, readOrderKey } from './order-cookie.server.ts'

/**
 * The `Set-Cookie` values that give a guest's unfinished checkout and last order to the customer who signs in; none when they are
 * another customer's. `cookie`: of the request that signs in.
 */
export function adoptedCookies(cookie: (name: string) => string | undefined, target: CookieTarget): string[] {
  const source = { secret: target.secret, owner: GUEST, cookie }
  const draft = readDraft(source)
  const order = readOrderKey(source)
  return [...(draft ? draftCookies(draft, target) : []), ...(order ? orderCookies(order, target) : [])]
}
