import { availabilityOf, shownStock } from '@shop/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { categories, options, product_categories, products } from '../db/schema/index.ts'
import { mailBackInStock } from '../stock-requests/back-in-stock.ts'

/** A quantity of one product or option. */
export interface StockItem {
  product_id: number
  option_id: number | null
  count: number
}

const distinct = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids.filter(id => id !== null))].toSorted((a, b) => a - b)

/**
 * Locks the stock rows until the transaction ends. Always products before options, each in the order of ids, so that two carts
 * with the same products in another order cannot deadlock.
 */
export async function reserveStock(tx: Database, goods: readonly Omit<StockItem, 'count'>[]): Promise<void> {
  const productIds = distinct(goods.map(({ product_id }) => product_id))
  const optionIds = distinct(goods.map(({ option_id }) => option_id))
  if (productIds.length > 0)
    await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, productIds))
      .orderBy(asc(products.id))
      .for('no key update')
  if (optionIds.length > 0)
    await tx
      .select({ id: options.id })
      .from(options)
      .where(inArray(options.id, optionIds))
      .orderBy(asc(options.id))
      .for('no key update')
}

/** Change of a stock by `delta`. */
interface StockChange {
  /** Id of the product. */
  id: number
  /** Null: the product itself. */
  option_id: number | null
  now: number
  delta: number
}

const changesShownStock = ({ now, delta }: StockChange): boolean => shownStock(now) !== shownStock(now - delta)
/** Product cards show the availability. */
const changesAvailability = ({ now, delta }: StockChange): boolean =>
  availabilityOf(now) !== availabilityOf(now - delta)
/** Facets list only options in stock. */
const changesFacets = ({ now, delta }: StockChange): boolean => now > 0 !== now - delta > 0

const isBackInStock = ({ now, delta }: StockChange): boolean => now > 0 && now - delta <= 0

/** Cache tags of pages that show something else after stock changes. One piece less of a large stock changes none. */
async function staleTags(
  tx: Database,
  productChanges: readonly StockChange[],
  optionChanges: readonly StockChange[],
): Promise<string[]> {
  const listed = distinct([
    ...productChanges.filter(changesAvailability).map(({ id }) => id),
    ...optionChanges.filter(changesFacets).map(({ id }) => id),
  ])
  const lists = listed.length
    ? await tx
        .selectDistinct({ slug: categories.slug })
        .from(product_categories)
        .innerJoin(categories, eq(categories.id, product_categories.category_id))
        .where(inArray(product_categories.product_id, listed))
    : []
  return [
    ...[...productChanges, ...optionChanges].filter(changesShownStock).map(({ id }) => `product:${id}`),
    ...listed.map(id => `card:${id}`), // the price of a card is that of the sizes in stock
    ...lists.map(({ slug }) => `category:${slug}`),
    ...(lists.length > 0 ? ['search'] : []),
  ]
}

/** Sums of counts by id, as rows of a `values` list. */
function countsById(changes: readonly { id: number; count: number }[]) {
  const counts = new Map<number, number>()
  for (const { id, count } of changes) counts.set(id, (counts.get(id) ?? 0) + count)
  return sql`(values ${sql.join(
    [...counts].map(([id, count]) => sql`(${id}::int, ${count}::int)`),
    sql`, `,
  )}) as changed (id, count)`
}

const Changed = z.object({
  rows: z.array(z.object({ id: z.int(), option_id: z.int().nullable(), now: z.int(), delta: z.int() })),
})

/**
 * Removes pieces from the stock (`-1`) or adds them (`1`). The rows must be locked by `reserveStock` and the stock sufficient.
 * Every change of the stock goes through here, so that the requests for what is back in stock are mailed. Returns the stale cache tags, for `bumpDataVersions` at the end of the transaction.
 */
export async function adjustStock(tx: Database, items: readonly StockItem[], direction: 1 | -1): Promise<string[]> {
  const ofProducts = items.map(({ product_id, count }) => ({ id: product_id, count: count * direction }))
  const ofOptions = items.flatMap(({ option_id, count }) =>
    option_id === null ? [] : [{ id: option_id, count: count * direction }],
  )
  const update = (table: 'products' | 'options', counts: readonly { id: number; count: number }[]) => {
    const name = sql.identifier(table)
    const [owner, option] =
      table === 'products' ? [sql`${name}.id`, sql`null::int`] : [sql`${name}.product_id`, sql`${name}.id`]
    return sql`(update ${name} set "left" = ${name}."left" + changed.count from ${countsById(counts)} where ${name}.id = changed.id
      returning ${owner} as id, ${option} as option_id, ${name}."left" as now, changed.count as delta)`
  }
  if (items.length === 0) return []
  const changed = await tx.execute(
    ofOptions.length > 0
      ? sql`with of_products as ${update('products', ofProducts)}, of_options as ${update('options', ofOptions)}
          select * from of_products union all select * from of_options`
      : sql`with of_products as ${update('products', ofProducts)} select * from of_products`,
  )
  const changes = Changed.parse(changed).rows
  const productChanges = changes.filter(({ option_id }) => option_id === null)
  const optionChanges = changes.filter(({ option_id }) => option_id !== null)
  await mailBackInStock(tx, [...productChanges, ...optionChanges].filter(isBackInStock))
  return staleTags(tx, productChanges, optionChanges)
}
