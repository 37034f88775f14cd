import type { Order, OrderStatus } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import { initial, type OrdersListContext, type OrdersListInput } from './context.ts'

export interface OrdersListView {
  /** `empty`: there is no order, or none of this filter. */
  readonly status: 'loading' | 'shown' | 'empty' | 'failed'
  /** Orders as last told, also while others are asked for. */
  readonly orders: readonly Order[]
  readonly page: number
  readonly pages: number
  /** Orders there are, on whichever page; null until told. */
  readonly total: number | null
  readonly filter: OrderStatus | null
  readonly error: FlowError | null
  /** Number of the order that is being put into the cart again. */
  readonly repeating: string | null
}

/** As much of a snapshot as is shown. */
export interface OrdersListSnapshot {
  readonly context: OrdersListContext
  readonly value: { readonly list: string; readonly repeat: string }
}

/** What is shown of a snapshot. */
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

/** The orders nobody has asked anything of yet: what a server renders. */
export const initialView = (input: OrdersListInput): OrdersListView =>
  ordersListView({ context: initial(input), value: { list: input.orders ? 'shown' : 'loading', repeat: 'idle' } })
