import { GUEST, ownerOf } from '../auth/session-cookie.ts'
import { draftCookies, readDraft } from './draft.server.ts'
import type { CookieTarget } from './encrypted-cookie.server.ts'
import { orderCookie, orderKeyOf } from './order-cookie.server.ts'

/**
 * The `Set-Cookie` values that give a guest's unfinished checkout and last order to the customer who signs in; none when they are
 * another customer's. `cookie`: of the request that signs in.
 */
export function adoptedCookies(cookie: (name: string) => string | undefined, target: CookieTarget): string[] {
  if (ownerOf(cookie) !== GUEST) return []
  const draft = readDraft(target.secret, cookie)
  const order = orderKeyOf(target.secret, new URLSearchParams(), cookie)
  return [...(draft ? draftCookies(draft, target) : []), ...(order ? [orderCookie(order, target)] : [])]
}
