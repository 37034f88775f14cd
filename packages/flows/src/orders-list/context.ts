import type { Order, OrderStatus } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'

export type OrdersPage = DataOf<'/api/profile/orders'>

/** Goods of an order, to be added to the cart again. */
export interface OrderedGoods {
  readonly productId: number
  readonly optionId: number | null
  readonly count: number
}

/** An order that is being repeated. */
export interface Repeat {
  readonly number: string
  /** Goods without an answer of the cart. */
  readonly awaited: readonly OrderedGoods[]
  /** Lines added, and goods that were rejected. */
  readonly added: number
  readonly refused: readonly OrderedGoods[]
}

export interface OrdersListContext {
  readonly lang: Locale
  /** The shown or requested page. */
  readonly page: number
  /** Only orders of this status; null: all. */
  readonly filter: OrderStatus | null
  /** The page of the last answer; null before the first one. */
  readonly loadedPage: OrdersPage | null
  readonly error: FlowError | null
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

export const goodsOf = ({ items }: Order): readonly OrderedGoods[] =>
  items.map(({ product_id, option_id, count }) => ({ productId: product_id, optionId: option_id, count }))

type GoodsReference = Pick<OrderedGoods, 'productId' | 'optionId'>

const isSame = (one: GoodsReference, other: GoodsReference) =>
  one.productId === other.productId && one.optionId === other.optionId

export const isAwaited = ({ repeat }: OrdersListContext, goods: GoodsReference): boolean =>
  repeat?.awaited.some(other => isSame(other, goods)) ?? false

/** The cart has answered for some goods. */
export function recordCartAnswer(
  context: OrdersListContext,
  goods: GoodsReference,
  isAdded: boolean,
): OrdersListContext {
  const { repeat } = context
  const place = repeat?.awaited.findIndex(other => isSame(other, goods)) ?? -1
  const one = repeat?.awaited[place]
  if (!repeat || !one) return context
  return {
    ...context,
    repeat: {
      ...repeat,
      awaited: repeat.awaited.filter((_, index) => index !== place),
      added: repeat.added + (isAdded ? 1 : 0),
      refused: isAdded ? repeat.refused : [...repeat.refused, one],
    },
  }
}
