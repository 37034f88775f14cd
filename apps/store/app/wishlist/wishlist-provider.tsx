import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider, useFlowEvent } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'
import { type ReactNode, useState } from 'react'
import { onFirstInteraction, requestHydration } from '../hydrate-on-interaction.tsx'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import { hasStoredWishlist, WISHLIST_KEY } from './has-stored-wishlist.ts'
import { initialWishlistView } from './initial-wishlist-view.ts'
import { type LazyWishlistFlow, useWishlist, WishlistContext } from './use-wishlist.ts'
import type { WishlistNotification } from './wishlist-toasts.ts'

/** The flow is fetched at once if there is a stored wishlist, else at the first interaction or when another tab stores one. */
const lazyWishlist = (): LazyWishlistFlow =>
  lazyFlow<WishlistEvent, WishlistView, WishlistEmitted>(
    async () => (await import('./wishlist-flow.ts')).createBrowserWishlist(),
    {
      view: initialWishlistView,
      connect: ({ load }) => {
        const onStorage = ({ key }: StorageEvent) => {
          if (key === WISHLIST_KEY) void load()
        }
        if (hasStoredWishlist()) {
          void load()
          requestHydration() // the pressed toggles are not in the HTML: the cards are hydrated now, not at the first interaction
        }
        onFirstInteraction(() => void load())
        window.addEventListener('storage', onStorage)
        return () => window.removeEventListener('storage', onStorage)
      },
    },
  )

/** Shows the wishlist's notifications as toasts, whose module is fetched with the first one. Renders nothing. */
function WishlistEvents(): null {
  const wishlist = useWishlist()
  const { locale } = usePage()
  const toasts = useToasts()
  const notify = (notification: WishlistNotification) =>
    void import('./wishlist-toasts.ts').then(
      ({ showWishlistToast }) => showWishlistToast(notification, { wishlist, locale, toasts }),
      () => undefined, // without a network there are no words for a toast; the toggle itself stays as it was
    )
  useFlowEvent(wishlist, 'wishlist.rejected', notify)
  useFlowEvent(wishlist, 'wishlist.storedDataDiscarded', notify)
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
