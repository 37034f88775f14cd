import type { LazyFlow, LazyOptions } from '../lazy/index.ts'
import type { CartEmitted, CartEvent } from './events.ts'
import type { CartView } from './view.ts'

export type { CartEmitted, CartEvent } from './events.ts'
export type { CartView } from './view.ts'

export type LazyCartFlow = LazyFlow<CartEvent, CartView, CartEmitted>

/** A cart of which nothing is known yet, as server-rendered. */
export const initialCartView: CartView = {
  status: 'unknown',
  cartId: null,
  coupon: null,
  count: 0,
  total: null,
  lines: [],
  cart: null,
  adding: [],
  couponPending: false,
  pending: false,
  waiting: false,
  offline: false,
  errors: {},
  showError: null,
}

/** Events about the environment of the cart: they are queued and do not fetch its machine. */
const deferred: ReadonlySet<CartEvent['type']> = new Set([
  'session.changed',
  'locale.changed',
  'network.offline',
  'network.online',
])

/** Options of `lazyFlow` for a cart. */
export const lazyCartOptions = {
  view: initialCartView,
  isDeferred: event =>
    deferred.has(event.type) ||
    (event.type === 'cart.refresh' && (event.reason === 'start' || event.reason === 'route')),
} satisfies LazyOptions<CartEvent, CartView>
