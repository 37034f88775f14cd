import { splitLocale } from '@shop/contract/locales'
import type { Broadcast, KeyValueStorage, Locks } from '@shop/flows'
import { connectCartCount } from '@shop/flows/cart/count'
import type { CartEvent, CartView } from '@shop/flows/cart/lazy'
import type { LazyConnection } from '@shop/flows/lazy'
import { broadcastOf } from '../../platform/browser/broadcast.ts'
import {
  cookieJarOf,
  isSecurePage,
  readCookie,
  sharedStorageOf,
  tabStorageOf,
} from '../../platform/browser/environment.ts'
import { saveInput } from '../../platform/errors/save-input.ts'
import { cartStorage } from './cart-storage.ts'
import { CART_COOKIE } from './cookies.ts'
import { CART_KEY } from './has-stored-cart.ts'

interface CartEnvironment {
  storage: KeyValueStorage
  tabStorage: KeyValueStorage
  broadcast?: Broadcast
  locks?: Locks
}

/** Version of the stored cart. */
const VERSION = 1

/**
 * Locks that are kept until the cookies that were set meanwhile have reached the browser: `document.cookie` does not wait for it, and the
 * next tab would not read them. `cookieStore`: missing in some browsers.
 */
export const untilStored = (locks: Locks, window: { readonly cookieStore?: Pick<CookieStore, 'get'> }): Locks => ({
  request: (name, run) =>
    locks.request(name, async () => {
      const value = await run()
      try {
        await window.cookieStore?.get(CART_COOKIE)
      } catch {} // cookies are refused
      return value
    }),
})

/** Storage and channels of the browser's cart: local storage with cookies, this tab's commands, a channel to the other tabs. */
export const cartEnvironmentOf = (window: Window): CartEnvironment => ({
  storage: cartStorage(sharedStorageOf(window), cookieJarOf(window), {
    key: CART_KEY,
    version: VERSION,
    secure: isSecurePage(window),
    now: Date.now,
  }),
  tabStorage: tabStorageOf(window),
  ...broadcastOf('shop'),
  // Browsers have it on pages over TLS only.
  ...(window.navigator.locks ? { locks: untilStored(window.navigator.locks, window) } : {}),
})

/** The pages that show the cart of the cookie. */
const cartPages = ['/cart', '/checkout']

/**
 * Shows the stored count and follows changes of other tabs until the cart's machine is loaded. A cart whose cookie was deleted gets it
 * back; a page that the server has rendered without that cart is loaded anew.
 */
export function showCartCount(connection: LazyConnection<CartEvent, CartView>): () => void {
  const hadCookie = readCookie(CART_COOKIE) !== undefined
  const stop = connectCartCount(connection, cartEnvironmentOf(window))
  const hasCookie = readCookie(CART_COOKIE) !== undefined
  if (!hadCookie && hasCookie && cartPages.includes(splitLocale(location.pathname).path)) {
    saveInput()
    location.reload()
  }
  return stop
}
