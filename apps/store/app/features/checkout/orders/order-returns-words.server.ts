import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { getWords } from '../../../platform/words/words.server.ts'
import type { OrderReturnsWords } from './order-returns.tsx'

/** What is said of the requests of exchange or return of orders; null: there are none. */
export function orderReturnsWords(orders: readonly Pick<Order, 'returns'>[], locale: Locale): OrderReturnsWords | null {
  if (orders.every(({ returns = [] }) => returns.length === 0)) return null
  const { request, requests, kinds, statuses, refunds } = getWords(locale, 'returns')
  return { request, requests, kinds, statuses, refunds }
}
