import { createGuestWishlist, type WishlistFlow } from '@shop/flows/wishlist'
import { broadcastOf, cookieJarOf, isSecurePage, sharedStorageOf } from '../browser/environment.ts'
import { wishlistStorage } from './wishlist-storage.ts'

/** The wishlist of a guest: stored in this browser, shared by its tabs. */
export const createBrowserWishlist = (): WishlistFlow =>
  createGuestWishlist({
    storage: wishlistStorage(sharedStorageOf(window), cookieJarOf(window), {
      secure: isSecurePage(window),
      now: Date.now,
    }),
    ...broadcastOf('shop.wishlist'),
  })
