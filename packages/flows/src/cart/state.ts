import type { CartNotice } from '@shop/contract'
import { clampQuantity, isUsableCoupon } from '@shop/contract/cart-rules'
import type { Locale } from '@shop/contract/locales'
import type { Id } from '@shop/contract/register'
import { randomKey } from '../flow/environment.ts'
import type { ClientFailure } from '../flow/failure.ts'
import { stableItems } from '../flow/stable.ts'
import type { CommandResult, RefreshResult, RestoredState } from './actors.ts'
import {
  couponAfter,
  isFollowedBy,
  isOutdated,
  keyOf,
  lineKey,
  putBack,
  type QueuedCommand,
  supersedes,
} from './command.ts'
import type { CartMessage, RefreshReason, RemoteCart } from './events.ts'
import type { CartReference } from './execute.ts'
import type { FlowCart } from './ids.ts'
import { project } from './project.ts'

/** An error and its command, for retrying. */
export interface Failed {
  readonly error: ClientFailure
  readonly command: QueuedCommand
}

export interface CartContext {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
  /** The cart of the last answer; null before the first one. */
  readonly confirmed: FlowCart | null
  /** Pieces and total of the last answer of whichever call. */
  readonly count: number
  readonly total: number | null
  /** The command that is being sent. */
  readonly inFlight: QueuedCommand | null
  /** Queued commands. */
  readonly queue: readonly QueuedCommand[]
  /** Consecutive failures of the current call. */
  readonly attempt: number
  /** What to refresh once no command waits. */
  readonly pendingRefresh: 'nothing' | 'count' | 'cart'
  /** What is being refreshed, or was last. */
  readonly requested: 'count' | 'cart'
  /**
   * The next answer is sent to all tabs: another one changed the cart while a command of this one was in flight, so that which is newer is
   * unknown, or a command was rejected that may have been executed.
   */
  readonly mustTell: boolean
  readonly errors: Readonly<Record<string, Failed>>
  /** Why the cart could not be loaded. */
  readonly showError: ClientFailure | null
}

export interface CartInput {
  lang: Locale
  cartId?: string | null
  coupon?: string | null
  /** The server-rendered cart. */
  cart?: FlowCart | null
  /** Count and total known to the server when it did not render the cart. */
  count?: number
  total?: number | null
}

export const initial = (input: CartInput): CartContext => {
  const { lang, cartId = null, coupon, cart = null, count = 0, total = null } = input
  return {
    lang,
    cartId,
    coupon: coupon ?? usableCoupon(cart),
    confirmed: cart,
    count: cart?.count ?? count,
    total: cart?.total_price ?? total,
    inFlight: null,
    queue: [],
    attempt: 0,
    pendingRefresh: 'nothing',
    requested: 'count',
    mustTell: false,
    errors: {},
    showError: null,
  }
}

/** Unanswered commands in order. */
export const unanswered = ({ inFlight, queue }: CartContext): readonly QueuedCommand[] =>
  inFlight ? [inFlight, ...queue] : queue

export const referenceOf = ({ lang, cartId, coupon }: CartContext): CartReference => ({ lang, cartId, coupon })

const without = (errors: CartContext['errors'], key: string): CartContext['errors'] =>
  key in errors ? Object.fromEntries(Object.entries(errors).filter(([other]) => other !== key)) : errors

/** Appends a command, drops the queued ones that it makes redundant, and clears the error of the same key. The command in flight is not in the queue. */
const append = (context: CartContext, command: QueuedCommand): CartContext => ({
  ...context,
  queue: [...context.queue.filter(earlier => !supersedes(command, earlier)), command],
  errors: without(context.errors, keyOf(command)),
})

/**
 * Queues the command of an event; the same context when it would change nothing. Decrementing stops at one piece: removing is an event
 * of its own.
 */
export function queueCommand(context: CartContext, event: CartMessage, newKey = randomKey): CartContext {
  /** Optimistic count of a line; 0 when it does not exist. */
  const shownCount = (lineId: Id) =>
    project(context.confirmed, context.count, unanswered(context), {}).lines.find(({ id }) => id === lineId)?.count ?? 0
  switch (event.type) {
    case 'cart.add': {
      const { productId, optionId = null, count = 1, items, modal = 'product-added' } = event
      return append(context, {
        type: 'cart.add',
        id: newKey(),
        productId,
        optionId,
        count: items ? count : clampQuantity(count),
        ...(items && { items }),
        modal,
      })
    }
    case 'cart.restore':
    case 'cart.clear':
    case 'cart.coupon.apply':
    case 'cart.coupon.remove':
      return append(context, event)
    case 'cart.setOption':
    case 'cart.remove':
      return shownCount(event.lineId) === 0 ? context : append(context, event)
    case 'cart.setCount':
    case 'cart.increment':
    case 'cart.decrement': {
      const { lineId } = event
      const shown = shownCount(lineId)
      const wanted = event.type === 'cart.setCount' ? event.count : shown + (event.type === 'cart.increment' ? 1 : -1)
      const count = clampQuantity(wanted)
      return shown === 0 || count === shown ? context : append(context, { type: 'cart.setCount', lineId, count })
    }
    default:
      return context
  }
}

/** Takes the next command from the queue. Its answer will hold the whole cart, so a pending refresh is dropped. */
export const takeNextCommand = (context: CartContext): CartContext => {
  const [next = null, ...queue] = context.queue
  const inFlight = next?.type === 'cart.add' ? { cartId: context.cartId, ...next } : next
  return { ...context, inFlight, queue, pendingRefresh: 'nothing', mustTell: false }
}

/** No answer: the command goes back to the front of the queue. */
export const requeueInFlight = (context: CartContext): CartContext => ({
  ...context,
  inFlight: null,
  queue: context.inFlight ? putBack(context.queue, context.inFlight) : context.queue,
  attempt: context.attempt + 1,
})

const usableCoupon = (cart: FlowCart | null): string | null =>
  cart?.coupon && isUsableCoupon(cart.coupon) ? cart.coupon.code : null

/** Applies a whole cart. Errors of lines that no longer exist are dropped. */
export function applyCart(context: CartContext, cartId: string, cart: FlowCart): CartContext {
  const lines = new Set(cart.items.map(({ id }) => lineKey(id)))
  return {
    ...context,
    cartId,
    confirmed: { ...cart, items: stableItems(context.confirmed?.items, cart.items) },
    coupon: cart.coupon ? usableCoupon(cart) : context.coupon,
    count: cart.count,
    total: cart.total_price,
    attempt: 0,
    errors: Object.fromEntries(
      Object.entries(context.errors).filter(([key]) => !key.startsWith('line:') || lines.has(key)),
    ),
    showError: null,
  }
}

/** An order has emptied the cart and used up its coupon. */
export function applyOrder(context: CartContext): CartContext {
  const ordered = { ...context, coupon: null, count: 0, total: 0, pendingRefresh: 'nothing' as const, errors: {} }
  const empty = {
    items: [],
    count: 0,
    list_total: 0,
    subtotal: 0,
    discount: 0,
    coupon: null,
    total_price: 0,
    notices: [],
  }
  return context.confirmed ? { ...ordered, confirmed: { ...context.confirmed, ...empty, version: '' } } : ordered
}

/** The command in flight succeeded. */
export function applyResult(context: CartContext, { cartId, cart, otherCartId }: CommandResult): CartContext {
  const { inFlight } = context
  const cleared: CartContext = { ...context, inFlight: null, attempt: 0 }
  if (otherCartId !== null && inFlight?.type === 'cart.add')
    return {
      ...cleared,
      cartId: otherCartId,
      queue: [{ ...inFlight, id: `${inFlight.id}.2`, cartId: otherCartId }, ...context.queue],
    }
  const next = { ...cleared, coupon: couponAfter(inFlight, context.coupon) }
  // A cart without a line that is restored next would unmount it until the next answer, and with it the focus.
  const isTakenBack = inFlight && isFollowedBy(context.queue, 'cart.restore', inFlight)
  return !cartId || !cart || isTakenBack ? next : applyCart(next, cartId, cart)
}

/** Whether a rejected command is reported: not when a later one supersedes it, nor when the line it removes is gone already. */
export const isReportable = (context: CartContext, error: ClientFailure): boolean =>
  context.inFlight !== null &&
  !isOutdated(context.queue, context.inFlight) &&
  !(context.inFlight.type === 'cart.remove' && error.kind === 'missing')

/** The command in flight was rejected: it is rolled back, and the cart is refreshed once the queue is empty. */
export function applyRejection(context: CartContext, error: ClientFailure): CartContext {
  const { inFlight } = context
  return {
    ...context,
    inFlight: null,
    attempt: 0,
    pendingRefresh: context.cartId === null ? context.pendingRefresh : 'cart',
    mustTell: true,
    errors:
      inFlight && isReportable(context, error)
        ? { ...context.errors, [keyOf(inFlight)]: { error, command: inFlight } }
        : context.errors,
  }
}

/** A refresh once no command waits. `start` and `route` need the count only. */
export const scheduleRefresh = (context: CartContext, reason: RefreshReason): CartContext => ({
  ...context,
  pendingRefresh: context.pendingRefresh === 'cart' || (reason !== 'start' && reason !== 'route') ? 'cart' : 'count',
})

/** Starts a refresh; without a cart only the count can be requested. */
export const beginRefresh = (context: CartContext): CartContext => ({
  ...context,
  pendingRefresh: 'nothing',
  requested: context.pendingRefresh === 'cart' && context.cartId !== null ? 'cart' : 'count',
})

/** Applies a refresh. When only the count was requested and it differs from the known cart's, the cart is refreshed too. */
export function applyRefresh(context: CartContext, update: RefreshResult): CartContext {
  const next = { ...context, mustTell: false }
  if ('cart' in update) return applyCart(next, update.cartId, update.cart)
  const { count, total } = update
  const isStale = context.confirmed && (context.confirmed.count !== count || context.confirmed.total_price !== total)
  return { ...next, count, total, attempt: 0, pendingRefresh: isStale ? 'cart' : context.pendingRefresh }
}

/** Something newer arrived during a refresh: its answer may be older, so it is requested again. */
export const requestAgain = (context: CartContext): CartContext => ({
  ...context,
  pendingRefresh: context.pendingRefresh === 'cart' ? 'cart' : context.requested,
})

/** Applies what the last visit stored. What came with the page is newer. */
export const restoreState = (context: CartContext, { stored, commands }: RestoredState): CartContext => ({
  ...context,
  cartId: context.cartId ?? stored?.cartId ?? null,
  coupon: context.coupon ?? stored?.coupon ?? null,
  count: context.confirmed || context.count > 0 ? context.count : (stored?.count ?? 0),
  total: context.total ?? stored?.countTotal ?? null,
  queue: [...commands, ...context.queue],
})

/** A cart that another call returned. */
export interface ReceivedCart {
  readonly cartId: string
  readonly cart: FlowCart
}

/**
 * Another tab has changed the cart. While only the count is known here, its count is applied as it is; with lines or unanswered
 * commands only the backend knows the order of events.
 */
export function applyRemoteChange(
  context: CartContext,
  { cartId, coupon, count, total, version }: RemoteCart,
): CartContext {
  const next = { ...context, cartId: cartId ?? context.cartId, coupon }
  if (context.confirmed === null && unanswered(context).length === 0) return { ...next, count, total }
  if (context.confirmed?.version === version) return next
  return { ...next, pendingRefresh: 'cart', mustTell: context.mustTell || context.inFlight !== null }
}

/** Queues failed commands again: one, or all. An addition that the backend has rejected gets a new idempotency key. */
export function retryFailed(context: CartContext, key: string | undefined, newKey = randomKey): CartContext {
  const chosen = Object.entries(context.errors).filter(([own]) => key === undefined || own === key)
  return chosen.reduce<CartContext>((next, [, { error, command }]) => {
    if (command.type !== 'cart.add' || error.code === null) return append(next, command)
    const { cartId: _, ...again } = command
    return queueCommand(next, again, newKey)
  }, context)
}

export const dismissErrors = (context: CartContext, key: string | undefined): CartContext => ({
  ...context,
  errors: key === undefined ? {} : without(context.errors, key),
})

/** Notices that were not in the cart before and must be announced. */
export function newNotices(before: FlowCart | null, after: FlowCart | null): readonly CartNotice[] {
  const known = new Set(before?.notices.map(notice => JSON.stringify(notice)))
  return after?.notices.filter(notice => !known.has(JSON.stringify(notice))) ?? []
}
