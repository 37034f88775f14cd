import type { ReturnRequest } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  options,
  order_items,
  orders,
  photos,
  return_history,
  return_items,
  type return_requests,
} from '../db/schema/index.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import { loadReturnRefunds } from '../orders/order-returns.ts'
import type { Secrets } from '../platform/secrets.ts'

export type ReturnRow = typeof return_requests.$inferSelect

/** Path of the page that shows a request to its customer or guest. */
export const returnPath = (
  { user_id, lang }: Pick<ReturnRow, 'user_id' | 'lang'>,
  { number }: Pick<OrderRow, 'number'>,
  services: { secrets: Secrets },
): string => (user_id === null ? orderPath(number, lang, services) : localise('/account/exchange', lang))

/** Return requests in wire format, in the given order, with a constant number of queries. */
export async function toReturnRequests(
  db: Database,
  rows: readonly ReturnRow[],
  lang: Locale,
): Promise<ReturnRequest[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const numbers = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      inArray(
        orders.id,
        rows.map(({ order_id }) => order_id),
      ),
    )
  const items = await db
    .select({
      request_id: return_items.request_id,
      line_id: return_items.order_item_id,
      count: return_items.count,
      option_id: return_items.option_id,
      names: order_items.names,
      option: order_items.option,
      wanted_option: options.name,
    })
    .from(return_items)
    .innerJoin(order_items, eq(order_items.id, return_items.order_item_id))
    .leftJoin(options, eq(options.id, return_items.option_id))
    .where(inArray(return_items.request_id, ids))
    .orderBy(asc(return_items.order_item_id))
  const history = await db
    .select()
    .from(return_history)
    .where(inArray(return_history.request_id, ids))
    .orderBy(asc(return_history.id))
  const attached = await db
    .select({
      request_id: photos.request_id,
      id: photos.id,
      width: photos.width,
      height: photos.height,
    })
    .from(photos)
    .where(inArray(photos.request_id, ids))
    .orderBy(asc(photos.id))
  const refundOf = await loadReturnRefunds(db, rows)
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  return rows.map(request => ({
    id: request.id,
    number: request.number,
    order_number: numberOf.get(request.order_id) ?? '',
    kind: request.kind,
    items: items
      .filter(({ request_id }) => request_id === request.id)
      .map(({ request_id: _, names, ...item }) => ({ ...item, name: names[lang] })),
    question: request.question,
    comment: request.comment,
    status: request.status,
    date: request.created_at.toISOString(),
    history: history
      .filter(({ request_id }) => request_id === request.id)
      .map(({ status, at }) => ({ status, date: at.toISOString() })),
    refund: refundOf(request),
    photos: attached
      .filter(({ request_id }) => request_id === request.id)
      .map(({ id, width, height }) => ({ id, width, height })),
  }))
}
