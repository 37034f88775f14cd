/**
 * A change of a cart as plain data. A form without scripts is read into one on the server, a form with scripts into the same
 * one in the browser; both are carried out by `execute` of `@shop/flows/cart/execute`.
 */
export type CartCommand =
  /** `optionId` null: a product without options. */
  | { readonly type: 'cart.add'; readonly productId: number; readonly optionId: number | null; readonly count: number }
  | { readonly type: 'cart.setCount'; readonly lineId: number; readonly count: number }
  | { readonly type: 'cart.remove'; readonly lineId: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.coupon.apply'; readonly code: string }
  | { readonly type: 'cart.coupon.remove' }
