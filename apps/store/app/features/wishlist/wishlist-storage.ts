import type { KeyValueStorage } from '@shop/flows'
import { type Wishlist, wishlistEnvelope } from '@shop/flows/wishlist'
import type { CookieJar } from '../../platform/browser/environment.ts'
import { clearedWishlistCookie, wishlistCookie, wishlistIn } from './wishlist-cookie.ts'

const parseStored = (text: string | null): Wishlist | null => {
  try {
    const envelope: { data?: unknown } | null = JSON.parse(text ?? 'null')
    return wishlistEnvelope.read(envelope?.data)
  } catch {
    return null // invalid JSON is treated as missing
  }
}

/**
 * Local storage of the wishlist's flow (spec §9) with a guest's list also in a cookie. The server changes the cookie when forms are
 * submitted without scripts and renders the page of the list from it, so it takes precedence. Throws when the cookie is refused or the
 * list is too big for it.
 */
export function wishlistStorage(
  storage: KeyValueStorage,
  jar: CookieJar,
  { secure, now }: { secure: boolean; now: () => number },
): KeyValueStorage {
  return {
    ...storage,
    getItem(key) {
      if (key !== wishlistEnvelope.key) return storage.getItem(key)
      const current = wishlistIn(jar.read())
      if (current) {
        const text = JSON.stringify({ v: wishlistEnvelope.version, at: now(), data: current })
        try {
          // An older list in the storage would come back when the cookie is lost.
          if (JSON.stringify(parseStored(storage.getItem(key))) !== JSON.stringify(current)) storage.setItem(key, text)
        } catch {} // the cookie has it
        return text
      }
      const text = storage.getItem(key)
      const cookie = wishlistCookie(parseStored(text) ?? {}, secure)
      if (text !== null && cookie) jar.write(cookie)
      return text
    },
    setItem(key, text) {
      if (key !== wishlistEnvelope.key) return storage.setItem(key, text)
      const wishlist = parseStored(text)
      const cookie = wishlist && wishlistCookie(wishlist, secure)
      if (!cookie) throw new Error('The wishlist is full')
      jar.write(cookie)
      if (!jar.read().includes(cookie.split(';')[0] ?? cookie)) throw new Error('The browser keeps no cookies')
      try {
        storage.setItem(key, text)
      } catch {} // the cookie has it
    },
    removeItem(key) {
      if (key === wishlistEnvelope.key) jar.write(clearedWishlistCookie(secure))
      storage.removeItem(key)
    },
  }
}
