import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import { orders, payments } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { type AskServices, askAboutOrder } from '../payment/ask-provider.ts'
import { findOpenAttempts } from '../payment/attempts.ts'
import { changeOrderStatus } from './order-status.ts'

/** Milliseconds that an order waits on for a provider that does not answer, or has not decided. */
const GRACE_MS = 60 * 60_000

/** Cancels one order, unless it was paid at the last moment. Returns whether it was cancelled. */
async function release(orderId: number, services: AskServices): Promise<boolean> {
  const { db, clock } = services
  return transact(db, async tx => {
    const order = await lockOrder(tx, orderId)
    const isUnpaid = order?.payment_status === 'pending' || order?.payment_status === 'failed'
    if (!order || !isUnpaid || order.status !== 'new' || order.pay_by === null || order.pay_by > clock()) return false
    // Before the mail about it is enqueued: it says why.
    await tx.update(orders).set({ released_at: clock(), pay_by: null }).where(eq(orders.id, orderId))
    const changed = await changeOrderStatus(tx, order, 'cancelled', services, { by: 'job' })
    if (!changed) throw new Error(`Order ${order.number} cannot be cancelled`)
    await tx
      .update(payments)
      .set({ state: 'expired' })
      .where(and(eq(payments.order_id, orderId), inArray(payments.state, ['created', 'processing'])))
    await bumpDataVersions(tx, changed.tags)
    return true
  })
}

/** Cancels orders that were not paid in time: stock and coupon are free again. Their providers are asked first. */
export async function releaseUnpaidOrders(services: AskServices): Promise<number> {
  const { db, clock, dataVersions, log } = services
  const due = await db
    .select({ id: orders.id, pay_by: orders.pay_by })
    .from(orders)
    .where(
      and(lte(orders.pay_by, clock()), eq(orders.status, 'new'), inArray(orders.payment_status, ['pending', 'failed'])),
    )
    .orderBy(asc(orders.pay_by))
    .limit(50)
  let released = 0
  for (const { id, pay_by } of due) {
    // Also when it was asked about a moment ago: who has the order's page open would keep its goods.
    const asked = await askAboutOrder(db, id, services, 0)
    const isInGrace = pay_by !== null && clock().getTime() - pay_by.getTime() < GRACE_MS
    const isUndecided = (await findOpenAttempts(db, id)).some(({ state }) => state === 'processing')
    if (isInGrace && (isUndecided || asked.includes('unavailable'))) continue
    if (await release(id, services)) released++
  }
  if (released > 0) {
    log.info({ orders: released }, 'unpaid orders were cancelled')
    dataVersions.expire()
  }
  return released
}
