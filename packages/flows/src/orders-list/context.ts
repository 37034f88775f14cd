import type { Order, OrderStatus } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'

export type OrdersPage = DataOf<'/api/profile/orders'>

/** An item of an order, to be added to the cart again. */
export interface OrderedItem {
  readonly productId: number
  readonly optionId: number | null
  readonly count: number
}

/** An order that is being repeated. */
export interface Repeat {
  readonly number: string
  /** Items the cart has not answered for. */
  readonly awaited: readonly OrderedItem[]
  /** Number of items added, and the items the cart rejected. */
  readonly added: number
  readonly rejected: readonly OrderedItem[]
}

export interface OrdersListContext {
  readonly lang: Locale
  /** The shown or requested page. */
  readonly page: number
  /** Only orders of this status; null: all. */
  readonly filter: OrderStatus | null
  /** The page of the last answer; null before the first one. */
  readonly loadedPage: OrdersPage | null
  readonly error: ClientFailure | null
  readonly repeat: Repeat | null
}

export interface OrdersListInput {
  lang: Locale
  /** The server-rendered page. */
  orders?: OrdersPage | null
  /** @default 1 */
  page?: number
  /** @default null */
  filter?: OrderStatus | null
}

export const initial = ({ lang, orders = null, page = 1, filter = null }: OrdersListInput): OrdersListContext => ({
  lang,
  page: orders?.page ?? page,
  filter,
  loadedPage: orders,
  error: null,
  repeat: null,
})

/** Clamps a page to those that are known to exist. */
export const withPage = (context: OrdersListContext, page: number): OrdersListContext => ({
  ...context,
  page: Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, context.loadedPage?.pages ?? page)),
})

export const orderOf = ({ loadedPage }: OrdersListContext, number: string): Order | null =>
  loadedPage?.items.find(order => order.number === number) ?? null

export const itemsOf = ({ items }: Order): readonly OrderedItem[] =>
  items.map(({ product_id, option_id, count }) => ({ productId: product_id, optionId: option_id, count }))

type ItemReference = Pick<OrderedItem, 'productId' | 'optionId'>

const isSame = (one: ItemReference, other: ItemReference) =>
  one.productId === other.productId && one.optionId === other.optionId

export const isAwaited = ({ repeat }: OrdersListContext, item: ItemReference): boolean =>
  repeat?.awaited.some(other => isSame(other, item)) ?? false

/** The cart has added or rejected an item. */
export function recordCartAnswer(context: OrdersListContext, item: ItemReference, isAdded: boolean): OrdersListContext {
  const { repeat } = context
  const place = repeat?.awaited.findIndex(other => isSame(other, item)) ?? -1
  const one = repeat?.awaited[place]
  if (!repeat || !one) return context
  return {
    ...context,
    repeat: {
      ...repeat,
      awaited: repeat.awaited.filter((_, index) => index !== place),
      added: repeat.added + (isAdded ? 1 : 0),
      rejected: isAdded ? repeat.rejected : [...repeat.rejected, one],
    },
  }
}
