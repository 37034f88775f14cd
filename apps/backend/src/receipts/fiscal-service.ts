import type { ReceiptContent, ReceiptKind, ReceiptMeans } from '../db/schema/index.ts'

/** What a fiscal service is told of a receipt. */
export interface FiscalReceipt extends ReceiptContent {
  /** UUID; the same receipt has the same one. */
  reference: string
  kind: ReceiptKind
  /** Reference of the sale whose money goes back; null: it is one. */
  sale: string | null
  /** Number of the order. */
  order: string
  /** Kopiykas: the sum of the lines less the discount. */
  amount: number
  means: ReceiptMeans
  /** An earlier request may have reached the service. */
  isRepeated: boolean
}

/**
 * `waiting`: the service has accepted it, or cannot take it at the moment, and is asked again later · `refused`: repeating it is of no use.
 * `url`: page that proves the receipt, where there is one
 */
export type Registration =
  | { state: 'registered'; number: string; url: string | null }
  | { state: 'waiting' }
  | { state: 'refused'; code: string }

/**
 * Port of the receipts: a service that registers them with the tax authority. Implemented in `adapters/fiscal`. A request without an
 * answer throws: its outcome is unknown.
 */
export interface FiscalService {
  readonly id: string
  register(receipt: FiscalReceipt): Promise<Registration>
  /** Ends the day of the cash register, if one was begun. */
  closeDay(): Promise<void>
}

export interface ReceiptServices {
  /** Null: no receipts are made. */
  fiscalService: FiscalService | null
}
