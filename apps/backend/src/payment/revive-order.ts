import { eq, inArray } from 'drizzle-orm'
import { countCustomerUses } from '../cart/coupon.ts'
import type { Database } from '../db/database.ts'
import {
  coupon_redemptions,
  coupons,
  options,
  order_history,
  order_items,
  orders,
  products,
} from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { adjustStock, reserveStock } from '../stock/stock.ts'

type Item = typeof order_items.$inferSelect

/** Whether all pieces of locked products are in stock. */
async function isInStock(tx: Database, items: readonly Item[]): Promise<boolean> {
  const wanted = new Map<string, number>()
  for (const { product_id, option_id, count } of items) {
    const place = option_id === null ? `product ${product_id}` : `option ${option_id}`
    wanted.set(place, (wanted.get(place) ?? 0) + count)
  }
  const optionIds = items.flatMap(({ option_id }) => (option_id === null ? [] : [option_id]))
  const productIds = items.flatMap(({ option_id, product_id }) => (option_id === null ? [product_id] : []))
  const left = new Map<string, number>()
  if (optionIds.length > 0)
    for (const row of await tx
      .select({ id: options.id, left: options.left })
      .from(options)
      .where(inArray(options.id, optionIds)))
      left.set(`option ${row.id}`, row.left)
  if (productIds.length > 0)
    for (const row of await tx
      .select({ id: products.id, left: products.left })
      .from(products)
      .where(inArray(products.id, productIds)))
      left.set(`product ${row.id}`, row.left)
  return [...wanted].every(([place, count]) => (left.get(place) ?? 0) >= count)
}

/** Redeems the coupon of the order again; false when its last use, in total or of the customer, has been taken. */
async function redeemAgain(tx: Database, { id, coupon: code, user_id, email, phone }: OrderRow): Promise<boolean> {
  if (code === null) return true
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update')
  if (!coupon || (coupon.uses !== null && coupon.used >= coupon.uses)) return false
  const { uses_per_customer } = coupon
  if (uses_per_customer !== null) {
    const used = await countCustomerUses(tx, coupon.id, { userId: user_id, email, phone })
    if (used >= uses_per_customer) return false
  }
  await tx
    .update(coupons)
    .set({ used: coupon.used + 1 })
    .where(eq(coupons.id, coupon.id))
  await tx.insert(coupon_redemptions).values({ coupon_id: coupon.id, order_id: id })
  return true
}

/**
 * Restores a locked order that was cancelled because nobody had paid, when the payment has arrived after all. Null, without a
 * change: its products or the last use of its coupon are gone. Returns the stale cache tags.
 */
export async function reviveOrder(tx: Database, order: OrderRow): Promise<string[] | null> {
  if (order.status !== 'cancelled' || order.released_at === null) return null
  const items = await tx.select().from(order_items).where(eq(order_items.order_id, order.id))
  await reserveStock(tx, items)
  if (!(await isInStock(tx, items)) || !(await redeemAgain(tx, order))) return null
  const tags = await adjustStock(tx, items, -1)
  await tx.update(orders).set({ status: 'new', released_at: null }).where(eq(orders.id, order.id))
  await tx.insert(order_history).values({ order_id: order.id, status: 'new' })
  return tags
}
