import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { options, products } from './catalogue.ts'
import { created, key, moment, transactionId } from './columns.ts'

/** Responses for repeated calls. Stores hashes of the key and the body, never the body. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key_hash: text().notNull(),
    body_hash: text().notNull(),
    answer: jsonb(),
    created_at: created(),
  },
  table => [
    primaryKey({ columns: [table.scope, table.key_hash] }),
    index('idempotency_keys_created').on(table.created_at),
  ],
)

/** Hits of rate-limited actions in the window that began at `started_at`. Addresses are hashed. */
export const rate_limits = pgTable(
  'rate_limits',
  { bucket: text().primaryKey(), started_at: created(), hits: integer().notNull() },
  table => [index('rate_limits_started').on(table.started_at)],
)

export const subscribers = pgTable('subscribers', {
  /** Named by the links in mails, so that no address stands in a URL. Never given out again. */
  id: integer().generatedByDefaultAsIdentity().notNull().unique(),
  email: text().primaryKey(),
  lang: text().$type<Locale>().notNull(),
  /** When the link in the confirmation mail was pressed; only then newsletters may be sent. */
  confirmed_at: moment(),
  created_at: created(),
})

export const contact_messages = pgTable('contact_messages', {
  id: key(),
  lang: text().$type<Locale>().notNull(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text(),
  message: text().notNull(),
  created_at: created(),
})

/** Requests for one mail when a product is back in stock. */
export const stock_requests = pgTable(
  'stock_requests',
  {
    id: key(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    option_id: integer().references(() => options.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    created_at: created(),
  },
  table => [unique('stock_requests_once').on(table.product_id, table.option_id, table.email).nullsNotDistinct()],
)

/** One-time operations that this database has had: the seeding of the demo shop, with its version. */
export const milestones = pgTable('milestones', { name: text().primaryKey(), value: text().notNull() })

/** The last transaction that changed each cache tag: caches of every process are validated by it. */
export const data_versions = pgTable(
  'data_versions',
  { tag: text().primaryKey(), changed_in: transactionId().notNull().default(sql`pg_current_xact_id()`) },
  table => [index('data_versions_changed').on(table.changed_in)],
)
