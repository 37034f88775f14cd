import type { OrderEvent, PaymentStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type OrderEventDetails, type OrderPlace, order_history } from '../db/schema/index.ts'
import { words } from '../words/index.ts'

type HistoryRow = typeof order_history.$inferSelect

/** An insert of an entry into the history of an order; `status` is the one that the order has from then on. */
export const insertOrderEvent = (
  tx: Database,
  order: Pick<HistoryRow, 'status'> & { id: number | SQL },
  details: OrderEventDetails,
) =>
  tx
    .insert(order_history)
    .values({ order_id: order.id, status: order.status, details })
    .returning({ id: order_history.id })

/** Adds an entry to the history of an order and returns its id. */
export async function addOrderEvent(...entry: Parameters<typeof insertOrderEvent>): Promise<number> {
  const [event] = await insertOrderEvent(...entry)
  if (!event) throw new Error('The history entry was not inserted')
  return event.id
}

/** The history of each order that a statement selects, the oldest entry first. */
export const historyOfOrder = sql`(select coalesce(json_agg(h order by h.id), '[]') from order_history h
  where h.order_id = orders.id)`.mapWith((rows: (Omit<HistoryRow, 'at'> & { at: string })[]): HistoryRow[] =>
  rows.map(row => ({ ...row, at: new Date(row.at) })),
)

export const placeText = ({ city, point, address }: OrderPlace, lang: Locale): string =>
  [city?.[lang], point?.[lang], address].filter(Boolean).join(', ')

const paymentStatusOf = (details: OrderEventDetails): PaymentStatus | null =>
  details.kind === 'payment' ? details.status : null

function textOf(details: OrderEventDetails, lang: Locale): string | null {
  if (details.kind === 'delivery') return placeText(details.place, lang)
  return details.kind === 'parcel' ? words[lang].order.parcelProblems[details.problem] : null
}

/** An entry of the history as the wire shows it. */
export const toOrderEvent = ({ status, details, at }: HistoryRow, lang: Locale): OrderEvent => ({
  kind: details.kind,
  status,
  payment_status: paymentStatusOf(details),
  text: textOf(details, lang),
  date: at.toISOString(),
})
