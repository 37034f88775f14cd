import { locales, localise } from '@shop/contract/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { bumpDataVersions, EVERYTHING_TAG } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { vocabularyOf } from '../search/document.ts'
import {
  articleRows,
  articleTitles,
  bannerRows,
  benefitRows,
  couponRows,
  homeRows,
  menuRows,
  pageRows,
  settingsRows,
  synonymRows,
} from './demo-content.ts'
import { readLines } from './demo-goods.ts'
import { goodsRows } from './goods-rows.ts'
import { withAddedItems } from './with-added-items.ts'

const MILESTONE = 'demo shop'
const VERSION = '6'
/** Its models have no lines. */
const WITHOUT_LINES = '1'

/** Inserts rows as one document: a parameter for each value takes twice as long. A column that a row does not state is null. */
async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const names = new Set(rows.flatMap(row => Object.keys(row)))
  const columns = sql.join(
    [...names].map(name => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  )
}

/** Tables whose sequences are advanced after inserting rows with explicit ids. */
const tablesWithSequences = {
  categories: tables.categories,
  models: tables.models,
  products: tables.products,
  options: tables.options,
}

/** Version of the demo shop in a database; null: none. */
async function seededVersion(db: Database): Promise<string | null> {
  const [found] = await db.select().from(tables.milestones).where(eq(tables.milestones.name, MILESTONE))
  return found?.value ?? null
}

/** Adds the lines of models. What the shop has set by itself stays. */
async function addLines(tx: Database): Promise<void> {
  for (const { slug, line } of readLines())
    if (line)
      await tx
        .update(tables.models)
        .set({ line })
        .where(and(eq(tables.models.slug, slug), isNull(tables.models.line)))
}

/** Adds pages, articles and menus that an older demo shop has not, and the menu items of added pages. Existing rows stay as they are. */
async function addContent(tx: Database): Promise<void> {
  const demoMenus = menuRows()
  await tx.insert(tables.articles).values(articleRows()).onConflictDoNothing()
  await tx.insert(tables.menus).values(demoMenus).onConflictDoNothing()
  const added = await tx
    .insert(tables.pages)
    .values(pageRows())
    .onConflictDoNothing()
    .returning({ slug: tables.pages.slug })
  const paths = new Set(added.flatMap(({ slug }) => locales.map(lang => localise(`/${slug}`, lang))))
  for (const menu of await tx.select().from(tables.menus)) {
    const demo = demoMenus.find(({ id, lang }) => id === menu.id && lang === menu.lang)
    if (!demo) continue
    const items = withAddedItems(menu.data.items, demo.data.items, paths)
    await tx
      .update(tables.menus)
      .set({ data: { ...menu.data, items } })
      .where(and(eq(tables.menus.id, menu.id), eq(tables.menus.lang, menu.lang)))
  }
}

/** What the shop has added by itself stays. */
const addSynonyms = (tx: Database) => tx.insert(tables.search_synonyms).values(synonymRows()).onConflictDoNothing()

/** Brings an older demo shop up to date. Products are not added: their ids are fixed, and the shop's own may have them. */
async function addWhatIsNew(tx: Database, version: string): Promise<void> {
  if (version === WITHOUT_LINES) await addLines(tx)
  await addContent(tx)
  await addSynonyms(tx)
  await tx.update(tables.milestones).set({ value: VERSION }).where(eq(tables.milestones.name, MILESTONE))
  await bumpDataVersions(tx, [EVERYTHING_TAG])
}

/**
 * Inserts the demo shop into an empty database in one transaction, or adds what an older one has not. Returns whether it changed
 * anything.
 */
export async function seedDemo(db: Database): Promise<boolean> {
  if ((await seededVersion(db)) === VERSION) return false
  return transact(db, async tx => {
    // Processes that start at the same time wait here until the first has committed.
    await tx.execute(sql`lock table ${tables.milestones} in exclusive mode`)
    const found = await seededVersion(tx)
    if (found === VERSION) return false
    if (found !== null) {
      await addWhatIsNew(tx, found)
      return true
    }
    const articles = articleRows()
    const goods = goodsRows(articleTitles(articles))
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
    await addSynonyms(tx)
    for (const [name, table] of Object.entries(tablesWithSequences))
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
      )
    const products = new Map(goods.products.map(({ slug, id }) => [slug, id]))
    const home = homeRows(products)
    await insertAll(tx, tables.settings, settingsRows())
    await insertAll(tx, tables.menus, menuRows())
    await insertAll(tx, tables.pages, pageRows())
    await insertAll(tx, tables.articles, articles)
    await insertAll(tx, tables.banners, bannerRows(products))
    await insertAll(tx, tables.benefits, benefitRows())
    await insertAll(tx, tables.anatomies, home.anatomies)
    await insertAll(tx, tables.home_texts, home.home_texts)
    await insertAll(tx, tables.coupons, couponRows(new Map(goods.categories.map(({ slug, id }) => [slug, id]))))
    await tx.insert(tables.milestones).values({ name: MILESTONE, value: VERSION })
    return true
  })
}
