import { type Question, questionsAdd, questionsList } from '@shop/contract'
import { defaultLocale } from '@shop/contract/locales'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { shopAddress } from '../brand/shop-identity.ts'
import { modelOf } from '../catalogue/model-of.ts'
import type { Database } from '../db/database.ts'
import { product_questions as table } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, questionAskedKey } from '../outbox/outbox.ts'
import { type CallResult, isCallError, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { executeOnce } from '../wire/idempotency.ts'
import { toPage } from '../wire/page.ts'
import { rateLimits } from '../wire/rate-limits.ts'

const PER_PAGE = 24

/**
 * Stores a question, which nobody sees until the shop has answered it, and mails it to the shop. A repeat with the same key does
 * nothing.
 */
async function addQuestion(
  body: z.output<typeof questionsAdd.body>,
  context: Context,
): Promise<CallResult<Record<string, never>>> {
  const { db, rateLimiter, secrets, address, customer, idempotencyKey: key } = context
  const { lang, product_id, name, text } = body
  const email = body.email?.toLowerCase() || null
  const wait =
    (await rateLimiter.consume(`question:${secrets.pseudonym(address)}`, rateLimits.writing)) ??
    // Somebody else's address receives no more answers than its owner could ask for.
    (email && (await rateLimiter.consume(`question of mail:${secrets.pseudonym(email)}`, rateLimits.writing)))
  if (wait) return rateLimited(wait)
  const recipient = await shopAddress(context)
  async function write(tx: Database): Promise<CallResult<Record<string, never>>> {
    const model = await modelOf(tx, product_id)
    if (model === undefined) return notFound()
    const inserted = await tx
      .insert(table)
      .values({ model_id: model, product_id, user_id: customer?.id ?? null, lang, name, email, text })
      .returning({ id: table.id })
    for (const { id } of inserted)
      await enqueueMail(tx, {
        key: questionAskedKey(id),
        template: 'question-asked',
        lang: defaultLocale, // read by the shop
        recipient,
        data: { questionId: id },
      })
    return ok({})
  }
  const request = {
    scope: 'questions/add',
    key,
    body: { lang, product_id, name, email, text },
    parseAnswer: () => ({}),
  }
  return transact(db, tx => executeOnce(tx, request, () => write(tx)), isCallError)
}

const toQuestion = ({
  id,
  lang,
  name,
  text,
  answer,
  created_at,
  answered_at,
}: typeof table.$inferSelect): Question[] =>
  answer === null || answered_at === null
    ? []
    : [{ id, lang, name, text, answer, date: created_at.toISOString(), answered: answered_at.toISOString() }]

/** All products of a model share their questions. */
export const questions = [
  defineHandler(questionsList, async ({ product_id, page_number }, { db, tags }) => {
    tags.add(`product:${product_id}`)
    const model = await modelOf(db, product_id)
    if (model === undefined) return notFound()
    const isPublished = and(eq(table.model_id, model), isNotNull(table.answer), isNull(table.hidden_at))
    const [[figures], rows] = await Promise.all([
      db.select({ total: count() }).from(table).where(isPublished),
      db
        .select()
        .from(table)
        .where(isPublished)
        .orderBy(desc(table.answered_at), desc(table.id))
        .limit(PER_PAGE)
        .offset((page_number - 1) * PER_PAGE),
    ])
    return ok(toPage(rows.flatMap(toQuestion), page_number, PER_PAGE, figures?.total ?? 0))
  }),
  defineHandler(questionsAdd, addQuestion),
]
