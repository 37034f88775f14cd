import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'
import { type ReactNode, useState } from 'react'
import { later, wake } from '../later.tsx'
import { unknownWishlist } from './unknown-wishlist.ts'
import { type LazyWishlist, WishlistContext } from './wishlist.ts'
import { WISHLIST_KEY } from './wishlist-key.ts'

/** Whether this browser has liked anything, as its cookie or local storage tells. */
function isKept(): boolean {
  try {
    return /(^|; )wishlist=[^.;]/.test(document.cookie) || localStorage.getItem(WISHLIST_KEY) !== null
  } catch {
    return false // storage is switched off, and the cookie says nothing
  }
}

/**
 * A shopper who has liked nothing yet fetches nothing of it. The flow comes with the first sign of the shopper, with a list
 * from before, or when another tab begins one.
 */
const lazyWishlist = (): LazyWishlist =>
  lazyFlow<WishlistEvent, WishlistView, WishlistEmitted>(
    async () => (await import('./guest-wishlist.ts')).guestWishlist(),
    {
      view: unknownWishlist,
      connect: ({ load }) => {
        const heard = ({ key }: StorageEvent) => {
          if (key === WISHLIST_KEY) void load()
        }
        if (isKept()) {
          void load()
          wake() // hearts of what is liked are filled at once: the script of the cards must not wait
        }
        window.addEventListener('storage', heard)
        return () => window.removeEventListener('storage', heard)
      },
    },
  )

const WishlistTroubles = later(async () => (await import('./wishlist-troubles.ts')).WishlistTroubles)

/** Runs the wishlist of the document. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const [wishlist] = useState(lazyWishlist)
  return (
    <FlowProvider context={WishlistContext} flow={wishlist}>
      {children}
      <WishlistTroubles />
    </FlowProvider>
  )
}
