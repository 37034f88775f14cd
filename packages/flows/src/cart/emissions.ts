import type { FlowError } from '../flow/failure.ts'
import type { Answered } from './calls.ts'
import { keyOf } from './command.ts'
import type { CartEmitted } from './events.ts'
import { type CartContext, isToldOf, newNotices } from './state.ts'

/** What the outside hears when the backend has told something. */
export const news = (before: CartContext, after: CartContext, own: boolean): readonly CartEmitted[] => [
  ...newNotices(before.settled, after.settled).map(notice => ({ type: 'cart.alert' as const, notice })),
  {
    type: 'cart.changed',
    cartId: after.cartId,
    coupon: after.coupon,
    count: after.count,
    total: after.total,
    version: after.settled?.version ?? null,
    own,
  },
]

/** What the outside hears when goods are in the cart. */
export function added({ flight }: CartContext, { cart, lineId }: Answered): readonly CartEmitted[] {
  const line = cart?.items.find(({ id }) => id === lineId)
  return flight?.kind === 'add' && line ? [{ type: 'cart.added', line, count: flight.count, modal: flight.modal }] : []
}

/** What the outside hears when a command is taken back. */
export const rejected = (context: CartContext, error: FlowError): readonly CartEmitted[] =>
  context.flight && isToldOf(context, error)
    ? [{ type: 'cart.rejected', key: keyOf(context.flight), command: context.flight, error }]
    : []
