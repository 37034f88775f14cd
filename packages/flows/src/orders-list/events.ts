import type { OrderStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { OrderedItem } from './context.ts'

type ItemReference = Pick<OrderedItem, 'productId' | 'optionId'>

export type OrdersListEvent =
  /** From 1; clamped to the last page. */
  | { type: 'orders.page'; page: number }
  /** Null: all orders. Resets to the first page. */
  | { type: 'orders.filter'; status: OrderStatus | null }
  | { type: 'orders.refresh' }
  | { type: 'orders.retry' }
  /** Adds every line of an order to the cart. Ignored while another order is being repeated. */
  | { type: 'order.repeat'; number: string }
  /** The cart has added or rejected an item. */
  | ({ type: 'cart.added' } & ItemReference)
  | ({ type: 'cart.rejected' } & ItemReference)
  | { type: 'locale.changed'; lang: Locale }

export type OrdersListEmitted =
  /** Another page or filter: the URL follows. */
  | { type: 'orders.pageChanged'; page: number; filter: OrderStatus | null }
  /** To be added to the cart. Answered by `cart.added` or `cart.rejected`. */
  | ({ type: 'order.add' } & OrderedItem)
  /** The cart has answered for all lines. `rejected`: no longer sold. */
  | { type: 'order.repeated'; number: string; added: number; rejected: readonly OrderedItem[] }
