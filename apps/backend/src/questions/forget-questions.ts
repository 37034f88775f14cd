import { locales } from '@shop/contract/locales'
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { productTagsOf } from '../catalogue/model-of.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { mails, product_questions as table } from '../db/schema/index.ts'
import { questionAskedKey } from '../outbox/outbox.ts'
import { words } from '../words/index.ts'

/**
 * Deletes the unanswered questions of a customer with their mails to the shop, also those asked as a guest with their confirmed e-mail, and removes the name from
 * the answered ones, which other shoppers need.
 */
export async function forgetQuestions(
  tx: Database,
  { id, email, email_confirmed_at }: { id: number; email: string; email_confirmed_at: Date | null },
): Promise<void> {
  const isOwn: SQL | undefined =
    email_confirmed_at === null ? eq(table.user_id, id) : or(eq(table.user_id, id), eq(table.email, email))
  const deleted = await tx
    .delete(table)
    .where(and(isOwn, isNull(table.answer)))
    .returning({ id: table.id })
  const keys = deleted.map(({ id }) => questionAskedKey(id))
  if (keys.length > 0) await tx.delete(mails).where(inArray(mails.key, keys))
  const answered = await tx
    .select({ model: table.model_id })
    .from(table)
    .where(and(isOwn, isNotNull(table.answer)))
  for (const lang of locales)
    await tx
      .update(table)
      .set({ name: words[lang].account.anonymous, user_id: null, email: null })
      .where(and(isOwn, eq(table.lang, lang)))
  for (const model of new Set(answered.map(({ model }) => model)))
    await bumpDataVersions(tx, await productTagsOf(tx, model))
}
