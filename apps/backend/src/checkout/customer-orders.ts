import { profileOrders } from '@shop/contract'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { order_items, orders } from '../db/schema/index.ts'
import { orderToken } from '../orders/order-key.ts'
import { ok } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'
import { pagesByLines, toPage } from '../wire/page.ts'
import { toOrders } from './orders.ts'
import type { CheckoutContext } from './services.ts'

const PER_PAGE = 24

export const customerOrders = [
  defineCustomerHandler(
    profileOrders,
    async ({ lang, page_number, status, number }, context: CheckoutContext & { customer: Customer }) => {
      const { db, customer } = context
      const isListed = and(
        eq(orders.user_id, customer.id),
        status === undefined ? undefined : eq(orders.status, status),
        number === undefined ? undefined : eq(orders.number, number.toUpperCase()),
      )
      const listed = await db
        .select({ id: orders.id, lines: count(order_items.id) })
        .from(orders)
        .leftJoin(order_items, eq(order_items.order_id, orders.id))
        .where(isListed)
        .groupBy(orders.id)
        .orderBy(desc(orders.id))
      const pages = pagesByLines(listed, PER_PAGE, ({ lines }) => lines)
      const ids = pages[page_number - 1]?.map(({ id }) => id) ?? []
      const rows = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(desc(orders.id))
      const items = (await toOrders(db, rows, lang, context)).map(order => ({
        ...order,
        token: orderToken(order.number, context),
      }))
      return ok({ ...toPage(items, page_number, PER_PAGE, listed.length), pages: pages.length })
    },
  ),
]
