import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { getWords } from '../../../platform/words/words.server.ts'
import type { OrderReturnsWords } from './order-returns.tsx'
import { type QrCode, qrCodeOf } from './qr.server.ts'

/** What is said of the requests of exchange or return of orders; null: there are none. */
export function orderReturnsWords(orders: readonly Pick<Order, 'returns'>[], locale: Locale): OrderReturnsWords | null {
  if (orders.every(({ returns = [] }) => returns.length === 0)) return null
  const { request, requests, kinds, statuses, refunds } = getWords(locale, 'returns')
  return { request, requests, kinds, statuses, refunds }
}

/** Codes of the pages of receipts, by their URL. */
export type ReceiptQrs = Readonly<Record<string, QrCode>>

export const receiptQrsOf = (orders: readonly Pick<Order, 'receipts'>[]): ReceiptQrs =>
  Object.fromEntries(
    orders
      .flatMap(({ receipts = [] }) => receipts)
      .flatMap(({ url }) => (url === null ? [] : [[url, qrCodeOf(url, 'L')]])),
  )
