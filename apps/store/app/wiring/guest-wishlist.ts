import { createGuestWishlist, type WishlistFlow } from '@shop/flows/wishlist'
import { jarOf, reaching } from './surroundings.ts'
import { wishlistStorage } from './wishlist-storage.ts'

/** The wishlist of somebody who is not signed in: kept in this browser, heard by its other tabs. */
export function guestWishlist(): WishlistFlow {
  const storage = wishlistStorage(
    reaching(() => window.localStorage),
    jarOf(window),
    { secure: location.protocol === 'https:', now: Date.now },
  )
  const broadcast = 'BroadcastChannel' in window ? { broadcast: new BroadcastChannel('shop.wishlist') } : {}
  return createGuestWishlist({ storage, ...broadcast })
}
