import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { coupons } from '../demo/data/coupons.ts'
import { vocabularyOf } from '../search/document.ts'
import { contentRows } from './content-rows.ts'
import { goodsRows } from './goods-rows.ts'

/** Rows per statement: a statement can have 65,535 parameters. */
const BATCH_SIZE = 500

const MILESTONE = 'demo shop'
const VERSION = '1'

async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await tx.insert(table).values(rows.slice(from, from + BATCH_SIZE))
}

/** Tables whose sequences are advanced after inserting rows with explicit ids. */
const tablesWithSequences = {
  categories: tables.categories,
  models: tables.models,
  products: tables.products,
  options: tables.options,
}

/**
 * Inserts the demo shop into an empty database in one transaction. Does nothing if it was seeded before. Returns whether it
 * inserted anything.
 */
export async function seedDemo(db: Database): Promise<boolean> {
  const isDone = async (on: Database) =>
    (await on.select().from(tables.milestones).where(eq(tables.milestones.name, MILESTONE))).length > 0
  if (await isDone(db)) return false
  return transact(db, async tx => {
    // Processes that start at the same time wait here until the first has committed.
    await tx.execute(sql`lock table ${tables.milestones} in exclusive mode`)
    if (await isDone(tx)) return false
    const goods = goodsRows()
    await insertAll(tx, tables.facets, goods.facets)
    await insertAll(tx, tables.facet_values, goods.facet_values)
    await insertAll(tx, tables.categories, goods.categories)
    await insertAll(tx, tables.models, goods.models)
    await insertAll(tx, tables.products, goods.products)
    await insertAll(tx, tables.product_texts, goods.product_texts)
    await insertAll(tx, tables.product_categories, goods.product_categories)
    await insertAll(tx, tables.product_facets, goods.product_facets)
    await insertAll(tx, tables.options, goods.options)
    await insertAll(tx, tables.product_search, goods.product_search)
    await insertAll(tx, tables.reviews, goods.reviews)
    await insertAll(tx, tables.product_questions, goods.questions)
    await tx.execute(sql`
      update models set rating = aggregated.rating, reviews_count = aggregated.count
      from (select model_id, round(avg(grade), 1) as rating, count(*) as count from reviews group by model_id) as aggregated
      where aggregated.model_id = models.id`)
    await insertAll(tx, tables.search_words, vocabularyOf(goods.findables))
    for (const [name, table] of Object.entries(tablesWithSequences))
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
      )
    const bySlug = new Map(goods.products.map(({ slug, id }) => [slug, id]))
    const content = contentRows(slug => bySlug.get(slug) ?? null)
    await insertAll(tx, tables.settings, content.settings)
    await insertAll(tx, tables.menus, content.menus)
    await insertAll(tx, tables.pages, content.pages)
    await insertAll(tx, tables.articles, content.articles)
    await insertAll(tx, tables.banners, content.banners)
    await insertAll(tx, tables.anatomies, content.anatomies)
    await insertAll(tx, tables.home_texts, content.home_texts)
    await insertAll(
      tx,
      tables.coupons,
      coupons.map(({ ends_at, category, ...coupon }) => ({
        ...coupon,
        ends_at: ends_at === undefined ? null : new Date(ends_at),
        category_ids: goods.categories.flatMap(({ id, slug }) => (id !== undefined && slug === category ? [id] : [])),
      })),
    )
    await tx.insert(tables.milestones).values({ name: MILESTONE, value: VERSION })
    return true
  })
}
