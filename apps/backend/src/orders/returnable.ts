import type { OrderStatus } from '@shop/contract'
import { and, eq, inArray, ne, sum } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type OrderEventDetails, type order_items, return_items, return_requests } from '../db/schema/index.ts'
import { returnDeadline } from './return-deadline.ts'

/** Statuses in which the buyer has the goods. */
const returnableStatuses: readonly OrderStatus[] = ['delivered', 'completed']

interface HistoryEntry {
  status: OrderStatus
  details: OrderEventDetails
  at: Date
}

/** The return deadline of an order; null before its delivery. */
export function returnDeadlineOf(history: readonly HistoryEntry[]): Date | null {
  const delivered = history.findLast(({ status, details }) => status === 'delivered' && details.kind === 'status')
  return delivered ? returnDeadline(delivered.at) : null
}

export function isReturnOpen(status: OrderStatus, history: readonly HistoryEntry[], now: Date): boolean {
  const deadline = returnDeadlineOf(history)
  return returnableStatuses.includes(status) && deadline !== null && now <= deadline
}

/** Quantity by order line with a return request that is not rejected. */
export async function loadRequestedCounts(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ line: return_items.order_item_id, count: sum(return_items.count).mapWith(Number) })
    .from(return_items)
    .innerJoin(return_requests, eq(return_requests.id, return_items.request_id))
    .where(and(inArray(return_requests.order_id, [...orderIds]), ne(return_requests.status, 'rejected')))
    .groupBy(return_items.order_item_id)
  return new Map(rows.map(({ line, count }) => [line, count]))
}

type ReturnableItem = Pick<typeof order_items.$inferSelect, 'id' | 'returnable'>

/** Quantity of a line that can still be returned, before the deadline of its order. */
export const returnableCount = (item: ReturnableItem, requested: ReadonlyMap<number, number>): number =>
  Math.max(0, item.returnable - (requested.get(item.id) ?? 0))
