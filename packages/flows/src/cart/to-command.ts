import { type Command, clampQuantity } from './command.ts'
import type { CartMessage } from './events.ts'
import { project } from './project.ts'
import { type CartContext, unanswered } from './state.ts'

/** Optimistic count of a line; 0 when it does not exist. */
const shown = (context: CartContext, lineId: number): number =>
  project(context.settled, context.count, unanswered(context), {}).lines.find(({ id }) => id === lineId)?.count ?? 0

/** The command of an event; null when it would change nothing. Decrementing stops at one piece: removing is an event of its own. */
export function toCommand(context: CartContext, event: CartMessage): Command | null {
  if (event.type === 'cart.add') return event.command
  if (event.type === 'cart.clear') return { kind: 'clear' }
  if (event.type === 'cart.coupon.apply') return { kind: 'coupon', code: event.code }
  if (event.type === 'cart.coupon.remove') return { kind: 'coupon', code: null }
  if (!('lineId' in event)) return null
  const { lineId } = event
  const count = shown(context, lineId)
  if (count === 0) return null
  if (event.type === 'cart.remove') return { kind: 'remove', lineId }
  const wanted = event.type === 'cart.setCount' ? event.count : count + (event.type === 'cart.increment' ? 1 : -1)
  return clampQuantity(wanted) === count ? null : { kind: 'set', lineId, count: clampQuantity(wanted) }
}
