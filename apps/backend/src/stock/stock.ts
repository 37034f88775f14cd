import { availabilityOf, shownStock } from '@shop/contract'
import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { categories, product_categories } from '../db/schema/index.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
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
  if (goods.length === 0) return
  const idsOf = (name: 'product_id' | 'option_id') => sql`${sql.param(distinct(goods.map(item => item[name])))}::int[]`
  await lockStock(tx, idsOf('product_id'), idsOf('option_id'))
}

/** As `reserveStock`, of what is in a locked cart. */
export const reserveStockOfCart = (tx: Database, cartId: SQL): Promise<void> =>
  lockStock(
    tx,
    sql`array(select product_id from cart_lines where cart_id = ${cartId})`,
    sql`array(select option_id from cart_lines where cart_id = ${cartId})`,
  )

/** As `reserveStock`, of products with all their sizes. `products`: a query for a column `id`. */
export const reserveProducts = (tx: Database, products: SQL): Promise<void> =>
  lockStock(tx, sql`array(${products})`, sql`array(select id from options where product_id in (${products}))`)

async function lockStock(tx: Database, productIds: SQL, optionIds: SQL): Promise<void> {
  // The options are filtered by the number of locked products: all of those are locked before the first option is.
  await tx.execute(sql`
    with locked as (select id from products where id = any(${productIds}) order by id for no key update)
    select from options where id = any(${optionIds}) and 0 <= (select count(*) from locked) order by id for no key update`)
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
  return [
    ...[...productChanges, ...optionChanges].filter(changesShownStock).map(({ id }) => `product:${id}`),
    ...(await cardTagsOf(tx, listed)), // the price of a card is that of the sizes in stock
  ]
}

/** Cache tags of the cards of products, and of the lists that have them. */
export async function cardTagsOf(tx: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const lists = await tx
    .selectDistinct({ slug: categories.slug })
    .from(product_categories)
    .innerJoin(categories, eq(categories.id, product_categories.category_id))
    .where(inArray(product_categories.product_id, ids))
  return [
    ...ids.map(id => `card:${id}`),
    ...lists.map(({ slug }) => `category:${slug}`),
    ...(lists.length > 0 ? ['search'] : []),
  ]
}

/**
 * Sums of counts by id, as rows. Not an array: the planner takes each for ten rows, and would plan the statement anew each time.
 */
function countsById(changes: readonly { id: number; count: number }[]): SQL {
  const counts = new Map<number, number>()
  for (const { id, count } of changes) counts.set(id, (counts.get(id) ?? 0) + count)
  if (counts.size === 0) return sql`select null::int, null::int where false`
  return sql`values ${sql.join(
    Array.from(counts, ([id, count]) => sql`(${id}::int, ${count}::int)`),
    sql`, `,
  )}`
}

/** No more pieces come back to a size, or to goods without sizes, than the catalogue holds: its files would be refused. */
const mostLeft = sql.raw(String(catalogueLimits.stock))

const Changed = rowsOf({ id: z.int(), option_id: z.int().nullable(), now: z.int(), delta: z.int() })

/**
 * Removes pieces from the stock (`-1`) or adds them (`1`). The rows must be locked by `reserveStock` and the stock sufficient.
 * Every change of the stock goes through here, so that the requests for what is back in stock are mailed. Returns the stale cache tags, for `bumpDataVersions` at the end of the transaction.
 * `writes` are run by the same statement, in one round trip, under names of their own: none of them sees what another writes, only
 * what one `returning` tells; their order is not defined, and no two may write the same row.
 */
export async function adjustStock(
  tx: Database,
  items: readonly StockItem[],
  direction: 1 | -1,
  writes: Readonly<Record<string, SQLWrapper>> = {},
): Promise<string[]> {
  if (items.length === 0) return []
  const counted = items.map(({ product_id, option_id, count }) => ({ product_id, option_id, count: count * direction }))
  const ofOptions = counted.flatMap(({ option_id, count }) => (option_id === null ? [] : [{ id: option_id, count }]))
  const ofProducts = counted.flatMap(({ product_id, option_id, count }) =>
    option_id === null ? [{ id: product_id, count }] : [],
  )
  const named = Object.entries(writes).map(([name, write]) => sql`, ${sql.identifier(name)} as ${write}`)
  // The former stock is that of the locked rows: `returning` tells the present one only.
  const changed = await tx.execute(sql`
    with of_options as (
      update options own set "left" = least(own."left" + change.count, ${mostLeft})
      from (${countsById(ofOptions)}) as change(id, count) join options before using (id)
      where own.id = change.id
      returning own.product_id as id, own.id as option_id, own."left" as now, own."left" - before."left" as delta
    ), of_products as (
      update products own set "left" = least(own."left" + change.count, ${mostLeft} * greatest(own.options_count, 1)::bigint)
      from (
        select id, sum(count)::int as count
        from (select id, delta as count from of_options union all ${countsById(ofProducts)}) as counts group by id
      ) as change join products before using (id)
      where own.id = change.id
      returning own.id, null::int as option_id, own."left" as now, own."left" - before."left" as delta
    )${sql.join(named)}
    select * from of_products union all select * from of_options`)
  const changes = Changed.parse(changed)
  const productChanges = changes.filter(({ option_id }) => option_id === null)
  const optionChanges = changes.filter(({ option_id }) => option_id !== null)
  await mailBackInStock(tx, [...productChanges, ...optionChanges].filter(isBackInStock))
  return staleTags(tx, productChanges, optionChanges)
}
