import { isLiked } from '@shop/contract/wishlist-map'
import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import { createFlowContext, FlowProvider, useFlow, useFlowEvent, useProvidedFlow } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'
import { type ReactNode, useEffect, useState } from 'react'
import { onFirstInteraction, requestHydration } from '../hydrate-on-interaction.tsx'
import { useModals } from '../modals/use-modals.ts'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import type { WishlistNotification } from './wishlist-toasts.ts'

type LazyWishlistFlow = LazyFlow<WishlistEvent, WishlistView, WishlistEmitted>

/** The initial view, as server-rendered: nothing is known yet. */
const initialView: WishlistView = { wishlist: {}, count: 0, pending: false, status: 'unknown' }

/** Key of a guest's wishlist in local storage. */
const WISHLIST_KEY = 'shop.wishlist'

const hasCookie = (pattern: RegExp) => pattern.test(document.cookie)

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

export const WishlistContext = createFlowContext<LazyWishlistFlow>('Wishlist')

/** The wishlist of the document. */
export const useWishlist = (): LazyWishlistFlow => useProvidedFlow(WishlistContext)

/** Number of liked products; 0 until known. */
export const useWishlistCount = (): number => useFlow(useWishlist(), ({ count }) => count)

/** Id of the one form that all wishlist toggles of a page submit. */
export const TOGGLE_FORM_ID = 'wish'

/**
 * Props of the wishlist toggle of a product, and whether it is pressed. Without scripts it submits the form of toggles. `initial`:
 * whether it is pressed until the flow knows.
 */
export function useWishlistToggle(productId: number, initial = false) {
  const pressed = useFlow(useWishlist(), ({ wishlist, status }) =>
    initial && status === 'unknown' ? true : isLiked(wishlist, productId),
  )
  const name = pressed ? 'liked_id' : 'product_id'
  return { button: { type: 'submit', form: TOGGLE_FORM_ID, name, value: productId } as const, pressed }
}

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
