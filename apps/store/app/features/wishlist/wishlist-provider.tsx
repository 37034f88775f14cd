import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider, useFlow, useFlowEvent } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'
import { type ReactNode, useEffect, useState } from 'react'
import { cookieJarOf } from '../../platform/browser/environment.ts'
import { onFirstInteraction, requestHydration } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { usePage } from '../../platform/words/use-page.ts'
import { useModals } from '../../shell/dialogs/use-modals.ts'
import { useToasts } from '../../shell/toasts/toasts.tsx'
import { type LazyWishlistFlow, useWishlist, WishlistContext } from '../../shell/wishlist-state.ts'
import type { WishlistNotification } from './wishlist-toasts.ts'

/** The initial view, as server-rendered: nothing is known yet. */
const initialView: WishlistView = { wishlist: {}, count: 0, pending: false, status: 'unknown' }

/** Key of a guest's wishlist in local storage. */
const WISHLIST_KEY = 'shop.wishlist'

const hasCookie = (pattern: RegExp) => pattern.test(cookieJarOf(window).read())

/** Whether this browser has liked products or groups, by its cookie or its local storage. */
function hasStoredWishlist(): boolean {
  try {
    return hasCookie(/(^|; )wishlist=[^.;]/) || localStorage.getItem(WISHLIST_KEY) !== null
  } catch {
    return false // storage is disabled, and there is no cookie
  }
}

/**
 * The flow is fetched at once for a customer and if there is a stored wishlist, else at the first interaction or when another tab
 * stores one. `shown`: what a customer sees until then.
 */
const lazyWishlist = (onSessionChange: () => void, shown = initialView): LazyWishlistFlow =>
  lazyFlow<WishlistEvent, WishlistView, WishlistEmitted>(
    async () => (await import('./wishlist-flow.ts')).createBrowserWishlist(onSessionChange),
    {
      view: initialView,
      connect: ({ load, show }) => {
        const onStorage = ({ key }: StorageEvent) => {
          if (key === WISHLIST_KEY) void load()
        }
        const isStored = hasStoredWishlist()
        const isCustomer = hasCookie(/(^|; )customer=./)
        if (isCustomer) show({ ...shown, status: 'unknown', pending: false })
        if (isStored || isCustomer) void load()
        if (isStored) requestHydration() // the HTML does not contain the state of the toggles: the cards are hydrated now, not on the first interaction
        onFirstInteraction(() => void load())
        window.addEventListener('storage', onStorage)
        return () => window.removeEventListener('storage', onStorage)
      },
    },
  )

/** Number of liked products; 0 until known. */
export const useWishlistCount = (): number => useFlow(useWishlist(), ({ count }) => count)

/** Shows the wishlist's notifications as toasts, whose module is fetched with the first one. Renders nothing. */
export function WishlistEvents(): null {
  const wishlist = useWishlist()
  const { locale } = usePage()
  const toasts = useToasts()
  const modals = useModals()
  const notify = (notification: WishlistNotification) =>
    void import('./wishlist-toasts.ts').then(
      ({ showWishlistToast }) => showWishlistToast(notification, { send: wishlist.send, locale, toasts, modals }),
      () => undefined, // offline without loaded words: the toggle itself keeps its state
    )
  const status = useFlow(wishlist, view => view.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the session has ended
  useEffect(() => {
    if (status === 'locked') notify({ type: 'wishlist.locked' })
  }, [status])
  useFlowEvent(wishlist, 'wishlist.rejected', notify)
  useFlowEvent(wishlist, 'wishlist.storedDataDiscarded', notify)
  useFlowEvent(wishlist, 'wishlist.unmerged', notify)
  useFlowEvent(wishlist, 'wishlist.toggled', toggled => {
    // With groups of one's own there is something to choose.
    if (toggled.liked && Object.keys(wishlist.getView().wishlist).length > 1) notify(toggled)
  })
  return null
}

/** Runs the wishlist of the document. Signing in or out replaces its flow. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const [wishlist, replace] = useState<LazyWishlistFlow>(createWishlist)
  function createWishlist(previous?: LazyWishlistFlow): LazyWishlistFlow {
    return lazyWishlist(() => replace(createWishlist), previous?.getView())
  }
  return (
    <FlowProvider context={WishlistContext} flow={wishlist}>
      {children}
    </FlowProvider>
  )
}
