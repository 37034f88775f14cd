import type { Broadcast, KeyValueStorage, Locks } from '@shop/flows/cart'
import { connectCartCount } from '@shop/flows/cart/count'
import type { CartEvent, CartView } from '@shop/flows/cart/lazy'
import type { LazyConnection } from '@shop/flows/lazy'
import { broadcastOf } from '../../platform/browser/broadcast.ts'
import { cookieJarOf, isSecurePage, sharedStorageOf, tabStorageOf } from '../../platform/browser/environment.ts'
import { cartStorage } from './cart-storage.ts'
import { CART_KEY } from './has-stored-cart.ts'

interface CartEnvironment {
  storage: KeyValueStorage
  tabStorage: KeyValueStorage
  broadcast?: Broadcast
  locks?: Locks
}

/** Version of the stored cart. */
const VERSION = 1

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
  ...(window.navigator.locks ? { locks: window.navigator.locks } : {}),
})

/** Shows the stored count and follows changes of other tabs until the cart's machine is loaded. */
export const showCartCount = (connection: LazyConnection<CartEvent, CartView>): (() => void) =>
  connectCartCount(connection, cartEnvironmentOf(window))
