import { hasStored, peekStored } from '../flow/envelope.ts'
import { type Broadcast, type KeyValueStorage, listen } from '../flow/environment.ts'
import type { Unsubscribe } from '../flow/selection.ts'
import type { LazyConnection } from '../lazy/index.ts'
import { cartEnvelope, commandsEnvelope } from './envelope.ts'
import type { CartEvent } from './events.ts'
import { readMessage } from './tab-messages.ts'
import type { CartView } from './view.ts'

export interface CartCountDeps {
  storage: KeyValueStorage
  tabStorage?: KeyValueStorage
  broadcast?: Broadcast
  now?: () => number
}

/** Shows the stored count before the machine is loaded, and follows the other tabs. For `connect` of `lazyFlow`. */
export function connectCartCount(
  { getView, show, send, load }: LazyConnection<CartEvent, CartView>,
  { storage, tabStorage, broadcast, now = Date.now }: CartCountDeps,
): Unsubscribe {
  const stored = peekStored(storage, cartEnvelope, now())
  if (stored.status === 'valid') {
    const { cartId, coupon, count, countTotal: total } = stored.data
    show({ ...getView(), cartId, coupon, count, total })
  }
  // Unanswered commands of before a reload are sent by the machine, which also reports invalid stored data.
  if (stored.status === 'invalid' || (tabStorage && hasStored(tabStorage, commandsEnvelope)))
    load().catch(() => undefined) // `onError` has been called
  return listen(broadcast, message => {
    const change = readMessage(message)
    if (!change) return
    const { cartId, coupon, count, total } = change
    show({ ...getView(), cartId: cartId ?? getView().cartId, coupon, count, total })
    // A machine that is being fetched may start with the old count.
    send({ type: 'cart.refresh', reason: 'route' })
  })
}
