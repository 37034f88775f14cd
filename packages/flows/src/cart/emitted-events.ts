import type { CartNotice } from '@shop/contract'
import type { ClientFailure } from '../flow/failure.ts'
import type { CommandResult } from './actors.ts'
import { keyOf } from './command.ts'
import type { CartEmitted } from './events.ts'
import { type CartContext, isReportable, newNotices } from './state.ts'

/** Whether a notice is about several added options: `cart.added` holds its text. */
const isAboutAddition = ({ line_id }: CartNotice): boolean => line_id === null

/** Events for a new cart, count or total. */
export const changeEvents = (before: CartContext, after: CartContext, own: boolean): readonly CartEmitted[] => [
  ...newNotices(before.confirmed, after.confirmed)
    .filter(notice => !isAboutAddition(notice))
    .map(notice => ({ type: 'cart.alert' as const, notice })),
  {
    type: 'cart.changed',
    cartId: after.cartId,
    coupon: after.coupon,
    count: after.count,
    total: after.total,
    version: after.confirmed?.version ?? null,
    own,
  },
]

/** Events for an added product. */
export function addedEvents({ inFlight }: CartContext, { cart, lineId }: CommandResult): readonly CartEmitted[] {
  const line = cart?.items.find(({ id }) => id === lineId)
  const short = cart?.notices.find(isAboutAddition)?.text ?? null
  return inFlight?.type === 'cart.add' && line
    ? [{ type: 'cart.added', line, count: inFlight.count, short, modal: inFlight.modal }]
    : []
}

/** Events for a rejected command. */
export const rejectedEvents = (context: CartContext, error: ClientFailure): readonly CartEmitted[] =>
  context.inFlight && isReportable(context, error)
    ? [{ type: 'cart.rejected', key: keyOf(context.inFlight), command: context.inFlight, error }]
    : []
