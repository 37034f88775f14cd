import type { Id } from '@shop/contract/register'
import type { ClientFailure } from '../flow/failure.ts'
import { stableItems } from '../flow/stable.ts'
import { itemsOf, keyOf } from './command.ts'
import type { FlowCart } from './ids.ts'
import { type CartLineView, project } from './project.ts'
import { type CartContext, unanswered } from './state.ts'

/** What a shop renders of its cart. */
export interface CartView {
  /** `unknown`: the lines were not requested yet (send `cart.refresh` with `open`); `failed`: see `showError`. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed'
  readonly cartId: string | null
  readonly coupon: string | null
  /** Pieces including those of unanswered commands. */
  readonly count: number
  /** Total price as of the last answer; null before the first one. Out of date while `pending`. */
  readonly total: number | null
  /** Lines with optimistic counts; prices are those of the last answer. */
  readonly lines: readonly CartLineView[]
  /** The cart of the last answer: prices, discount, coupon, notices. */
  readonly cart: FlowCart | null
  /** Additions without an answer, for the button that sent them. */
  readonly adding: readonly { readonly productId: Id; readonly optionId: Id | null }[]
  readonly couponPending: boolean
  /** Some command has no answer yet, so prices are about to change. */
  readonly pending: boolean
  /** Commands wait for the network or for a retry. */
  readonly waiting: boolean
  readonly offline: boolean
  /** Failed commands by key: `line:7`, `add:3:12`, `clear`, `coupon`. */
  readonly errors: Readonly<Record<string, ClientFailure>>
  readonly showError: ClientFailure | null
}

/** The part of a snapshot that the view reads. */
export interface CartSnapshot {
  readonly context: CartContext
  readonly value: { readonly calls: string; readonly network: string }
}

const statusOf = ({ context, value: { calls } }: CartSnapshot): CartView['status'] => {
  const { confirmed, showError, cartId, pendingRefresh, requested } = context
  if (confirmed) return 'ready'
  if (pendingRefresh === 'cart' || (calls === 'refreshing' && requested === 'cart')) return 'loading'
  if (showError) return 'failed'
  return cartId === null && calls !== 'restoring' ? 'ready' : 'unknown'
}

/** The view of a snapshot. */
export function cartView(snapshot: CartSnapshot, before?: CartView): CartView {
  const { context, value } = snapshot
  const isOffline = value.network === 'offline'
  const commands = unanswered(context)
  const { lines, count } = project(context.confirmed, context.count, commands, context.errors)
  return {
    status: statusOf(snapshot),
    cartId: context.cartId,
    coupon: context.coupon,
    count,
    total: context.total,
    lines: stableItems(before?.lines, lines),
    cart: context.confirmed,
    adding: commands.flatMap(command =>
      command.type === 'cart.add' ? itemsOf(command).map(({ productId, optionId }) => ({ productId, optionId })) : [],
    ),
    couponPending: commands.some(command => keyOf(command) === 'coupon'),
    pending: commands.length > 0,
    waiting: commands.length > 0 && (value.calls === 'backoff' || isOffline),
    offline: isOffline,
    errors: Object.fromEntries(Object.entries(context.errors).map(([key, { error }]) => [key, error])),
    showError: context.showError,
  }
}
