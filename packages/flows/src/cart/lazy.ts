import type { LazyFlow, LazyOptions } from '../lazy/index.ts'
import type { CartEmitted, CartEvent } from './events.ts'
import { initialCartView } from './initial-view.ts'
import type { CartView } from './view.ts'

export type { CartEmitted, CartEvent } from './events.ts'
export { initialCartView } from './initial-view.ts'
export type { CartView } from './view.ts'

export type LazyCartFlow = LazyFlow<CartEvent, CartView, CartEmitted>

/** Events about the surroundings of the cart: they wait for its machine and do not fetch it. */
const deferred: ReadonlySet<CartEvent['type']> = new Set([
  'session.changed',
  'locale.changed',
  'network.offline',
  'network.online',
])

/** Options of `lazyFlow` for a cart: what it is until its machine is there. */
export const lazyCartOptions = {
  view: initialCartView,
  isDeferred: event =>
    deferred.has(event.type) ||
    (event.type === 'cart.refresh' && (event.reason === 'start' || event.reason === 'route')),
} satisfies LazyOptions<CartEvent, CartView>
