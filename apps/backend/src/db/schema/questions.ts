import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { models, products } from './catalogue.ts'
import { created, key, moment } from './columns.ts'
import { users } from './customers.ts'

/** Questions about products. One is published by its answer; all products of a model share them. */
export const product_questions = pgTable(
  'product_questions',
  {
    id: key(),
    model_id: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The customer who asked when signed in; null for a guest and after the account was deleted. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    lang: text().$type<Locale>().notNull(),
    name: text().notNull(),
    /** Where the answer is mailed to. Removed as soon as the question is answered or hidden. */
    email: text(),
    text: text().notNull(),
    answer: text(),
    answered_at: moment(),
    /** When the shop decided not to publish it, or withdrew it. */
    hidden_at: moment(),
    created_at: created(),
  },
  table => [
    check('product_questions_answered', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
    index('product_questions_model').on(table.model_id, table.answered_at.desc(), table.id.desc()),
    index('product_questions_user').on(table.user_id),
  ],
)
