import type { Cart, CartLine, CartNotice } from '@shop/contract'
import type { Id } from '@shop/contract/register'

/** A line of the contract, with the ids that are registered. */
export interface FlowCartLine extends Omit<CartLine, 'id' | 'product_id' | 'option_id'> {
  readonly id: Id
  readonly product_id: Id
  readonly option_id: Id | null
}

/** A cart of the contract, with the ids that are registered. */
export interface FlowCart extends Omit<Cart, 'items' | 'notices'> {
  items: FlowCartLine[]
  notices: (Omit<CartNotice, 'line_id'> & { line_id: Id | null })[]
}
