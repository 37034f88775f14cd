import type { OrderStatus } from '@shop/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { coupon_redemptions, coupons, order_history, order_items, orders } from '../db/schema/index.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { refundOrder } from '../payment/refunds.ts'
import type { Secrets } from '../secrets.ts'
import { type OrderRow, orderPath } from './orders.ts'
import { adjustStock, reserveStock } from './stock.ts'

interface Transition {
  to: OrderStatus
  /** Whether the pieces are back in stock and the coupon may be used again. */
  isUndone?: true
}

const cancelled = { to: 'cancelled', isUndone: true } as const

/**
 * Allowed transitions of the status. An uncollected parcel is returned from `shipped`, which restores the stock; products returned
 * after delivery are inspected first, so their return request decides about the stock. Every change is mailed to the buyer.
 * Source: wire.md, «Order».
 */
export const orderTransitions: Readonly<Record<OrderStatus, readonly Transition[]>> = {
  new: [{ to: 'confirmed' }, cancelled],
  confirmed: [{ to: 'packed' }, cancelled],
  packed: [{ to: 'shipped' }, cancelled],
  shipped: [{ to: 'delivered' }, { to: 'returned', isUndone: true }],
  delivered: [{ to: 'completed' }, { to: 'returned' }],
  completed: [{ to: 'returned' }],
  cancelled: [],
  returned: [],
}

/** Puts the pieces of an order back into stock and frees its coupon. */
async function undoOrder(tx: Database, orderId: number): Promise<string[]> {
  const items = await tx.select().from(order_items).where(eq(order_items.order_id, orderId))
  await reserveStock(tx, items)
  const tags = await adjustStock(tx, items, 1)
  const redeemed = await tx
    .delete(coupon_redemptions)
    .where(eq(coupon_redemptions.order_id, orderId))
    .returning({ coupon_id: coupon_redemptions.coupon_id })
  if (redeemed.length > 0)
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(
        inArray(
          coupons.id,
          redeemed.map(({ coupon_id }) => coupon_id),
        ),
      )
  return tags
}

interface ChangedOrder {
  order: OrderRow
  /** Cache tags to be bumped at the end of the transaction. */
  tags: string[]
}

/** Brings a locked order to a status that may follow its own, with history and mail; null when it may not. */
export async function changeOrderStatus(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  services: { secrets: Secrets },
): Promise<ChangedOrder | null> {
  const transition = orderTransitions[order.status].find(other => other.to === to)
  if (!transition) return null
  const tags = transition.isUndone ? await undoOrder(tx, order.id) : []
  if (to === 'cancelled') await refundOrder(tx, order.id, 'cancelled')
  const [changed] = await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id)).returning()
  await tx.insert(order_history).values({ order_id: order.id, status: to })
  await enqueueMail(tx, {
    key: `order-status:${order.id}:${to}`,
    template: 'order-status',
    lang: order.lang,
    recipient: order.email,
    data: { orderId: order.id, path: orderPath(order.number, order.lang, services) },
  })
  return { order: changed ?? order, tags }
}
