import { clampQuantity } from '@shop/contract/cart-rules'
import type { Id } from '@shop/contract/register'
import type { QueuedCommand } from './command.ts'
import type { CartMessage } from './events.ts'
import { project } from './project.ts'
import { type CartContext, unanswered } from './state.ts'

/** Optimistic count of a line; 0 when it does not exist. */
const shownCount = (context: CartContext, lineId: Id): number =>
  project(context.confirmed, context.count, unanswered(context), {}).lines.find(({ id }) => id === lineId)?.count ?? 0

function setCount(context: CartContext, lineId: Id, next: (count: number) => number): QueuedCommand | null {
  const shown = shownCount(context, lineId)
  const count = clampQuantity(next(shown))
  return shown === 0 || count === shown ? null : { type: 'cart.setCount', lineId, count }
}

/** The command of an event; null when it would change nothing. Decrementing stops at one piece: removing is an event of its own. */
export function toCommand(context: CartContext, event: CartMessage): QueuedCommand | null {
  switch (event.type) {
    case 'cart.add':
    case 'cart.restore':
    case 'cart.clear':
    case 'cart.coupon.apply':
    case 'cart.coupon.remove':
      return event
    case 'cart.setOption':
    case 'cart.remove':
      return shownCount(context, event.lineId) === 0 ? null : event
    case 'cart.setCount':
      return setCount(context, event.lineId, () => event.count)
    case 'cart.increment':
      return setCount(context, event.lineId, count => count + 1)
    case 'cart.decrement':
      return setCount(context, event.lineId, count => count - 1)
    default:
      return null
  }
}
