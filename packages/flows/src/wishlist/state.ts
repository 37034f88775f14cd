import { countLiked, type Wishlist } from '@shop/contract/wishlist-map'
import type { RestoredState } from './calls.ts'
import { applied, type Operation } from './operation.ts'

export interface WishlistContext {
  /** Who is signed in; null for a guest. */
  readonly user: string | null
  /** The list as it was last told: by the backend, or by this browser for a guest. */
  readonly settled: Wishlist
  /** The operation that is being carried out. */
  readonly inFlight: Operation | null
  /** Operations that wait for their turn. */
  readonly queue: readonly Operation[]
  /** Failures in a row. */
  readonly attempt: number
  /** A guest's list has yet to be merged into the account's. */
  readonly mustMerge: boolean
  /** Nobody knows whether the first operation was carried out: the list is asked for before it is sent again. */
  readonly outcomeUnknown: boolean
  /** The list has to be asked for once nothing waits. */
  readonly needsRefresh: boolean
  /** Another tab has told a list while an operation of this one was on its way. Nobody knows which is newer: the answer is told to all. */
  readonly hasConflict: boolean
  /** What is left to a guest when a customer has gone: nothing, or what was shown. */
  readonly carryOver: GuestCarryOver | null
  readonly online: boolean
}

/** A customer has gone. `list`: what the guest goes on with; null: nothing of it stays in this browser. */
export interface GuestCarryOver {
  readonly list: Wishlist | null
}

export interface WishlistInput {
  /** Who is signed in, by whatever tells customers apart. @default null, a guest */
  user?: string | null
  /** What the server has rendered. @default nothing */
  wishlist?: Wishlist
}

export const initial = ({ user = null, wishlist = {} }: WishlistInput): WishlistContext => ({
  user,
  settled: wishlist,
  inFlight: null,
  queue: [],
  attempt: 0,
  mustMerge: user !== null,
  outcomeUnknown: false,
  needsRefresh: false,
  hasConflict: false,
  carryOver: null,
  online: true,
})

/** Everything without an answer, in order. */
export const unanswered = ({ inFlight, queue }: WishlistContext): readonly Operation[] =>
  inFlight ? [inFlight, ...queue] : queue

/** The list as it is shown: as it was last told, with everything that is not answered yet. */
export const projectedWishlist = (context: WishlistContext): Wishlist =>
  unanswered(context).reduce(applied, context.settled)

export const takeNextOperation = (context: WishlistContext): WishlistContext => {
  const [inFlight = null, ...queue] = context.queue
  return { ...context, inFlight, queue }
}

/** The operation was carried out. */
export const applyResult = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  inFlight: null,
  attempt: 0,
  outcomeUnknown: false,
})

/** Whether the list is as the operation wanted it. A toggle of what another device has changed meanwhile goes the wrong way. */
export const isApplied = ({ inFlight }: WishlistContext, settled: Wishlist): boolean =>
  inFlight === null || inFlight.kind === 'group' || applied(settled, inFlight) === settled

/** The operation went the wrong way: with what is known now it is sent once more. */
export const requeueWithList = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  inFlight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  outcomeUnknown: false,
})

/** What was kept from the last visit. What came with the page is newer; operations of before the reload come first. */
export const restoreState = (context: WishlistContext, { wishlist, operations }: RestoredState): WishlistContext => ({
  ...context,
  settled: wishlist && (context.user === null || countLiked(context.settled) === 0) ? wishlist : context.settled,
  queue: [...operations, ...context.queue],
})

/** Another tab has changed the list. With operations on the way only their answers say what comes after what. */
export const applyRemoteChange = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  needsRefresh: context.needsRefresh || unanswered(context).length > 0,
  hasConflict: context.hasConflict || context.inFlight !== null,
})

/** No answer: the operation stands first again, and whether it was carried out is asked before it is sent anew. */
export const requeueInFlight = (context: WishlistContext): WishlistContext => ({
  ...context,
  inFlight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  outcomeUnknown: context.user !== null,
})

/** The operation came to nothing: it vanishes from what is shown, and the truth is asked for once nothing waits. */
export const dropInFlight = (context: WishlistContext): WishlistContext => ({
  ...context,
  inFlight: null,
  attempt: 0,
  outcomeUnknown: false,
  needsRefresh: true,
})

/** The list as it is now. What is in doubt is clear: an operation that was carried out changes nothing any more. */
export const applyList = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  // An operation that gets no answer over and over is given up in the end, though the list can be had in between.
  attempt: context.outcomeUnknown ? context.attempt : 0,
  mustMerge: false,
  outcomeUnknown: false,
  needsRefresh: false,
  hasConflict: false,
})

/** Somebody signs in, or goes. What was on its way to a guest's list goes to the account's; a customer's stays with the customer. */
export function sessionChanged(context: WishlistContext, user: string | null, expired: boolean): WishlistContext {
  if (user === context.user) return context
  const next = {
    ...context,
    user,
    inFlight: null,
    attempt: 0,
    outcomeUnknown: false,
    hasConflict: false,
    needsRefresh: user === null,
  }
  if (context.user === null) return { ...next, queue: unanswered(context), mustMerge: true }
  const carryOver = { list: expired ? projectedWishlist(context) : null }
  return { ...next, queue: [], settled: carryOver.list ?? {}, mustMerge: user !== null, carryOver }
}
