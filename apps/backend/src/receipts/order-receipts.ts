import type { OrderReceipt } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { receipts } from '../db/schema/index.ts'
import { hryvnias } from '../values/money.ts'

type RegisteredReceipt = Pick<typeof receipts.$inferSelect, 'kind' | 'amount' | 'url'> & { number: string }

/** The registered receipts of each order that a statement selects, the oldest first. */
export const receiptsOfOrder = sql`(select coalesce(json_agg(r order by r.id), '[]') from receipts r
  where r.order_id = orders.id and r.state = 'registered' and r.number is not null)`.mapWith(
  (rows: RegisteredReceipt[]): OrderReceipt[] =>
    rows.map(({ kind, number, amount, url }) => ({ kind, number, amount: hryvnias(amount), url })),
)
