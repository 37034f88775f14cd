import { locales } from '@shop/contract/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { idempotency_keys, reviews } from '../db/schema/index.ts'
import { words } from '../words/index.ts'
import { REVIEW_SCOPE, reviewTagsOf } from './calls.ts'

/**
 * Removes a customer's name from their reviews, which stay because grades of a product depend on them. The answers stored for repeated
 * requests are removed too, since they hold the name.
 */
export async function anonymiseReviews(tx: Database, userId: number): Promise<void> {
  const written = await tx
    .select({ id: reviews.id, model: reviews.model_id })
    .from(reviews)
    .where(eq(reviews.user_id, userId))
  if (written.length === 0) return
  for (const lang of locales)
    await tx
      .update(reviews)
      .set({ name: words[lang].account.anonymous, user_id: null })
      .where(and(eq(reviews.user_id, userId), eq(reviews.lang, lang)))
  const ids = written.map(({ id }) => id)
  await tx
    .delete(idempotency_keys)
    .where(
      and(eq(idempotency_keys.scope, REVIEW_SCOPE), inArray(sql`(${idempotency_keys.answer} ->> 'id')::integer`, ids)),
    )
  for (const model of new Set(written.map(({ model }) => model)))
    await bumpDataVersions(tx, await reviewTagsOf(tx, model))
}
