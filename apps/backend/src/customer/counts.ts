import { profileCounts } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { addresses, orders, wishlist_groups, wishlist_items } from '../db/schema/index.ts'
import { ok } from '../wire/call-result.ts'
import { defineCustomerHandler } from '../wire/handler.ts'

export const customerCounts = [
  defineCustomerHandler(profileCounts, async (_, { db, customer }) => {
    // One statement for all of them.
    const wishlist = db
      .select({ count: sql`count(distinct ${wishlist_items.product_id})` })
      .from(wishlist_items)
      .innerJoin(wishlist_groups, eq(wishlist_groups.id, wishlist_items.group_id))
      .where(eq(wishlist_groups.user_id, customer.id))
    const [counts] = await db
      .select({
        addresses: db.$count(addresses, eq(addresses.user_id, customer.id)).mapWith(Number),
        wishlist: sql`(${wishlist})`.mapWith(Number),
        orders: db.$count(orders, eq(orders.user_id, customer.id)).mapWith(Number),
      })
      .from(sql`(select 1) as one`)
    return ok(counts ?? { addresses: 0, wishlist: 0, orders: 0 })
  }),
]
