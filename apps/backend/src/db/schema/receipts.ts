import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, key, kopiykasSum, moment } from './columns.ts'
import { orders } from './orders.ts'
import { refunds } from './payments.ts'
import { return_requests } from './returns.ts'

/** `return`: money of a sale went back */
export type ReceiptKind = 'sale' | 'return'

/** `waiting`: to be registered, or asked about · `failed`: refused or given up, the shop must look into it */
export type ReceiptState = 'waiting' | 'registered' | 'failed'

/**
 * How the money came or went. `card`: online · `carrier`: taken at the delivery of a parcel and transferred · `cash`: at the shop ·
 * `account`: to an account of the buyer
 */
export type ReceiptMeans = 'card' | 'carrier' | 'cash' | 'account'

/** A line of a receipt. `price`: kopiykas of one piece */
export interface ReceiptLine {
  code: string
  name: string
  price: number
  count: number
}

/** Copy of what a receipt says, so that a repeated request says the same. `discount`: kopiykas off the sum of the lines */
export interface ReceiptContent {
  lines: readonly ReceiptLine[]
  discount: number
}

/** Fiscal receipts: written in the transaction of the payment or the refund, registered by a job. */
export const receipts = pgTable(
  'receipts',
  {
    id: key(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<ReceiptKind>().notNull(),
    /** The refund that it is about; null: a sale, or money that was sent by hand. */
    refund_id: integer()
      .unique()
      .references(() => refunds.id, { onDelete: 'set null' }),
    /** The return request whose money was sent by hand. */
    request_id: integer()
      .unique()
      .references(() => return_requests.id, { onDelete: 'set null' }),
    /** Its id at the fiscal service, which makes a repeated request the same receipt. */
    reference: uuid().notNull().unique(),
    amount: kopiykasSum().notNull(),
    means: text().$type<ReceiptMeans>().notNull(),
    content: jsonb().$type<ReceiptContent>().notNull(),
    state: text().$type<ReceiptState>().notNull(),
    /** The fiscal number. */
    number: text(),
    /** Page that proves it. */
    url: text(),
    attempts: integer().notNull().default(0),
    due_at: created(),
    /** Code of the last failure. */
    failure: text(),
    created_at: created(),
    registered_at: moment(),
  },
  table => [
    check('receipts_amount', sql`${table.amount} > 0`),
    check('receipts_number', sql`(${table.state} = 'registered') = (${table.number} is not null)`),
    index('receipts_order').on(table.order_id),
    uniqueIndex('receipts_sale').on(table.order_id).where(sql`${table.kind} = 'sale'`),
    index('receipts_due').on(table.due_at).where(sql`${table.state} = 'waiting'`),
  ],
)
