import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider, useFlowEvent } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'
import { type ReactNode, useState } from 'react'
import { onFirstInteraction, requestHydration } from '../hydrate-on-interaction.tsx'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { unknownWishlist } from './unknown-wishlist.ts'
import { type LazyWishlist, useWishlist, WishlistContext } from './wishlist.ts'
import { WISHLIST_KEY } from './wishlist-key.ts'
import type { WishlistTrouble } from './wishlist-troubles.ts'

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
          requestHydration() // hearts of what is liked are filled at once: the script of the cards must not wait
        }
        onFirstInteraction(() => void load())
        window.addEventListener('storage', heard)
        return () => window.removeEventListener('storage', heard)
      },
    },
  )

/** Hears what went wrong with the wishlist from its first moment on; how it is told is fetched when it is. Shows nothing. */
function WishlistEvents(): null {
  const wishlist = useWishlist()
  const { locale } = usePage()
  const toasts = useToasts()
  const tell = (trouble: WishlistTrouble) =>
    void import('./wishlist-troubles.ts').then(
      ({ tellWishlistTrouble }) => tellWishlistTrouble(trouble, { wishlist, locale, toasts }),
      () => undefined, // without a network there is nothing to tell it with; the heart itself stays as it was
    )
  useFlowEvent(wishlist, 'wishlist.rejected', tell)
  useFlowEvent(wishlist, 'wishlist.forgotten', tell)
  return null
}

/** Runs the wishlist of the document. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const [wishlist] = useState(lazyWishlist)
  return (
    <FlowProvider context={WishlistContext} flow={wishlist}>
      {children}
      <WishlistEvents />
    </FlowProvider>
  )
}
