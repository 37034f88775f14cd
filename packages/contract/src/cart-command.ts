import type { Id } from './register.ts'

/** Pieces of one option, or of a product without options. */
export interface ItemCount {
  /** @default the product of the command */
  readonly productId?: Id
  readonly optionId: Id | null
  readonly count: number
}

/**
 * A change of a cart as plain data. The server parses a natively submitted form into one, the browser a form that scripts
 * submit; `execute` of `@shop/flows/cart/execute` executes both.
 */
export type CartCommand =
  | {
      readonly type: 'cart.add'
      readonly productId: Id
      /** Null for a product without options, and with `items`. */
      readonly optionId: Id | null
      /** With `items`, their sum. */
      readonly count: number
      /** Several options or products at once; `productId` is the first of them. */
      readonly items?: readonly ItemCount[]
    }
  | { readonly type: 'cart.setCount'; readonly lineId: Id; readonly count: number }
  | { readonly type: 'cart.setOption'; readonly lineId: Id; readonly optionId: Id }
  | { readonly type: 'cart.remove'; readonly lineId: Id }
  /** Undoes a removal. */
  | { readonly type: 'cart.restore'; readonly lineId: Id }
  | { readonly type: 'cart.clear' }
  | { readonly type: 'cart.coupon.apply'; readonly code: string }
  | { readonly type: 'cart.coupon.remove' }
