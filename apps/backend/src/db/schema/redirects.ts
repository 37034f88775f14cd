import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** Addresses that pages had before. Used only where the shop has no page; edited by `pnpm shop redirect` and by catalogue imports. */
export const redirects = pgTable(
  'redirects',
  {
    /** As `normalisePath` returns it: decoded, in lower case, without the language. */
    old_path: text().primaryKey(),
    /** Never the `old_path` of another row; null: the page is gone for good. */
    new_path: text(),
    created_at: created(),
  },
  table => [index('redirects_new_path').on(table.new_path)],
)
