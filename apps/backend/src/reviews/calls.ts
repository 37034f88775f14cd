import { type fits, grades, Review, type ReviewSort, reviewsAdd, reviewsList } from '@shop/contract'
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { modelOf, productTagsOf } from '../catalogue/model-of.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { models, order_items, orders, photos, products, reviews as table } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { attachPhotos } from '../photos/attach-photos.ts'
import { reviewPhotoPath } from '../photos/serve-review-photo.ts'
import { type CallResult, invalid, isCallError, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { executeOnce } from '../wire/idempotency.ts'
import { toPage } from '../wire/page.ts'
import { rateLimits } from '../wire/rate-limits.ts'

const PER_PAGE = 24
/** Scope of the idempotency keys. */
export const REVIEW_SCOPE = 'reviews/add'

type AddBody = z.output<typeof reviewsAdd.body>

const gradeOf = (value: number): Review['grade'] => grades.find(grade => grade === value) ?? 5

/** The stored response of an earlier request. One from before reviews had a language is in that of the repeat. */
const storedReview = (answer: unknown, lang: Review['lang']): Review =>
  Review.parse(typeof answer === 'object' ? { lang, ...answer } : answer)

type ReviewRow = typeof table.$inferSelect

/** The published photos of reviews, by review. */
async function photosOf(db: Database, rows: readonly ReviewRow[]): Promise<Map<number, Review['photos']>> {
  const published = await db
    .select({ id: photos.id, review: photos.review_id, width: photos.width, height: photos.height })
    .from(photos)
    .where(
      and(
        inArray(
          photos.review_id,
          rows.map(({ id }) => id),
        ),
        isNotNull(photos.published_at),
      ),
    )
    .orderBy(asc(photos.id))
  const byReview = new Map<number, Review['photos']>()
  for (const { id, review, width, height } of published) {
    if (review === null) continue
    const photo = { src: reviewPhotoPath(id), preview: reviewPhotoPath(id, 'preview'), width, height }
    byReview.set(review, [...(byReview.get(review) ?? []), photo])
  }
  return byReview
}

const toReview = (row: ReviewRow, published: Review['photos'] = []): Review => ({
  id: row.id,
  lang: row.lang,
  grade: gradeOf(row.grade),
  name: row.name,
  text: row.text,
  advantages: row.advantages,
  disadvantages: row.disadvantages,
  reply: row.reply,
  fit: row.fit,
  purchased: row.purchased,
  photos: published,
  date: row.created_at.toISOString(),
})

/** Statuses of an order whose products have left the shop. */
const SHIPPED = ['shipped', 'delivered', 'completed', 'returned'] as const

/** Whether an order of the customer's account contains the model and was shipped. Guest orders belong to the account once its e-mail is proved. */
async function hasBought(tx: Database, model: number, userId: number | null): Promise<boolean> {
  if (userId === null) return false
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(products, eq(products.id, order_items.product_id))
    .where(and(eq(orders.user_id, userId), inArray(orders.status, [...SHIPPED]), eq(products.model_id, model)))
    .limit(1)
  return found !== undefined
}

/** Inserts a review and updates the model's rating. */
async function insertReview(
  tx: Database,
  model: number,
  { lang, product_id, grade, name, text, ...body }: AddBody,
  userId: number | null,
) {
  // Locks the model: the rating must include a concurrent review.
  await tx.select({ id: models.id }).from(models).where(eq(models.id, model)).for('no key update')
  const [row] = await tx
    .insert(table)
    .values({
      model_id: model,
      product_id,
      user_id: userId,
      lang,
      grade,
      name,
      text,
      advantages: body.advantages || null,
      disadvantages: body.disadvantages || null,
      fit: body.fit ?? null,
      purchased: await hasBought(tx, model, userId),
    })
    .returning()
  if (!row) throw new Error('No review was inserted')
  const ofModel = sql`from ${table} where ${table.model_id} = ${model}`
  await tx
    .update(models)
    .set({
      rating: sql`(select round(avg(${table.grade}), 1) ${ofModel})`,
      reviews_count: sql`(select count(*) ${ofModel})`,
    })
    .where(eq(models.id, model))
  return toReview(row)
}

/** Cache tags of everything that shows a model's reviews and rating: product pages, cards and listings sorted by rating. */
export const reviewTagsOf = async (tx: Database, model: number): Promise<string[]> => [
  'ratings',
  ...(await productTagsOf(tx, model, ['product', 'card'])),
]

/** Publishes a review; a repeat with the same key returns it. */
async function addReview(body: AddBody, context: Context): Promise<CallResult<Review>> {
  const { db, rateLimiter, secrets, address, customer, dataVersions, idempotencyKey: key } = context
  const wait = await rateLimiter.consume(`review:${secrets.pseudonym(address)}`, rateLimits.writing)
  if (wait !== null) return rateLimited(wait)
  async function write(tx: Database): Promise<CallResult<Review>> {
    const model = await modelOf(tx, body.product_id)
    if (model === undefined) return notFound()
    const review = await insertReview(tx, model, body, customer?.id ?? null)
    if (!(await attachPhotos(tx, { review_id: review.id }, body.photos ?? [])))
      return invalid({ photos: { rule: 'choice' } })
    await bumpDataVersions(tx, await reviewTagsOf(tx, model))
    return ok(review)
  }
  const parseAnswer = (stored: unknown) => storedReview(stored, body.lang)
  const request = { scope: REVIEW_SCOPE, key, body, parseAnswer }
  const written = await transact(db, tx => executeOnce(tx, request, () => write(tx)), isCallError)
  if (written.ok) dataVersions.expire()
  return written
}

const orderOf = {
  new: [desc(table.created_at), desc(table.id)],
  best: [desc(table.grade), desc(table.created_at), desc(table.id)],
  worst: [asc(table.grade), desc(table.created_at), desc(table.id)],
} as const satisfies Record<ReviewSort, unknown>

/** All products of a model share their reviews. */
export const reviews = [
  defineHandler(reviewsList, async ({ product_id, page_number, grade, sort }, { db, tags }) => {
    tags.add(`product:${product_id}`)
    const model = await modelOf(db, product_id)
    if (model === undefined) return notFound()
    const ofModel = eq(table.model_id, model)
    const [byGrade, byFit, rows] = await Promise.all([
      db.select({ grade: table.grade, count: count() }).from(table).where(ofModel).groupBy(table.grade),
      db.select({ fit: table.fit, count: count() }).from(table).where(ofModel).groupBy(table.fit),
      db
        .select()
        .from(table)
        .where(grade === undefined ? ofModel : and(ofModel, eq(table.grade, grade)))
        .orderBy(...orderOf[sort])
        .limit(PER_PAGE)
        .offset((page_number - 1) * PER_PAGE),
    ])
    const published = await photosOf(db, rows)
    const of = (grade: number) => byGrade.find(row => row.grade === grade)?.count ?? 0
    const total = grades.reduce((sum, grade) => sum + of(grade), 0)
    const points = grades.reduce((sum, grade) => sum + grade * of(grade), 0)
    const fitting = (fit: (typeof fits)[number]) => byFit.find(row => row.fit === fit)?.count ?? 0
    const items = rows.map(row => toReview(row, published.get(row.id)))
    return ok({
      ...toPage(items, page_number, PER_PAGE, grade === undefined ? total : of(grade)),
      average: total === 0 ? null : Math.round((points / total) * 10) / 10,
      counts: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
      fits: { small: fitting('small'), true: fitting('true'), large: fitting('large') },
    })
  }),
  defineHandler(reviewsAdd, addReview),
]
