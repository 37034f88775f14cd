import { z } from 'zod'
import { type Seal, sealedCookie } from './seal.server.ts'

/** What opens an order: the two values that `/api/checkout/order` asks for. */
const Key = z.object({ number: z.string().min(1).max(32), token: z.string().min(1).max(128) })
export type OrderKey = z.infer<typeof Key>

const COOKIE = 'order'
/** Seconds. The mail's link opens an order for good; this is for the page right after it. */
const KEPT = 24 * 60 * 60

/** The `Set-Cookie` value that leaves an order in the shopper's hand. */
export const handOver = (seal: Seal, key: OrderKey, secure: boolean): string =>
  sealedCookie(COOKIE, seal.seal(key), KEPT, secure)

/** The order a visit is about: the one of the link, else the one in hand, else none. */
export function orderKeyOf(
  seal: Seal,
  search: URLSearchParams,
  cookie: (name: string) => string | undefined,
): OrderKey | null {
  if (search.has('number') || search.has('token'))
    return Key.safeParse({ number: search.get('number'), token: search.get('token') }).data ?? null
  return Key.safeParse(seal.open(cookie(COOKIE) ?? '')).data ?? null
}
