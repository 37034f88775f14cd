import type { Order, OrderStatus } from '@shop/contract'
import type { ClientFailure } from '../flow/failure.ts'
import { initial, type OrdersListContext, type OrdersListInput } from './context.ts'

export interface OrdersListView {
  /** `empty`: no orders, or none with this filter. */
  readonly status: 'loading' | 'shown' | 'empty' | 'failed'
  /** Orders of the last answer, also while others are loading. */
  readonly orders: readonly Order[]
  readonly page: number
  readonly pages: number
  /** Number of orders on all pages; null before the first answer. */
  readonly total: number | null
  readonly filter: OrderStatus | null
  readonly error: ClientFailure | null
  /** Number of the order that is being repeated. */
  readonly repeating: string | null
}

/** The part of a snapshot that the view reads. */
export interface OrdersListSnapshot {
  readonly context: OrdersListContext
  readonly value: { readonly list: string; readonly repeat: string }
}

/** The view of a snapshot. */
export function ordersListView({ context, value }: OrdersListSnapshot): OrdersListView {
  const { loadedPage, page, filter, error, repeat } = context
  const isShown = value.list === 'shown'
  return {
    status: value.list === 'failed' ? 'failed' : !isShown ? 'loading' : loadedPage?.items.length ? 'shown' : 'empty',
    orders: loadedPage?.items ?? [],
    page,
    pages: loadedPage?.pages ?? 0,
    total: loadedPage?.total ?? null,
    filter,
    error,
    repeating: repeat?.number ?? null,
  }
}

/** The server-rendered view. */
export const initialView = (input: OrdersListInput): OrdersListView =>
  ordersListView({ context: initial(input), value: { list: input.orders ? 'shown' : 'loading', repeat: 'idle' } })
