import { returnKinds, returnStatuses } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { created, key, kopiykasSum, moment } from './columns.ts'
import { users } from './customers.ts'
import { order_items, orders } from './orders.ts'
import { refunds } from './payments.ts'

export const return_requests = pgTable(
  'return_requests',
  {
    id: key(),
    number: text().notNull().unique(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null: made by a guest with the token of the order. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: returnKinds }).notNull(),
    question: text().notNull(),
    comment: text(),
    status: text({ enum: returnStatuses }).notNull(),
    lang: text().$type<Locale>().notNull(),
    /** Account for the money, sealed; null: not needed, not stated, or the money was sent. */
    iban: text(),
    /** What goes back for the pieces; null before the request is completed, and without money. */
    refund_amount: kopiykasSum(),
    /** Null: the money does not go back to the card. */
    refund_id: integer().references(() => refunds.id, { onDelete: 'set null' }),
    /** When an operator noted that the money was sent. */
    refunded_at: moment(),
    created_at: created(),
  },
  table => [index('return_requests_order').on(table.order_id), index('return_requests_user').on(table.user_id)],
)

export const return_items = pgTable(
  'return_items',
  {
    request_id: integer()
      .notNull()
      .references(() => return_requests.id, { onDelete: 'cascade' }),
    order_item_id: integer()
      .notNull()
      .references(() => order_items.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    /** The size wanted instead; null: money back, or the product has no sizes. */
    option_id: integer(),
  },
  table => [
    primaryKey({ columns: [table.request_id, table.order_item_id] }),
    check('return_items_count', sql`${table.count} > 0`),
  ],
)

export const return_history = pgTable(
  'return_history',
  {
    id: key(),
    request_id: integer()
      .notNull()
      .references(() => return_requests.id, { onDelete: 'cascade' }),
    status: text({ enum: returnStatuses }).notNull(),
    at: created(),
  },
  table => [index('return_history_request').on(table.request_id)],
)
