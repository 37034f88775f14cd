import { countLiked, type Wishlist } from '@shop/contract/wishlist-map'
import type { Remembered } from './calls.ts'
import { applied, type Operation } from './operation.ts'

export interface WishlistContext {
  /** Who is signed in; null for a guest. */
  readonly user: string | null
  /** The list as it was last told: by the backend, or by this browser for a guest. */
  readonly settled: Wishlist
  /** The operation that is being carried out. */
  readonly flight: Operation | null
  /** Operations that wait for their turn. */
  readonly queue: readonly Operation[]
  /** Failures in a row. */
  readonly attempt: number
  /** A guest's list has yet to be merged into the account's. */
  readonly mustMerge: boolean
  /** Nobody knows whether the first operation was carried out: the list is asked for before it is sent again. */
  readonly inDoubt: boolean
  /** The list has to be asked for once nothing waits. */
  readonly wants: boolean
  /** Another tab has told a list while an operation of this one was on its way. Nobody knows which is newer: the answer is told to all. */
  readonly contested: boolean
  /** What is left to a guest when a customer has gone: nothing, or what was shown. */
  readonly left: Left | null
  readonly online: boolean
}

/** A customer has gone. `list`: what the guest goes on with; null: nothing of it stays in this browser. */
export interface Left {
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
  flight: null,
  queue: [],
  attempt: 0,
  mustMerge: user !== null,
  inDoubt: false,
  wants: false,
  contested: false,
  left: null,
  online: true,
})

/** Everything without an answer, in order. */
export const unanswered = ({ flight, queue }: WishlistContext): readonly Operation[] =>
  flight ? [flight, ...queue] : queue

/** The list as it is shown: as it was last told, with everything that is not answered yet. */
export const shownOf = (context: WishlistContext): Wishlist => unanswered(context).reduce(applied, context.settled)

export const taken = (context: WishlistContext): WishlistContext => {
  const [flight = null, ...queue] = context.queue
  return { ...context, flight, queue }
}

/** The operation was carried out. */
export const answered = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  flight: null,
  attempt: 0,
  inDoubt: false,
})

/** Whether the list is as the operation wanted it. A toggle of what another device has changed meanwhile goes the wrong way. */
export const isDone = ({ flight }: WishlistContext, settled: Wishlist): boolean =>
  flight === null || flight.kind === 'group' || applied(settled, flight) === settled

/** The operation went the wrong way: with what is known now it is sent once more. */
export const turned = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  flight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  inDoubt: false,
})

/** What was kept from the last visit. What came with the page is newer; operations of before the reload come first. */
export const remembered = (context: WishlistContext, { wishlist, operations }: Remembered): WishlistContext => ({
  ...context,
  settled: wishlist && (context.user === null || countLiked(context.settled) === 0) ? wishlist : context.settled,
  queue: [...operations, ...context.queue],
})

/** Another tab has changed the list. With operations on the way only their answers say what comes after what. */
export const overheard = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  wants: context.wants || unanswered(context).length > 0,
  contested: context.contested || context.flight !== null,
})

/** No answer: the operation stands first again, and whether it was carried out is asked before it is sent anew. */
export const postponed = (context: WishlistContext): WishlistContext => ({
  ...context,
  flight: null,
  queue: unanswered(context),
  attempt: context.attempt + 1,
  inDoubt: context.user !== null,
})

/** The operation came to nothing: it vanishes from what is shown, and the truth is asked for once nothing waits. */
export const refused = (context: WishlistContext): WishlistContext => ({
  ...context,
  flight: null,
  attempt: 0,
  inDoubt: false,
  wants: true,
})

/** The list as it is now. What is in doubt is clear: an operation that was carried out changes nothing any more. */
export const told = (context: WishlistContext, settled: Wishlist): WishlistContext => ({
  ...context,
  settled,
  // An operation that gets no answer over and over is given up in the end, though the list can be had in between.
  attempt: context.inDoubt ? context.attempt : 0,
  mustMerge: false,
  inDoubt: false,
  wants: false,
  contested: false,
})

/** Somebody signs in, or goes. What was on its way to a guest's list goes to the account's; a customer's stays with the customer. */
export function sessionChanged(context: WishlistContext, user: string | null, expired: boolean): WishlistContext {
  if (user === context.user) return context
  const next = { ...context, user, flight: null, attempt: 0, inDoubt: false, contested: false, wants: user === null }
  if (context.user === null) return { ...next, queue: unanswered(context), mustMerge: true }
  const left = { list: expired ? shownOf(context) : null }
  return { ...next, queue: [], settled: left.list ?? {}, mustMerge: user !== null, left }
}
