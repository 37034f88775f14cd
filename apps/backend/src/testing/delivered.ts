import { randomUUID } from 'node:crypto'
import { checkoutSubmit } from '@shop/contract'
import { asc, eq } from 'drizzle-orm'
import { order_history, order_items, orders } from '../db/schema/index.ts'
import { type SignedIn, withHeaders } from './customers.ts'
import type { Shop } from './shop.ts'
import { fillCart, type Goods, toBranch, withKey } from './shopper.ts'

export interface Delivered {
  id: number
  number: string
  token: string
  /** Ids of its lines. */
  lines: number[]
}

/** Marks an order as delivered a number of days ago. */
export async function markDelivered(
  shop: Shop,
  { number, token }: Pick<Delivered, 'number' | 'token'>,
  daysAgo = 0,
): Promise<Delivered> {
  const [order] = await shop.db
    .update(orders)
    .set({ status: 'delivered' })
    .where(eq(orders.number, number))
    .returning({ id: orders.id })
  if (!order) throw new Error(`There is no order ${number}`)
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  await shop.db.insert(order_history).values({ order_id: order.id, status: 'delivered', at })
  const items = await shop.db
    .select({ id: order_items.id })
    .from(order_items)
    .where(eq(order_items.order_id, order.id))
    .orderBy(asc(order_items.id))
  return { id: order.id, number, token, lines: items.map(({ id }) => id) }
}

/** An order that was delivered a number of days ago. */
export async function deliver(
  shop: Shop,
  wanted: readonly { goods: Goods; count: number }[],
  { customer, daysAgo = 0 }: { customer?: SignedIn; daysAgo?: number } = {},
): Promise<Delivered> {
  const cart_id = await fillCart(shop, wanted)
  const sent = withHeaders(withKey(randomUUID()), ...(customer ? [customer.sent] : []))
  return markDelivered(shop, await shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, sent), daysAgo)
}
