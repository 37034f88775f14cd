import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { order_items, payments, return_items, return_requests } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { findPaidPayment, requestRefund } from '../payment/refunds.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { ReceiptServices } from '../receipts/fiscal-service.ts'
import { writeReturn } from '../receipts/write-receipts.ts'
import { type ReturnRow, returnPath } from './return-requests.ts'

const IBAN = 'iban of a return'

export const sealIban = (iban: string, { secrets }: { secrets: Secrets }): string => secrets.seal(IBAN, iban)

/** The account that the money of a request goes to; null: none is known. */
export const ibanOf = ({ iban }: Pick<ReturnRow, 'iban'>, { secrets }: { secrets: Secrets }): string | null =>
  iban === null ? null : secrets.unseal(IBAN, iban)

/** Ids of those of some orders that were paid online, also if the money was returned since. */
export async function findPaidOnline(db: Database, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: payments.order_id })
    .from(payments)
    .where(and(inArray(payments.order_id, [...orderIds]), inArray(payments.state, ['paid', 'refunded'])))
  return new Set(rows.map(({ id }) => id))
}

/** Whether the buyer has paid an order otherwise than online: its money goes back to an account. */
export const isPaidByHand = (
  { id, payment_status }: Pick<OrderRow, 'id' | 'payment_status'>,
  online: ReadonlySet<number>,
) => !online.has(id) && (payment_status === 'paid' || payment_status === 'on_receipt')

/**
 * Kopiykas for the pieces of a request: their price less their share of the line's discount. The shares of all pieces of a line add up to
 * its discount, in however many requests they come back.
 */
async function amountOf(tx: Database, request: ReturnRow): Promise<number> {
  const earlier = tx
    .select({ line: return_items.order_item_id, count: sum(return_items.count).mapWith(Number).as('earlier') })
    .from(return_items)
    .innerJoin(return_requests, eq(return_requests.id, return_items.request_id))
    .where(
      and(
        eq(return_requests.order_id, request.order_id),
        eq(return_requests.kind, 'return'),
        eq(return_requests.status, 'completed'),
        ne(return_requests.id, request.id),
      ),
    )
    .groupBy(return_items.order_item_id)
    .as('returned')
  const lines = await tx
    .select({
      returned: return_items.count,
      earlier: earlier.count,
      bought: order_items.count,
      price: order_items.price,
      discount: order_items.discount,
    })
    .from(return_items)
    .innerJoin(order_items, eq(order_items.id, return_items.order_item_id))
    .leftJoin(earlier, eq(earlier.line, return_items.order_item_id))
    .where(eq(return_items.request_id, request.id))
  return lines.reduce((sum, { returned, earlier, bought, price, discount }) => {
    const discountOf = (pieces: number) => Math.floor((discount * pieces) / bought)
    const before = earlier ?? 0
    return sum + price * returned - discountOf(before + returned) + discountOf(before)
  }, 0)
}

/** Where and how much money a return of a locked order gives back when it is completed. */
export async function refundReturn(
  tx: Database,
  request: ReturnRow,
  order: OrderRow,
): Promise<Pick<ReturnRow, 'iban' | 'refund_amount' | 'refund_id'>> {
  const nothing = { iban: null, refund_amount: null, refund_id: null }
  if (request.kind === 'exchange') return nothing
  const amount = await amountOf(tx, request)
  const payment = await findPaidPayment(tx, order.id)
  if (payment) {
    const refund = await requestRefund(tx, payment, 'return', amount)
    return refund ? { iban: null, refund_amount: refund.amount, refund_id: refund.id } : nothing
  }
  if (amount === 0 || !isPaidByHand(order, await findPaidOnline(tx, [order.id]))) return nothing
  return { iban: request.iban, refund_amount: amount, refund_id: null }
}

/**
 * Notes that the money of a locked request was sent, forgets the account and mails the buyer. False: no money is to be sent by hand, or it
 * was already.
 */
export async function noteReturnRefund(
  tx: Database,
  request: ReturnRow,
  order: OrderRow,
  services: { secrets: Secrets } & ReceiptServices,
): Promise<boolean> {
  if (request.refund_amount === null || request.refund_id !== null || request.refunded_at !== null) return false
  await tx
    .update(return_requests)
    .set({ refunded_at: sql`now()`, iban: null })
    .where(eq(return_requests.id, request.id))
  await writeReturn(tx, order, { amount: request.refund_amount, means: 'account', request: request.id }, services)
  await enqueueOrderMessage(tx, order, {
    key: `return-refunded:${request.id}`,
    template: 'return-refunded',
    lang: request.lang,
    data: { requestId: request.id, path: returnPath(request, order, services) },
  })
  return true
}
