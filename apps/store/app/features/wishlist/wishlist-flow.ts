import type { KeyValueStorage } from '@shop/flows'
import { createGuestWishlist, type WishlistFlow } from '@shop/flows/wishlist'
import { broadcastOf } from '../../platform/browser/broadcast.ts'
import { cookieJarOf, isSecurePage, sharedStorageOf } from '../../platform/browser/environment.ts'
import { requestHydration } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { readCustomerId, subscribeToCustomerName } from '../../platform/session/customer-name.ts'
import { wishlistStorage } from './wishlist-storage.ts'

/** Name of the channel between tabs. */
const CHANNEL = 'shop.wishlist'

/** Storage key of the browser's copy of a customer's list. */
const ACCOUNT_KEY = 'shop.wishlist.account'

/** A guest's wishlist: stored in this browser, shared by its tabs. What is left of a customer who has signed out is removed. */
function guestWishlist(storage: KeyValueStorage): WishlistFlow {
  try {
    storage.removeItem(ACCOUNT_KEY)
  } catch {
    // a storage that is switched off has nothing to remove
  }
  return createGuestWishlist({ storage, ...broadcastOf(CHANNEL) })
}

/**
 * The wishlist of whoever uses this browser: a guest's, or a customer's at the backend, whose machine only customers fetch.
 * `onSessionChange`: somebody else is signed in than when the flow was created, so another flow is needed.
 */
export async function createBrowserWishlist(onSessionChange: () => void): Promise<WishlistFlow> {
  const storage = wishlistStorage(sharedStorageOf(window), cookieJarOf(window), {
    secure: isSecurePage(window),
    now: Date.now,
  })
  const customer = readCustomerId()
  const flow =
    customer === null
      ? guestWishlist(storage)
      : (await import('./customer-wishlist-flow.ts')).createCustomerWishlist(customer, storage, CHANNEL)

  let known = customer
  let disconnect: () => void = () => undefined
  const checkSession = () => {
    const now = readCustomerId()
    if (now === known) return
    known = now
    // A session that has ended leaves the list and the waiting changes shown until the customer signs in again.
    if (now !== null || flow.getView().status !== 'locked') onSessionChange()
  }
  flow.subscribe(view => {
    // The pressed toggles are not in the HTML, which is the same for everybody.
    if (view.count > 0) requestHydration()
  })
  return {
    ...flow,
    start() {
      disconnect = subscribeToCustomerName(checkSession)
      flow.start()
      checkSession()
    },
    stop() {
      disconnect()
      flow.stop()
    },
  }
}
