import type { KeyValueStorage } from '@shop/flows/cart'
import { type Wishlist, wishlistEnvelope } from '@shop/flows/wishlist'
import { wishlistCookie, wishlistIn } from '../wishlist/wishlist-cookie.ts'
import type { CookieJar } from './cart-storage.ts'

const written = (text: string | null): Wishlist | null => {
  try {
    const kept: { data?: unknown } | null = JSON.parse(text ?? 'null')
    return wishlistEnvelope.read(kept?.data, wishlistEnvelope.version)
  } catch {
    return null // somebody else's text
  }
}

/**
 * What the wishlist's flow keeps in local storage (spec §9), with the list itself in a cookie: pages made without scripts
 * change that one, so where both exist the cookie is right. Throws when neither could take it, or when it is too big.
 */
export function wishlistStorage(
  storage: KeyValueStorage,
  jar: CookieJar,
  { secure, now }: { secure: boolean; now: () => number },
): KeyValueStorage {
  return {
    ...storage,
    getItem(key) {
      const known = wishlistIn(jar.read())
      if (known) return JSON.stringify({ v: wishlistEnvelope.version, at: now(), data: known })
      const text = storage.getItem(key)
      const cookie = wishlistCookie(written(text) ?? {}, secure)
      if (text !== null && cookie) jar.write(cookie)
      return text
    },
    setItem(key, text) {
      const wishlist = written(text)
      const cookie = wishlist && wishlistCookie(wishlist, secure)
      if (!cookie) throw new Error('The wishlist is full')
      jar.write(cookie)
      try {
        storage.setItem(key, text)
      } catch (error) {
        if (!jar.read().includes(cookie.split(';')[0] ?? cookie)) throw error
      }
    },
  }
}
