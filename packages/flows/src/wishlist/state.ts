import { countLiked, type Wishlist } from '@shop/contract/wishlist-map'
import type { GuestData, RestoredState } from './actors.ts'
import { applied, type Operation } from './operation.ts'

export interface WishlistContext {
  /** Who is signed in; null for a guest. */
  readonly user: string | null
  /** The list of the last answer; for a guest, the stored one. */
  readonly confirmed: Wishlist
  /** The operation that is being executed. */
  readonly inFlight: Operation | null
  /** Queued operations. */
  readonly queue: readonly Operation[]
  /** Failures in a row. */
  readonly attempt: number
  /** A guest's list has yet to be merged into the account's. */
  readonly mustMerge: boolean
  /** The first operation may or may not have been executed: the list is loaded before it is sent again. */
  readonly outcomeUnknown: boolean
  /** The list must be loaded once no operation waits. */
  readonly needsRefresh: boolean
  /**
   * The next answer is sent to all tabs: another one changed the list while an operation of this one was in flight, so that which is newer
   * is unknown, or an operation was rejected that may have been executed.
   */
  readonly mustTell: boolean
  /** What becomes the guest's list at sign-out: nothing, or the shown list. */
  readonly guestData: GuestData | null
}

export interface WishlistInput {
  /** Identifies the signed-in customer. @default null, a guest */
  user?: string | null
  /** What the server has rendered. @default nothing */
  wishlist?: Wishlist
}

export const initial = ({ user = null, wishlist = {} }: WishlistInput): WishlistContext => ({
  user,
  confirmed: wishlist,
  inFlight: null,
  queue: [],
  attempt: 0,
  mustMerge: user !== null,
  outcomeUnknown: false,
  needsRefresh: false,
  mustTell: false,
  guestData: null,
})

/** Everything without an answer, in order. */
export const unanswered = ({ inFlight, queue }: WishlistContext): readonly Operation[] =>
  inFlight ? [inFlight, ...queue] : queue

/** The list of the last answer with all unanswered operations applied. */
export const projectedWishlist = (context: WishlistContext): Wishlist =>
  unanswered(context).reduce(applied, context.confirmed)

export const takeNextOperation = (context: WishlistContext): WishlistContext => {
  const [inFlight = null, ...queue] = context.queue
  return { ...context, inFlight, queue }
}

/** The operation was carried out. */
export const applyResult = (context: WishlistContext, confirmed: Wishlist): WishlistContext => ({
  ...context,
  confirmed,
  inFlight: null,
  attempt: 0,
  outcomeUnknown: false,
})

/** Whether the answer has the effect of the operation. A toggle inverts what another device has changed meanwhile. */
export const isApplied = ({ inFlight }: WishlistContext, confirmed: Wishlist): boolean =>
  inFlight === null || inFlight.kind === 'group' || applied(confirmed, inFlight) === confirmed

/** The toggle was inverted: it is sent once more with the new list. */
export const requeueWithList = (context: WishlistContext, confirmed: Wishlist): WishlistContext => ({
  ...context,
  confirmed,
  inFlight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  outcomeUnknown: false,
})

/** Applies what the last visit stored. What came with the page is newer; operations of before the reload come first. */
export const restoreState = (context: WishlistContext, { wishlist, operations }: RestoredState): WishlistContext => ({
  ...context,
  confirmed: wishlist && (context.user === null || countLiked(context.confirmed) === 0) ? wishlist : context.confirmed,
  queue: [...operations, ...context.queue],
})

/** Another tab changed the list. With unanswered operations only their answers establish the order. */
export const applyRemoteChange = (context: WishlistContext, confirmed: Wishlist): WishlistContext => ({
  ...context,
  confirmed,
  needsRefresh: context.needsRefresh || unanswered(context).length > 0,
  mustTell: context.mustTell || context.inFlight !== null,
})

/** No answer: the operation goes back to the front, and the list is loaded before it is sent again. */
export const requeueInFlight = (context: WishlistContext): WishlistContext => ({
  ...context,
  inFlight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  outcomeUnknown: context.user !== null,
})

/** The operation was rejected: it is rolled back, and the list is loaded once no operation waits. */
export const dropInFlight = (context: WishlistContext): WishlistContext => ({
  ...context,
  inFlight: null,
  attempt: 0,
  outcomeUnknown: false,
  needsRefresh: true,
  mustTell: true,
})

/** Applies a loaded list. An operation that had been executed changes nothing any more. */
export const applyList = (context: WishlistContext, confirmed: Wishlist): WishlistContext => ({
  ...context,
  confirmed,
  // An operation that gets no answer over and over is given up in the end, although the list can be loaded in between.
  attempt: context.outcomeUnknown ? context.attempt : 0,
  mustMerge: false,
  outcomeUnknown: false,
  needsRefresh: false,
  mustTell: false,
})

/** Sign-in or sign-out. Unanswered operations of a guest move to the account; a customer's stay with the customer. */
export function sessionChanged(context: WishlistContext, user: string | null, expired: boolean): WishlistContext {
  if (user === context.user) return context
  const next = {
    ...context,
    user,
    inFlight: null,
    attempt: 0,
    outcomeUnknown: false,
    mustTell: false,
    needsRefresh: user === null,
  }
  if (context.user === null) return { ...next, queue: unanswered(context), mustMerge: true }
  const guestData = { list: expired ? projectedWishlist(context) : null }
  return { ...next, queue: [], confirmed: guestData.list ?? {}, mustMerge: user !== null, guestData }
}
