import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { isLine, moment } from './columns.ts'
import { catalogueLimits as limits } from './limits.ts'
import type { Picture } from './picture.ts'

/**
 * Pictures of products whose pictures an import has named by address. A job fetches them; until all of a product are fetched or
 * given up, it keeps those it has.
 */
export const product_pictures = pgTable(
  'product_pictures',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null: a picture that the shop had before. */
    url: text(),
    picture: jsonb().$type<Picture>(),
    attempts: integer().notNull().default(0),
    /** When it is fetched next; null: fetched or given up. */
    next_at: moment(),
    error: text(),
  },
  table => [
    primaryKey({ columns: [table.product_id, table.position] }),
    index('product_pictures_next').on(table.next_at),
    check('product_pictures_url', sql`${isLine(table.url, limits.picture)} and ${table.url} ~ '^https?://[^ ]+$'`),
    check('product_pictures_position', sql`${table.position} between 0 and ${sql.raw(String(limits.pictures - 1))}`),
  ],
)
