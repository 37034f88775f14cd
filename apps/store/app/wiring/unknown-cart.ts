import type { CartView } from '@shop/flows/cart'

/** A cart of which nothing is known yet: what the server renders and the browser begins with. */
export const unknownCart: CartView = {
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
