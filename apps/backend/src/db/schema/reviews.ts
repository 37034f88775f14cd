import { fits } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { models, products } from './catalogue.ts'
import { created, key } from './columns.ts'
import { users } from './customers.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: key(),
    model_id: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The customer who wrote it when signed in; null for a guest and after the account was deleted. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    lang: text().$type<Locale>().notNull(),
    grade: integer().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    advantages: text(),
    disadvantages: text(),
    /** How the sizes turned out, compared with the size chart; null: not stated. */
    fit: text({ enum: fits }),
    /** The customer had received the model in an order of their account when the review was written. */
    purchased: boolean().notNull().default(false),
    reply: text(),
    created_at: created(),
  },
  table => [
    check('reviews_grade', sql`${table.grade} between 1 and 5`),
    index('reviews_user').on(table.user_id),
    index('reviews_model').on(table.model_id, table.created_at.desc(), table.id.desc()),
  ],
)
