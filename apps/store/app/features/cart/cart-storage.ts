import type { KeyValueStorage } from '@shop/flows'
import { cookieIn } from '../../platform/browser/cookie-text.ts'
import type { CookieJar } from '../../platform/browser/environment.ts'
import { CART_COOKIE, COUPON_COOKIE, cartCookie, cartIdOf, couponCookie, couponOf } from './cookies.ts'

const cartIdIn = (cookies: string): string | null => cartIdOf(cookieIn(cookies, CART_COOKIE)) ?? null

const couponIn = (cookies: string): string | null => couponOf(cookieIn(cookies, COUPON_COOKIE)) ?? null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseEnvelope(text: string | null): Record<string, unknown> | null {
  try {
    const envelope: unknown = JSON.parse(text ?? 'null')
    return isRecord(envelope) && isRecord(envelope.data) ? envelope : null
  } catch {
    return null // invalid JSON is treated as missing
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Local storage of the cart's flow (spec §3), with the ids of cart and coupon in cookies. The server changes the cookies when
 * forms are submitted without scripts, so they take precedence. A cart that only local storage contains is written back to the
 * cookie. Other keys are passed through.
 */
export function cartStorage(
  storage: KeyValueStorage,
  jar: CookieJar,
  { key, version, secure, now }: { key: string; version: number; secure: boolean; now: () => number },
): KeyValueStorage {
  const writeCookies = (cartId: string | null, coupon: string | null) => {
    const cookies = jar.read()
    if (cartIdIn(cookies) !== cartId) jar.write(cartCookie(cartId, secure))
    if (couponIn(cookies) !== coupon) jar.write(couponCookie(coupon, secure))
  }
  const readCart = (): string | null => {
    try {
      return storage.getItem(key)
    } catch {
      return null // storage is disabled: the cart of the cookies is known all the same
    }
  }
  return {
    getItem(name) {
      if (name !== key) return storage.getItem(name)
      const text = readCart()
      const cookies = jar.read()
      const cartId = cartIdIn(cookies)
      const envelope = parseEnvelope(text)
      const data = isRecord(envelope?.data) ? envelope.data : null
      if (!cartId) {
        if (data) writeCookies(textOrNull(data.cartId), textOrNull(data.coupon))
        return text
      }
      const counts = data?.cartId === cartId ? data : { count: 0, countTotal: null }
      const at = typeof envelope?.at === 'number' ? envelope.at : now()
      return JSON.stringify({
        v: envelope?.v ?? version,
        at,
        data: { ...counts, cartId, coupon: couponIn(cookies) },
      })
    },
    setItem(name, text) {
      const data = name === key ? parseEnvelope(text)?.data : null
      if (isRecord(data)) writeCookies(textOrNull(data.cartId), textOrNull(data.coupon))
      storage.setItem(name, text)
    },
    removeItem(name) {
      if (name === key) writeCookies(null, null)
      storage.removeItem(name)
    },
  }
}
