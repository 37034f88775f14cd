/**
 * A change of a cart as plain data. The server parses a natively submitted form into one, the browser a form that scripts
 * submit; `execute` of `@shop/flows/cart/execute` executes both.
 */
export type CartCommand =
  /** `optionId` is null for a product without options. */
  | { readonly type: 'cart.add'; readonly productId: number; readonly optionId: number | null; readonly count: number }
  | { readonly type: 'cart.setCount'; readonly lineId: number; readonly count: number }
  | { readonly type: 'cart.remove'; readonly lineId: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.coupon.apply'; readonly code: string }
  | { readonly type: 'cart.coupon.remove' }
