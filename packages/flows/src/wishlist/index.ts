import { countLiked, isLiked, type Wishlist } from '@shop/contract/wishlist-map'
import { isRecord, readStored } from '../flow/envelope.ts'
import { type Broadcast, broadcastMessage, type KeyValueStorage, listen } from '../flow/environment.ts'
import type { ClientFailure } from '../flow/failure.ts'
import { createFlow, type Flow } from '../flow/flow.ts'
import { readWishlist, wishlistEnvelope } from './envelope.ts'
import { applyAction, type WishlistAction } from './rules.ts'

export { countLiked, EVERYTHING, isLiked, type Wishlist } from '@shop/contract/wishlist-map'
export { wishlistEnvelope } from './envelope.ts'
export { applyAction, cleanName, NAME_LENGTH, ownGroups, validateGroupName, type WishlistAction } from './rules.ts'

export type WishlistEvent =
  | WishlistAction
  /** The list is about to be rendered, or the page became visible. */
  | { type: 'wishlist.refresh' }
  /** Retries what has failed: loading, or the merge at sign-in. */
  | { type: 'wishlist.retry' }

export type WishlistEmitted =
  | { type: 'wishlist.toggled'; productId: number; liked: boolean }
  /** The storage or the backend (`error`) refused, so nothing has changed. Sending the action again retries. */
  | { type: 'wishlist.rejected'; action: WishlistAction; error?: ClientFailure }
  /** Stored data was invalid and has been removed. */
  | { type: 'wishlist.storedDataDiscarded' }
  /** By the wishlist of an account only: a guest's list could not be merged into it, and stays in this browser. */
  | { type: 'wishlist.unmerged'; error: ClientFailure }
  /** By the wishlist of an account only: the list has changed. `own`: caused by this tab. */
  | { type: 'wishlist.changed'; user: string | null; wishlist: Wishlist; own: boolean }

export interface WishlistView {
  readonly wishlist: Wishlist
  /** Liked products, each once. */
  readonly count: number
  /** Some operation of a customer has no answer yet. */
  readonly pending: boolean
  /**
   * `unknown`: a customer's list is not loaded yet · `ready` · `failed`: it could not be loaded, `wishlist.retry` tries again ·
   * `locked`: the session has ended
   */
  readonly status: 'unknown' | 'ready' | 'failed' | 'locked'
}

export type WishlistFlow = Flow<WishlistEvent, WishlistView, WishlistEmitted>

/** A wishlist that nothing is known of yet, as server-rendered. */
export const emptyWishlist: WishlistView = { wishlist: {}, count: 0, pending: false, status: 'unknown' }

export interface GuestWishlistDeps {
  /** Shared by all tabs, for 100 days. */
  storage: KeyValueStorage
  /** Channel to the other tabs. */
  broadcast?: Broadcast
  /** @default Date.now */
  now?: () => number
}

/**
 * The wishlist of a guest: stored in the browser, the same in every tab. It is synchronous, so it needs no machine
 * and is small enough for every page.
 */
export function createGuestWishlist({ storage, broadcast, now = Date.now }: GuestWishlistDeps): WishlistFlow {
  let wishlist: Wishlist = {}
  let isStarted = false
  const queue: WishlistEvent[] = []
  const listeners = new Set<(wishlist: Wishlist) => void>()
  const emittedListeners = new Set<(emitted: WishlistEmitted) => void>()

  const emit = (emitted: WishlistEmitted) => {
    for (const listener of [...emittedListeners]) listener(emitted)
  }
  const show = (next: Wishlist) => {
    wishlist = next
    for (const listener of [...listeners]) listener(next)
  }
  /** Other tabs may have changed the stored list: it is newer than the view. */
  const refresh = () => {
    const stored = readStored(storage, wishlistEnvelope, now())
    if (stored.status === 'valid') wishlist = stored.data
    if (stored.status === 'invalid') emit({ type: 'wishlist.storedDataDiscarded' })
  }
  /** False when the storage refused: it is full or switched off. */
  const store = (next: Wishlist): boolean => {
    const { key, version: v } = wishlistEnvelope
    try {
      storage.setItem(key, JSON.stringify({ v, at: now(), data: next }))
      return true
    } catch {
      return false
    }
  }
  const execute = (action: WishlistEvent) => {
    refresh()
    if (action.type === 'wishlist.refresh' || action.type === 'wishlist.retry') return show(wishlist)
    const next = applyAction(wishlist, action)
    if (next === wishlist || !store(next)) {
      show(wishlist)
      if (next !== wishlist) emit({ type: 'wishlist.rejected', action })
      return
    }
    show(next)
    broadcastMessage(broadcast, { about: 'wishlist', wishlist })
    if (action.type === 'wishlist.toggle') {
      const { productId } = action
      emit({ type: 'wishlist.toggled', productId, liked: isLiked(wishlist, productId) })
    }
  }

  return createFlow<Wishlist, WishlistEvent, WishlistView, WishlistEmitted, WishlistEvent>(
    {
      getSnapshot: () => wishlist,
      subscribe({ next }) {
        listeners.add(next)
        return { unsubscribe: () => listeners.delete(next) }
      },
      on(_, listener) {
        emittedListeners.add(listener)
        return { unsubscribe: () => emittedListeners.delete(listener) }
      },
      send(event) {
        if (isStarted) execute(event)
        else queue.push(event)
      },
      start() {
        isStarted = true
        refresh()
        show(wishlist)
        for (const event of queue.splice(0)) execute(event)
      },
      stop: () => undefined,
    },
    {
      view: liked => ({ wishlist: liked, count: countLiked(liked), pending: false, status: 'ready' }),
      connect: () =>
        listen(broadcast, message => {
          const changed = isRecord(message) && message.about === 'wishlist' ? readWishlist(message.wishlist) : null
          if (changed) show(changed)
        }),
    },
  )
}
