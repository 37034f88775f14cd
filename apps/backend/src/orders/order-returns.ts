import type { OrderReturn } from '@shop/contract'
import { desc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { refunds, return_requests } from '../db/schema/index.ts'
import { hryvnias } from '../values/money.ts'

type ReturnMoney = Pick<typeof return_requests.$inferSelect, 'refund_amount' | 'refund_id' | 'refunded_at'>

/** Loads what has become of the money of return requests. */
export async function loadReturnRefunds(
  db: Database,
  requests: readonly ReturnMoney[],
): Promise<(request: ReturnMoney) => OrderReturn['refund']> {
  const ids = requests.flatMap(({ refund_id }) => refund_id ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(refunds).where(inArray(refunds.id, ids))
  return ({ refund_amount, refund_id, refunded_at }) => {
    if (refund_amount === null) return null
    const amount = hryvnias(refund_amount)
    const online = rows.find(({ id }) => id === refund_id)
    if (online) return { amount, to: 'card', state: online.state, date: online.finished_at?.toISOString() ?? null }
    const date = refunded_at?.toISOString() ?? null
    return { amount, to: 'account', state: date === null ? 'requested' : 'done', date }
  }
}

/** The requests of exchange or return of orders, by the order's id, the newest first. */
export async function loadReturns(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReturn[]>> {
  const returns = new Map<number, OrderReturn[]>()
  if (orderIds.length === 0) return returns
  const rows = await db
    .select()
    .from(return_requests)
    .where(inArray(return_requests.order_id, [...orderIds]))
    .orderBy(desc(return_requests.id))
  const refundOf = await loadReturnRefunds(db, rows)
  for (const row of rows) {
    const { order_id, number, kind, status } = row
    returns.set(order_id, [...(returns.get(order_id) ?? []), { number, kind, status, refund: refundOf(row) }])
  }
  return returns
}
