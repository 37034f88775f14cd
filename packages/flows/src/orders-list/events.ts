import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { OrderedGoods } from './context.ts'

type GoodsReference = Pick<OrderedGoods, 'productId' | 'optionId'>

export type OrdersListEvent =
  /** From 1; past the last page is the last one. */
  | { type: 'orders.page'; page: number }
  /** Null: all orders. The first page opens. */
  | { type: 'orders.filter'; status: OrderStatus | null }
  | { type: 'orders.refresh' }
  | { type: 'orders.retry' }
  /** Everything of an order into the cart once more. While one is being repeated, another is not. */
  | { type: 'order.repeat'; number: string }
  /** The cart has goods in it, or could not take them. */
  | ({ type: 'cart.added' } & GoodsReference)
  | ({ type: 'cart.rejected' } & GoodsReference)
  | { type: 'locale.changed'; lang: Locale }

export type OrdersListEmitted =
  /** Another page or filter: the address follows. */
  | { type: 'orders.turned'; page: number; filter: OrderStatus | null }
  /** To be put into the cart. Answered by `cart.added` or `cart.rejected`. */
  | ({ type: 'order.add' } & OrderedGoods)
  /** The cart has said what became of all of it. `refused`: what is sold no more. */
  | { type: 'order.repeated'; number: string; added: number; refused: readonly OrderedGoods[] }
