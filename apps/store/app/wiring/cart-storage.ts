import type { KeyValueStorage } from '@shop/flows/cart'
import { CART_COOKIE, COUPON_COOKIE, cartCookie, cartIdOf, couponCookie, couponOf } from '../cart/cart-cookies.ts'
import { cookieIn } from '../cookie-text.ts'

/** `document.cookie` of a page. */
export interface CookieJar {
  read: () => string
  write: (cookie: string) => void
}

const cartIdIn = (cookies: string): string | null => cartIdOf(cookieIn(cookies, CART_COOKIE)) ?? null

const couponIn = (cookies: string): string | null => couponOf(cookieIn(cookies, COUPON_COOKIE)) ?? null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isRecord(kept) && isRecord(kept.data) ? kept : null
  } catch {
    return null // somebody else's text: as if nothing were kept
  }
}

/** The text of a value that may be anything. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * What the cart's flow keeps in local storage (spec §3), with the cart and the coupon themselves in cookies: pages made
 * without scripts change those, so where both exist the cookie is right. A cart that only local storage knows is put back
 * into the cookie. Other keys pass through.
 */
export function cartStorage(
  storage: KeyValueStorage,
  jar: CookieJar,
  { key, version, secure, now }: { key: string; version: number; secure: boolean; now: () => number },
): KeyValueStorage {
  const remember = (cartId: string | null, coupon: string | null) => {
    const cookies = jar.read()
    if (cartIdIn(cookies) !== cartId) jar.write(cartCookie(cartId, secure))
    if (couponIn(cookies) !== coupon) jar.write(couponCookie(coupon, secure))
  }
  return {
    getItem(asked) {
      const text = storage.getItem(asked)
      if (asked !== key) return text
      const cookies = jar.read()
      const cartId = cartIdIn(cookies)
      const kept = parse(text)
      const data = isRecord(kept?.data) ? kept.data : null
      if (!cartId) {
        if (data) remember(textOf(data.cartId), textOf(data.coupon))
        return text
      }
      const known = data?.cartId === cartId ? data : { count: 0, countTotal: null }
      const at = typeof kept?.at === 'number' ? kept.at : now()
      return JSON.stringify({
        v: kept?.v ?? version,
        at,
        data: { ...known, cartId, coupon: couponIn(cookies) },
      })
    },
    setItem(asked, text) {
      const data = asked === key ? parse(text)?.data : null
      if (isRecord(data)) remember(textOf(data.cartId), textOf(data.coupon))
      storage.setItem(asked, text)
    },
    removeItem(asked) {
      if (asked === key) remember(null, null)
      storage.removeItem(asked)
    },
  }
}
