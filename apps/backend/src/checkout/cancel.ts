import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq, inArray, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import { coupon_redemptions, coupons, order_history, order_items, orders } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { type CallResult, conflict, isCallError, notFound, ok } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { findOrder, orderPath, toOrder } from './orders.ts'
import { adjustStock, reserveStock } from './stock.ts'

/** Cancels a new order and releases its stock and coupon. Idempotent. */
export async function cancelOrder(
  body: { lang: Locale; number: string; token: string },
  context: Context,
): Promise<CallResult<Order>> {
  const { db, dataVersions } = context
  const outcome = await transact<CallResult<Order>>(
    db,
    async tx => {
      const order = await findOrder(tx, body, context, true)
      if (!order) return notFound()
      const shown = (row: typeof order) => toOrder(tx, row, body.lang, context)
      if (order.status === 'cancelled') return ok(await shown(order))
      if (order.status !== 'new') return conflict(words[body.lang].order.notNew, await shown(order))
      const items = await tx.select().from(order_items).where(eq(order_items.order_id, order.id))
      await reserveStock(tx, items)
      const changes = await adjustStock(tx, items, 1)
      const redeemed = await tx
        .delete(coupon_redemptions)
        .where(eq(coupon_redemptions.order_id, order.id))
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
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled' })
        .where(eq(orders.id, order.id))
        .returning()
      await tx.insert(order_history).values({ order_id: order.id, status: 'cancelled' })
      await enqueueMail(tx, {
        key: `order-status:${order.id}:cancelled`,
        template: 'order-status',
        lang: order.lang,
        recipient: order.email,
        data: { orderId: order.id, path: orderPath(order.number, order.lang, context) },
      })
      await bumpDataVersions(tx, changes)
      return ok(await shown(cancelled ?? order))
    },
    isCallError,
  )
  if (outcome.ok) dataVersions.expire()
  return outcome
}
