import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, key, moment } from './columns.ts'
import { return_requests } from './returns.ts'
import { reviews } from './reviews.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Photos uploaded by customers. Re-encoded, without metadata. In the database, so that every process can serve them. */
export const photos = pgTable(
  'photos',
  {
    id: key(),
    /** The return request that names it. A photo of neither a request nor a review is deleted after a day. */
    request_id: integer().references(() => return_requests.id, { onDelete: 'cascade' }),
    /** The review that names it. */
    review_id: integer().references(() => reviews.id, { onDelete: 'cascade' }),
    /** When the shop published a review's photo; null: not yet, or a return's, which is never public. */
    published_at: moment(),
    /** SHA-256 of the token that the upload was answered with. */
    token_hash: text().notNull().unique(),
    data: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: created(),
  },
  table => [
    index('photos_request').on(table.request_id),
    index('photos_review').on(table.review_id),
    check('photos_owner', sql`${table.request_id} is null or ${table.review_id} is null`),
    check('photos_published', sql`${table.published_at} is null or ${table.review_id} is not null`),
  ],
)
