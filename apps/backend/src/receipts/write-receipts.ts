import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  order_items,
  type ReceiptContent,
  type ReceiptLine,
  type ReceiptMeans,
  receipts,
  return_items,
  return_requests,
} from '../db/schema/index.ts'
import { notifyAfterCommit } from '../db/transact.ts'
import { PICKUP } from '../delivery/methods.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { fill, words } from '../words/index.ts'
import type { ReceiptServices } from './fiscal-service.ts'

/** Channel that is notified after a transaction with a receipt to be registered has committed. */
export const RECEIPT_CHANNEL = 'receipts'

/** How an order is paid when it is received. */
export const meansOnReceipt = ({ delivery }: Pick<OrderRow, 'delivery'>): ReceiptMeans =>
  delivery.id === PICKUP ? 'cash' : 'carrier'

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { price, count }) => sum + price * count, 0)

const toLine = ({
  code,
  names,
  option,
  price,
  count,
}: Pick<typeof order_items.$inferSelect, 'code' | 'names' | 'option' | 'price' | 'count'>): ReceiptLine => ({
  code,
  name: option === null ? names.uk : `${names.uk}, ${option}`,
  price,
  count,
})

type ReceiptValues = Pick<typeof receipts.$inferInsert, 'order_id' | 'kind' | 'refund_id' | 'request_id' | 'means'>

async function write(tx: Database, { lines, discount }: ReceiptContent, receipt: ReceiptValues): Promise<void> {
  await tx
    .insert(receipts)
    .values({
      ...receipt,
      reference: randomUUID(),
      amount: sumOf(lines) - discount,
      content: { lines, discount },
      state: 'waiting',
    })
    .onConflictDoNothing()
  await notifyAfterCommit(tx, RECEIPT_CHANNEL)
}

/** Writes the receipt of a locked order within the transaction of its payment. An order has one, however often its payment is noted. */
export async function writeSale(
  tx: Database,
  order: OrderRow,
  means: ReceiptMeans,
  { fiscalService }: ReceiptServices,
): Promise<void> {
  // A coupon may leave nothing to pay.
  if (fiscalService === null || order.total === 0) return
  const items = await tx
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order.id))
    .orderBy(asc(order_items.id))
  await write(tx, { lines: items.map(toLine), discount: order.discount }, { order_id: order.id, kind: 'sale', means })
}

/** The pieces of a return request. */
async function returnedLines(tx: Database, request: number): Promise<ReceiptLine[]> {
  const items = await tx
    .select({
      code: order_items.code,
      names: order_items.names,
      option: order_items.option,
      price: order_items.price,
      count: return_items.count,
    })
    .from(return_items)
    .innerJoin(order_items, eq(order_items.id, return_items.order_item_id))
    .where(eq(return_items.request_id, request))
    .orderBy(asc(order_items.id))
  return items.map(toLine)
}

interface ReturnedMoney {
  /** Kopiykas; null: all that is left of the sale. */
  amount: number | null
  means: ReceiptMeans
  /** The refund by which the provider of the payment returned it. */
  refund?: number
  /** The return request whose money was sent by hand. */
  request?: number
}

/**
 * Writes the receipt of money that goes back, within the transaction of the refund. Without the receipt of a sale there is nothing to
 * take back. What is returned for goods names them; the rest of a price, or a part of it, is one line.
 */
export async function writeReturn(
  tx: Database,
  order: OrderRow,
  { amount: wanted, means, refund, request }: ReturnedMoney,
  { fiscalService }: ReceiptServices,
): Promise<void> {
  if (fiscalService === null) return
  const ofOrder = eq(receipts.order_id, order.id)
  const [sale] = await tx
    .select()
    .from(receipts)
    .where(and(ofOrder, eq(receipts.kind, 'sale')))
  if (!sale) return
  const [earlier] = await tx
    .select({ sum: sql`coalesce(sum(${receipts.amount}), 0)`.mapWith(Number) })
    .from(receipts)
    .where(and(ofOrder, eq(receipts.kind, 'return')))
  const left = sale.amount - (earlier?.sum ?? 0)
  const amount = Math.min(wanted ?? left, left)
  if (amount <= 0) return
  const [asked] =
    refund === undefined
      ? []
      : await tx.select({ id: return_requests.id }).from(return_requests).where(eq(return_requests.refund_id, refund))
  const returned = request ?? asked?.id
  const lines = returned === undefined ? [] : await returnedLines(tx, returned)
  const part = {
    code: order.number,
    name: fill(words.uk.receipt.part, { number: order.number }),
    price: amount,
    count: 1,
  }
  const content =
    amount === sale.amount
      ? sale.content
      : sumOf(lines) < amount
        ? { lines: [part], discount: 0 }
        : { lines, discount: sumOf(lines) - amount }
  await write(tx, content, {
    order_id: order.id,
    kind: 'return',
    means,
    refund_id: refund ?? null,
    request_id: request ?? null,
  })
}
