/** Pieces of one option, or of a product without options. */
export interface ItemCount {
  /** @default the product of the command */
  readonly productId?: number
  readonly optionId: number | null
  readonly count: number
}

/**
 * A change of a cart as plain data. The server parses a natively submitted form into one, the browser a form that scripts
 * submit; `execute` of `@shop/flows/cart/execute` executes both.
 */
export type CartCommand =
  | {
      readonly type: 'cart.add'
      readonly productId: number
      /** Null for a product without options, and with `items`. */
      readonly optionId: number | null
      /** With `items`, their sum. */
      readonly count: number
      /** Several options or products at once; `productId` is the first of them. */
      readonly items?: readonly ItemCount[]
    }
  | { readonly type: 'cart.setCount'; readonly lineId: number; readonly count: number }
  | { readonly type: 'cart.setOption'; readonly lineId: number; readonly optionId: number }
  | { readonly type: 'cart.remove'; readonly lineId: number }
  /** Undoes a removal. */
  | { readonly type: 'cart.restore'; readonly lineId: number }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.coupon.apply'; readonly code: string }
  | { readonly type: 'cart.coupon.remove' }
