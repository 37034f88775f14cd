import type { Cart, CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { CartAddress, CommandResult, RefreshResult, RestoredState } from './calls.ts'
import { type Command, keyOf, lineKey } from './command.ts'
import { enqueue, isSuperseded, putBack } from './queue.ts'

/** A failure and the command that met it, so that it can be tried again. */
export interface Failed {
  readonly error: FlowError
  readonly command: Command
}

export interface CartContext {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
  /** The cart as the backend last told it; null until it was asked for. */
  readonly settled: Cart | null
  /** Pieces and sum as last told, by whichever call. */
  readonly count: number
  readonly total: number | null
  /** The command that is being sent. */
  readonly inFlight: Command | null
  /** Commands that wait for their turn. */
  readonly queue: readonly Command[]
  /** Failures in a row of whatever is being tried. */
  readonly attempt: number
  /** What has to be asked for once no command waits. */
  readonly pendingRefresh: 'nothing' | 'count' | 'cart'
  /** What is being asked for, or was asked for last. */
  readonly requested: 'count' | 'cart'
  /** Another tab has told a cart while a command of this one was on its way. Nobody knows which is newer: the answer is told to all. */
  readonly hasConflict: boolean
  readonly errors: Readonly<Record<string, Failed>>
  /** Why the cart could not be shown. */
  readonly showError: FlowError | null
  readonly online: boolean
}

export interface CartInput {
  lang: Locale
  cartId?: string | null
  coupon?: string | null
  /** What the server rendered. */
  cart?: Cart | null
  /** Pieces and sum that the server knows, when it did not render the cart. */
  count?: number
  total?: number | null
}

export const initial = ({ lang, cartId, coupon, cart, count, total }: CartInput): CartContext => ({
  lang,
  cartId: cartId ?? null,
  coupon: coupon ?? appliedCoupon(cart ?? null),
  settled: cart ?? null,
  count: cart?.count ?? count ?? 0,
  total: cart?.total_price ?? total ?? null,
  inFlight: null,
  queue: [],
  attempt: 0,
  pendingRefresh: 'nothing',
  requested: 'count',
  hasConflict: false,
  errors: {},
  showError: null,
  online: true,
})

/** Everything that is not answered yet, in order. */
export const unanswered = ({ inFlight, queue }: CartContext): readonly Command[] =>
  inFlight ? [inFlight, ...queue] : queue

export const addressOf = ({ lang, cartId, coupon }: CartContext): CartAddress => ({ lang, cartId, coupon })

const without = (errors: CartContext['errors'], key: string): CartContext['errors'] =>
  key in errors ? Object.fromEntries(Object.entries(errors).filter(([other]) => other !== key)) : errors

/** A new command: it waits for its turn, and what was told about the same thing is taken back. */
export const enqueueCommand = (context: CartContext, command: Command): CartContext => ({
  ...context,
  queue: enqueue(context.queue, command),
  errors: without(context.errors, keyOf(command)),
})

/** The next command leaves the queue. Its answer will hold the whole cart, so a refresh that was wanted is not needed. */
export const takeNextCommand = (context: CartContext): CartContext => {
  const [next = null, ...queue] = context.queue
  const inFlight = next?.kind === 'add' ? { cartId: context.cartId, ...next } : next
  return { ...context, inFlight, queue, pendingRefresh: 'nothing', hasConflict: false }
}

/** No answer: the command stands first again. */
export const requeueInFlight = (context: CartContext): CartContext => ({
  ...context,
  inFlight: null,
  queue: context.inFlight ? putBack(context.queue, context.inFlight) : context.queue,
  attempt: context.attempt + 1,
})

/** Lines that are as they were stay the same objects, so that nothing is drawn anew for them. */
function sameLines(before: Cart | null, next: Cart): Cart {
  const known = new Map(before?.items.map(line => [line.id, line]))
  const items = next.items.map(line => {
    const old = known.get(line.id)
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line
  })
  return { ...next, items }
}

/** A code that is worth sending again: a wrong or ended one is not, one whose minimum is not reached may come to count. */
const appliedCoupon = (cart: Cart | null): string | null =>
  cart?.coupon && (cart.coupon.state === 'applied' || cart.coupon.state === 'minimum') ? cart.coupon.code : null

/** The backend has told a whole cart. Failures told about lines that are gone go with them. */
export function settledWith(context: CartContext, cartId: string, cart: Cart): CartContext {
  const lines = new Set(cart.items.map(({ id }) => lineKey(id)))
  return {
    ...context,
    cartId,
    settled: sameLines(context.settled, cart),
    coupon: cart.coupon ? appliedCoupon(cart) : context.coupon,
    count: cart.count,
    total: cart.total_price,
    attempt: 0,
    errors: Object.fromEntries(
      Object.entries(context.errors).filter(([key]) => !key.startsWith('line:') || lines.has(key)),
    ),
    showError: null,
  }
}

/** The command in flight was carried out. */
export function applyResult(context: CartContext, { cartId, cart, elsewhere }: CommandResult): CartContext {
  const { inFlight } = context
  const cleared: CartContext = { ...context, inFlight: null, attempt: 0 }
  if (elsewhere !== null && inFlight?.kind === 'add')
    return {
      ...cleared,
      cartId: elsewhere,
      queue: [{ ...inFlight, id: `${inFlight.id}.2`, cartId: elsewhere }, ...context.queue],
    }
  const coupon = inFlight?.kind === 'coupon' ? inFlight.code : context.coupon
  return cartId === null || cart === null ? { ...cleared, coupon } : settledWith({ ...cleared, coupon }, cartId, cart)
}

/** Whether a refused command is worth telling: not when a later one stands for it, not when what it removes is gone already. */
export const isReportable = (context: CartContext, error: FlowError): boolean =>
  context.inFlight !== null &&
  !isSuperseded(context.queue, context.inFlight) &&
  !(context.inFlight.kind === 'remove' && error.kind === 'missing')

/** The command in flight was refused: it vanishes from what is shown, and the truth is asked for once the queue is empty. */
export function applyRejection(context: CartContext, error: FlowError): CartContext {
  const { inFlight } = context
  return {
    ...context,
    inFlight: null,
    attempt: 0,
    pendingRefresh: context.cartId === null ? context.pendingRefresh : 'cart',
    errors:
      inFlight && isReportable(context, error)
        ? { ...context.errors, [keyOf(inFlight)]: { error, command: inFlight } }
        : context.errors,
  }
}

/** The question leaves: without a cart there is only its number to ask for. */
export const beginRefresh = (context: CartContext): CartContext => ({
  ...context,
  pendingRefresh: 'nothing',
  requested: context.pendingRefresh === 'cart' && context.cartId !== null ? 'cart' : 'count',
})

/** An answer to a question. When only the number was asked for and it is not the known cart's, the cart is asked for anew. */
export function applyRefresh(context: CartContext, update: RefreshResult): CartContext {
  const next = { ...context, hasConflict: false }
  if ('cart' in update) return settledWith(next, update.cartId, update.cart)
  const { count, total } = update
  const isStale = context.settled && (context.settled.count !== count || context.settled.total_price !== total)
  return { ...next, count, total, attempt: 0, pendingRefresh: isStale ? 'cart' : context.pendingRefresh }
}

/** Something newer has come while a question was under way: its answer may be older, so it is asked again. */
export const requestAgain = (context: CartContext): CartContext => ({
  ...context,
  pendingRefresh: context.pendingRefresh === 'cart' ? 'cart' : context.requested,
})

/** What was kept from the last visit. What came with the page is newer. */
export const restoreState = (context: CartContext, { stored, commands }: RestoredState): CartContext => ({
  ...context,
  cartId: context.cartId ?? stored?.cartId ?? null,
  coupon: context.coupon ?? stored?.coupon ?? null,
  count: context.settled || context.count > 0 ? context.count : (stored?.count ?? 0),
  total: context.total ?? stored?.countTotal ?? null,
  queue: [...commands, ...context.queue],
})

/** What the tabs of a browser tell each other. */
export interface RemoteCart {
  readonly cartId: string | null
  readonly coupon: string | null
  readonly count: number
  readonly total: number | null
  readonly version: string | null
}

/**
 * Another tab has changed the cart. Its number is taken over as it is while only the number is known here; with lines on
 * screen or commands on the way only the backend can say what comes after what.
 */
export function applyRemoteChange(
  context: CartContext,
  { cartId, coupon, count, total, version }: RemoteCart,
): CartContext {
  const next = { ...context, cartId: cartId ?? context.cartId, coupon }
  if (context.settled === null && unanswered(context).length === 0) return { ...next, count, total }
  if (context.settled?.version === version) return next
  return { ...next, pendingRefresh: 'cart', hasConflict: context.hasConflict || context.inFlight !== null }
}

/** Puts failed commands back into the queue: one, or all. An addition that was refused for certain gets a key of its own. */
export function retryFailed(context: CartContext, key: string | undefined, id: string): CartContext {
  const chosen = Object.entries(context.errors).filter(([own]) => key === undefined || own === key)
  return chosen.reduce<CartContext>((next, [, { error, command }], index) => {
    if (command.kind !== 'add' || error.kind === 'network') return enqueueCommand(next, command)
    const { cartId: _, ...again } = command
    return enqueueCommand(next, { ...again, id: `${id}.${index}` })
  }, context)
}

export const dismissErrors = (context: CartContext, key: string | undefined): CartContext => ({
  ...context,
  errors: key === undefined ? {} : without(context.errors, key),
})

/** What must be said aloud: notices that were not there before. */
export function newNotices(before: Cart | null, after: Cart | null): readonly CartNotice[] {
  const known = new Set(before?.notices.map(notice => JSON.stringify(notice)))
  return after?.notices.filter(notice => !known.has(JSON.stringify(notice))) ?? []
}
