import { availabilityOf, type ReturnableOrder, type ReturnRequest } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { toOrders } from '../checkout/orders.ts'
import type { CheckoutContext } from '../checkout/services.ts'
import { options, order_history, order_items, orders, products, return_requests } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { RETURN_DAYS } from '../orders/return-deadline.ts'
import { isReturnOpen, loadRequestedCounts, returnableCount, returnDeadlineOf } from '../orders/returnable.ts'
import { pagesByLines } from '../wire/page.ts'
import { words } from '../words/index.ts'
import { findPaidOnline, isPaidByHand } from './return-refund.ts'
import { toReturnRequests } from './return-requests.ts'

/** Maximum number of orders, and of requests, that a form lists. */
const MAX_LISTED = 100
/** As many sizes to exchange for are as long as a line. */
const SIZES_OF_A_LINE = 50

/** The newest returnable orders, as many as one page has, with the data of their lines that a form needs. */
async function toReturnableOrders(
  rows: readonly OrderRow[],
  lang: Locale,
  context: CheckoutContext,
): Promise<ReturnableOrder[]> {
  if (rows.length === 0) return []
  const { db, clock } = context
  const ids = rows.map(({ id }) => id)
  const history = await db.select().from(order_history).where(inArray(order_history.order_id, ids))
  const items = await db
    .select({
      id: order_items.id,
      order_id: order_items.order_id,
      product_id: order_items.product_id,
      returnable: order_items.returnable,
      sizes: products.options_count,
    })
    .from(order_items)
    .leftJoin(products, eq(products.id, order_items.product_id))
    .where(inArray(order_items.order_id, ids))
  const requested = await loadRequestedCounts(db, ids)
  const paidOnline = await findPaidOnline(db, ids)
  const open = rows.flatMap(row => {
    const own = history.filter(({ order_id }) => order_id === row.id)
    const until = returnDeadlineOf(own)
    const lines = items.filter(({ order_id }) => order_id === row.id)
    // An order whose lines are all excluded is listed, to show the reason; one whose lines are all requested is not.
    const isListed =
      lines.some(line => returnableCount(line, requested) > 0) || lines.every(line => line.returnable === 0)
    return until !== null && isListed && isReturnOpen(row.status, own, clock()) ? [{ row, until, lines }] : []
  })
  const [listed = []] = pagesByLines(open, MAX_LISTED, ({ lines }) =>
    lines.reduce((sum, { sizes }) => sum + 1 + (sizes ?? 0) / SIZES_OF_A_LINE, 0),
  )
  const sizes = listed.length
    ? await db
        .select()
        .from(options)
        .where(
          inArray(
            options.product_id,
            listed.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)),
          ),
        )
        .orderBy(asc(options.position))
    : []
  const orderViews = await toOrders(
    db,
    listed.map(({ row }) => row),
    lang,
    context,
  )
  return orderViews.flatMap((order, index) => {
    const lines = order.items.map(line => ({
      ...line,
      return_excluded: items.find(({ id }) => id === line.line_id)?.returnable === 0,
      options: sizes
        .filter(({ product_id }) => product_id === line.product_id)
        .map(({ id, name, left }) => ({ id, name, availability: availabilityOf(left) })),
    }))
    const found = listed[index]
    if (!found) return []
    const { row, until } = found
    const refund = paidOnline.has(row.id)
      ? ('card' as const)
      : isPaidByHand(row, paidOnline)
        ? ('account' as const)
        : null
    return [{ ...order, items: lines, return_until: until.toISOString(), ...(refund && { refund_to: refund }) }]
  })
}

export const returnQuestions = (lang: Locale): { id: string; text: string }[] =>
  Object.entries(words[lang].returns.questions).map(([id, text]) => ({ id, text }))

/** The returnable lines of the orders that a condition selects, and the existing requests for them. */
export async function loadReturnForm(
  ofWhom: SQL,
  lang: Locale,
  context: CheckoutContext,
): Promise<{ orders: ReturnableOrder[]; requests: ReturnRequest[]; questions: { id: string; text: string }[] }> {
  const { db } = context
  // Two days more than the period: days are counted in Kyiv time, without the day of delivery.
  const delivered = db
    .select({ id: order_history.order_id })
    .from(order_history)
    .where(
      and(
        eq(order_history.status, 'delivered'),
        gt(order_history.at, sql`now() - make_interval(days => ${RETURN_DAYS + 2})`),
      ),
    )
  const rows = await db
    .select()
    .from(orders)
    .where(and(ofWhom, inArray(orders.id, delivered)))
    .orderBy(desc(orders.id))
  const requests = await db
    .select({ request: return_requests })
    .from(return_requests)
    .innerJoin(orders, eq(orders.id, return_requests.order_id))
    .where(ofWhom)
    .orderBy(desc(return_requests.id))
    .limit(MAX_LISTED)
  const requestViews = await toReturnRequests(
    db,
    requests.map(({ request }) => request),
    lang,
  )
  const [listed = []] = pagesByLines(requestViews, MAX_LISTED, ({ items }) => items.length)
  return {
    orders: await toReturnableOrders(rows, lang, context),
    requests: listed,
    questions: returnQuestions(lang),
  }
}
