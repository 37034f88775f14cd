import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { OrderedGoods } from './context.ts'

type GoodsReference = Pick<OrderedGoods, 'productId' | 'optionId'>

export type OrdersListEvent =
  /** From 1; clamped to the last page. */
  | { type: 'orders.page'; page: number }
  /** Null: all orders. Resets to the first page. */
  | { type: 'orders.filter'; status: OrderStatus | null }
  | { type: 'orders.refresh' }
  | { type: 'orders.retry' }
  /** Adds every line of an order to the cart. Ignored while another order is being repeated. */
  | { type: 'order.repeat'; number: string }
  /** The cart has added or rejected goods. */
  | ({ type: 'cart.added' } & GoodsReference)
  | ({ type: 'cart.rejected' } & GoodsReference)
  | { type: 'locale.changed'; lang: Locale }

export type OrdersListEmitted =
  /** Another page or filter: the URL follows. */
  | { type: 'orders.turned'; page: number; filter: OrderStatus | null }
  /** To be added to the cart. Answered by `cart.added` or `cart.rejected`. */
  | ({ type: 'order.add' } & OrderedGoods)
  /** The cart has answered for all lines. `refused`: no longer sold. */
  | { type: 'order.repeated'; number: string; added: number; refused: readonly OrderedGoods[] }
