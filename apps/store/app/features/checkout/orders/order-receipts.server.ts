import type { Order } from '@shop/contract'
import { type QrCode, qrCodeOf } from './qr.server.ts'

/** Codes of the pages of receipts, by their URL. */
export type ReceiptQrs = Readonly<Record<string, QrCode>>

export const receiptQrsOf = (orders: readonly Pick<Order, 'receipts'>[]): ReceiptQrs =>
  Object.fromEntries(
    orders
      .flatMap(({ receipts = [] }) => receipts)
      .flatMap(({ url }) => (url === null ? [] : [[url, qrCodeOf(url, 'L')]])),
  )
