import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { findPaidPayment, refundOrder } from './refunds.ts'

/**
 * Called in the transaction that cancels a locked order or takes back a parcel that was not collected: what was paid online is
 * returned by its provider, money that was noted by hand, e.g. a transfer to the account of the shop, by an operator.
 */
export async function returnMoney(tx: Database, order: OrderRow): Promise<void> {
  await refundOrder(tx, order.id, 'cancelled')
  if (order.payment_status === 'paid' && !(await findPaidPayment(tx, order.id)))
    await tx.update(orders).set({ refund_due_at: sql`now()` }).where(eq(orders.id, order.id))
}
