import { MAX_QUANTITY } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { options, products } from './catalogue.ts'
import { created, key, kopiykas, moment } from './columns.ts'

export const carts = pgTable(
  'carts',
  {
    id: key(),
    /** `cart_id` of the API. */
    secret: text().notNull().unique(),
    /** The last valid code that was entered: it does not count as a guess. */
    coupon: text(),
    created_at: created(),
    updated_at: created(),
  },
  table => [index('carts_updated').on(table.updated_at)],
)

export const cart_lines = pgTable(
  'cart_lines',
  {
    id: key(),
    cart_id: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    option_id: integer().references(() => options.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    /** Price at the last change of the line. */
    price: kopiykas().notNull(),
  },
  table => [
    unique('cart_lines_once').on(table.cart_id, table.product_id, table.option_id).nullsNotDistinct(),
    check('cart_lines_count', sql`${table.count} between 1 and ${sql.raw(String(MAX_QUANTITY))}`),
  ],
)

/** Lines that shoppers have removed, for undoing it. Deleted after a day. */
export const removed_cart_lines = pgTable(
  'removed_cart_lines',
  {
    /** Id of the line; a restored line gets it back, and with it its place: lines are ordered by id. */
    id: integer().primaryKey(),
    cart_id: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    option_id: integer().references(() => options.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
    price: kopiykas().notNull(),
    removed_at: created(),
  },
  table => [index('removed_cart_lines_cart').on(table.cart_id)],
)

export const coupons = pgTable(
  'coupons',
  {
    id: key(),
    /** In upper case. */
    code: text().notNull().unique(),
    /** `delivery`: the shop pays the carrier. */
    kind: text({ enum: ['percent', 'amount', 'delivery'] }).notNull(),
    /** Per cent, or kopiykas; 0 for a free delivery. */
    value: integer().notNull(),
    /** Minimum subtotal of the qualifying lines. */
    minimum: kopiykas().notNull().default(0),
    starts_at: moment(),
    ends_at: moment(),
    /** Maximum number of orders; null: unlimited. */
    uses: integer(),
    used: integer().notNull().default(0),
    /** Maximum number of orders of one customer; null: unlimited. */
    uses_per_customer: integer(),
    /** Only products of these categories, subcategories included, qualify; empty: every product. */
    category_ids: integer().array().notNull().default([]),
  },
  table => [
    check('coupons_used', sql`${table.uses} is null or ${table.used} <= ${table.uses}`),
    check(
      'coupons_value',
      sql`case ${table.kind} when 'percent' then ${table.value} between 1 and 100 when 'amount' then ${table.value} > 0 else ${table.value} = 0 end`,
    ),
  ],
)

/** Wrong codes entered for a cart, each once. */
export const coupon_attempts = pgTable(
  'coupon_attempts',
  {
    cart_id: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    at: created(),
  },
  table => [primaryKey({ columns: [table.cart_id, table.code_hash] })],
)
