import type { OrderReceipt } from '@shop/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { receipts } from '../db/schema/index.ts'
import { hryvnias } from '../values/money.ts'

/** Loads the registered receipts of orders, the oldest first, by the order's id. */
export async function loadReceipts(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReceipt[]>> {
  const rows = await db
    .select()
    .from(receipts)
    .where(and(inArray(receipts.order_id, [...orderIds]), eq(receipts.state, 'registered')))
    .orderBy(asc(receipts.id))
  const byOrder = new Map<number, OrderReceipt[]>()
  for (const { order_id, kind, number, amount, url } of rows) {
    if (number === null) continue
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), { kind, number, amount: hryvnias(amount), url }])
  }
  return byOrder
}
