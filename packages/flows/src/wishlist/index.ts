import { countLiked, isLiked, type Wishlist } from '@shop/contract/wishlist-map'
import { isRecord, open } from '../flow/envelope.ts'
import { createFlow, type Flow } from '../flow/flow.ts'
import { type Broadcast, type KeyValueStorage, listen, tell } from '../flow/surroundings.ts'
import { readWishlist, wishlistEnvelope } from './envelope.ts'
import { changed, type WishlistDeed } from './rules.ts'

export { countLiked, EVERYTHING, isLiked, type Wishlist } from '@shop/contract/wishlist-map'
export type { Flow } from '../flow/flow.ts'
export { wishlistEnvelope } from './envelope.ts'
export { changed, cleanName, judgeName, NAME_LENGTH, ownGroups, type WishlistDeed } from './rules.ts'

export type WishlistEvent = WishlistDeed

export type WishlistEmitted =
  | { type: 'wishlist.toggled'; productId: number; liked: boolean }
  /** It could not be kept, and so nothing has changed. Sending the deed again tries again. */
  | { type: 'wishlist.rejected'; deed: WishlistDeed }
  /** What was kept could not be read; it was thrown away. */
  | { type: 'wishlist.forgotten' }

export interface WishlistView {
  readonly wishlist: Wishlist
  /** Liked products, each once. */
  readonly count: number
}

export type WishlistFlow = Flow<WishlistEvent, WishlistView, WishlistEmitted>

/** Nothing is liked, or nobody knows yet: what a server renders. */
export const emptyWishlist: WishlistView = { wishlist: {}, count: 0 }

export interface GuestWishlistDeps {
  /** Shared by all tabs, for 100 days. */
  storage: KeyValueStorage
  /** A line to the other tabs. */
  broadcast?: Broadcast
  /** @default Date.now */
  now?: () => number
}

/**
 * The wishlist of a guest: kept in the browser, the same in every tab. Nothing in it waits for anything, so there is no
 * machine behind it and a browse page can afford it.
 */
export function createGuestWishlist({ storage, broadcast, now = Date.now }: GuestWishlistDeps): WishlistFlow {
  let wishlist: Wishlist = {}
  let started = false
  const early: WishlistEvent[] = []
  const listeners = new Set<(wishlist: Wishlist) => void>()
  const hearers = new Set<(emitted: WishlistEmitted) => void>()

  const emit = (emitted: WishlistEmitted) => {
    for (const hearer of hearers) hearer(emitted)
  }
  const show = (next: Wishlist) => {
    wishlist = next
    for (const listener of [...listeners]) listener(next)
  }
  /** Other tabs have written there: what is kept is newer than what is shown. */
  const refresh = () => {
    const kept = open(storage, wishlistEnvelope, now())
    if (kept.found === 'kept') wishlist = kept.data
    if (kept.found === 'broken') emit({ type: 'wishlist.forgotten' })
  }
  /** False when the storage refused: it is full or switched off. */
  const keeps = (next: Wishlist): boolean => {
    const { key, version: v } = wishlistEnvelope
    try {
      storage.setItem(key, JSON.stringify({ v, at: now(), data: next }))
      return true
    } catch {
      return false
    }
  }
  const carryOut = (deed: WishlistEvent) => {
    refresh()
    const next = changed(wishlist, deed)
    if (next === wishlist || !keeps(next)) {
      show(wishlist)
      if (next !== wishlist) emit({ type: 'wishlist.rejected', deed })
      return
    }
    show(next)
    tell(broadcast, { about: 'wishlist', wishlist })
    if (deed.type === 'wishlist.toggle') {
      const { productId } = deed
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
        hearers.add(listener)
        return { unsubscribe: () => hearers.delete(listener) }
      },
      send(event) {
        if (started) carryOut(event)
        else early.push(event)
      },
      start() {
        started = true
        refresh()
        show(wishlist)
        for (const event of early.splice(0)) carryOut(event)
      },
      stop: () => undefined,
    },
    {
      view: liked => ({ wishlist: liked, count: countLiked(liked) }),
      prepare: event => event,
      connect: () =>
        listen(broadcast, message => {
          const told = isRecord(message) && message.about === 'wishlist' ? readWishlist(message.wishlist) : null
          if (told) show(told)
        }),
    },
  )
}
