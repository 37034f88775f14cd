import { profileOrders } from '@shop/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import { orderToken } from '../orders/order-key.ts'
import { ok } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'
import { toPage } from '../wire/page.ts'
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
      const [found] = await db.select({ total: count() }).from(orders).where(isListed)
      const rows = await db
        .select()
        .from(orders)
        .where(isListed)
        .orderBy(desc(orders.id))
        .limit(PER_PAGE)
        .offset((page_number - 1) * PER_PAGE)
      const items = (await toOrders(db, rows, lang, context)).map(order => ({
        ...order,
        token: orderToken(order.number, context),
      }))
      return ok(toPage(items, page_number, PER_PAGE, found?.total ?? 0))
    },
  ),
]
