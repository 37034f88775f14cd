import { grades, type Review, reviewsAdd, reviewsList } from '@shop/contract'
import { count, desc, eq, sql } from 'drizzle-orm'
import { pageOf } from '../catalogue/listing.ts'
import type { Database } from '../db/database.ts'
import { models, products, reviews as table } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { answer } from '../wire/answer.ts'
import { limits } from '../wire/limits.ts'
import { notFound, ok, rateLimited } from '../wire/outcome.ts'

const PER_PAGE = 24

const modelOf = async (db: Database, productId: number): Promise<number | undefined> => {
  const [product] = await db.select({ model_id: products.model_id }).from(products).where(eq(products.id, productId))
  return product?.model_id
}

const gradeOf = (value: number): Review['grade'] => grades.find(grade => grade === value) ?? 5

const reviewOf = (row: typeof table.$inferSelect): Review => ({
  id: row.id,
  grade: gradeOf(row.grade),
  name: row.name,
  text: row.text,
  advantages: row.advantages,
  disadvantages: row.disadvantages,
  reply: row.reply,
  date: row.created_at.toISOString(),
})

/** What is said of one colour is said of the model: reviews are shared by its colours. */
export const reviews = [
  answer(reviewsList, async ({ product_id, page_number }, { db }) => {
    const model = await modelOf(db, product_id)
    if (model === undefined) return notFound()
    const [byGrade, rows] = await Promise.all([
      db
        .select({ grade: table.grade, count: count() })
        .from(table)
        .where(eq(table.model_id, model))
        .groupBy(table.grade),
      db
        .select()
        .from(table)
        .where(eq(table.model_id, model))
        .orderBy(desc(table.created_at), desc(table.id))
        .limit(PER_PAGE)
        .offset((page_number - 1) * PER_PAGE),
    ])
    const of = (grade: number) => byGrade.find(row => row.grade === grade)?.count ?? 0
    const total = grades.reduce((sum, grade) => sum + of(grade), 0)
    const points = grades.reduce((sum, grade) => sum + grade * of(grade), 0)
    return ok({
      ...pageOf(rows.map(reviewOf), page_number, PER_PAGE, total),
      average: total === 0 ? null : Math.round((points / total) * 10) / 10,
      counts: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
    })
  }),
  answer(reviewsAdd, async (body, { db, limits: limit, secrets, address, version }) => {
    const { product_id, grade, name, text, lang } = body
    const wait = await limit.deed(`review:${secrets.pseudonym(address)}`, limits.writing)
    if (wait !== null) return rateLimited(wait)
    const written = await transact(db, async tx => {
      const model = await modelOf(tx, product_id)
      if (model === undefined) return null
      // Two reviews at once: the second mean must know the first.
      await tx.select({ id: models.id }).from(models).where(eq(models.id, model)).for('no key update')
      const [row] = await tx
        .insert(table)
        .values({
          model_id: model,
          product_id,
          lang,
          grade,
          name,
          text,
          advantages: body.advantages || null,
          disadvantages: body.disadvantages || null,
        })
        .returning()
      const ofModel = sql`from ${table} where ${table.model_id} = ${model}`
      await tx
        .update(models)
        .set({
          rating: sql`(select round(avg(${table.grade}), 1) ${ofModel})`,
          reviews_count: sql`(select count(*) ${ofModel})`,
        })
        .where(eq(models.id, model))
      return row ?? null
    })
    if (!written) return notFound()
    await version.bump()
    return ok(reviewOf(written))
  }),
]
