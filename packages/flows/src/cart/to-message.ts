import { clampQuantity } from '@shop/contract/cart-rules'
import { randomKey } from '../flow/environment.ts'
import type { CartEvent, CartMessage } from './events.ts'

/** Turns a public event into the machine's: an addition and a retry get an idempotency key, and what is omitted its default. */
export function toCartMessage(event: CartEvent, newKey: () => string = randomKey): CartMessage {
  if (event.type === 'cart.retry') return { ...event, id: newKey() }
  if (event.type !== 'cart.add') return event
  const { productId, optionId = null, count = 1, items, modal = 'product-added' } = event
  const several = items && { items }
  return {
    type: 'cart.add',
    id: newKey(),
    productId,
    optionId,
    count: several ? count : clampQuantity(count),
    ...several,
    modal,
  }
}
