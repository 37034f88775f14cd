import type { CartView } from './view.ts'

/**
 * A cart of which nothing is known yet, as server-rendered. A module of its own, because pages run it before the machine:
 * a bundler puts a whole module into one file.
 */
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
