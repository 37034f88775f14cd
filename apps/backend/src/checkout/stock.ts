import { availabilityOf, shownStock } from '@shop/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { categories, options, product_categories, products } from '../db/schema/index.ts'

/** Pieces of one product or size. */
export interface Pieces {
  product_id: number
  option_id: number | null
  count: number
}

const distinct = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids.filter(id => id !== null))].toSorted((a, b) => a - b)

/**
 * Holds the stock of these goods until the transaction ends. Always products before options and each by number: two baskets
 * with the same goods in another order wait for one another and never in a circle.
 */
export async function reserveStock(tx: Database, goods: readonly Omit<Pieces, 'count'>[]): Promise<void> {
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

interface Move {
  /** Of the product. */
  id: number
  now: number
  moved: number
}

/** Whether a number of pieces is shown differently: to the piece up to a limit, above it only as one more. */
const isShownChange = ({ now, moved }: Move): boolean => shownStock(now) !== shownStock(now - moved)
/** Whether the label changes, which stands on cards. */
const isLabelChange = ({ now, moved }: Move): boolean => availabilityOf(now) !== availabilityOf(now - moved)
/** Whether a size comes into or goes out of stock: lists offer only sizes that are there. */
const isSizeChange = ({ now, moved }: Move): boolean => now > 0 !== now - moved > 0

/** What shows something else after stock was moved. The sale of one piece of many changes nothing, of one of fifteen its own page. */
async function tagsOfMoves(tx: Database, goods: readonly Move[], sizes: readonly Move[]): Promise<string[]> {
  const cards = goods.filter(isLabelChange).map(({ id }) => id)
  const listed = distinct([...cards, ...sizes.filter(isSizeChange).map(({ id }) => id)])
  const lists = listed.length
    ? await tx
        .selectDistinct({ slug: categories.slug })
        .from(product_categories)
        .innerJoin(categories, eq(categories.id, product_categories.category_id))
        .where(inArray(product_categories.product_id, listed))
    : []
  return [
    ...[...goods, ...sizes].filter(isShownChange).map(({ id }) => `product:${id}`),
    ...cards.map(id => `card:${id}`),
    ...lists.map(({ slug }) => `category:${slug}`),
    ...(lists.length > 0 ? ['search'] : []),
  ]
}

/** Counts by id, as rows of a `values` list. */
function countsById(pieces: readonly { id: number; count: number }[]) {
  const counts = new Map<number, number>()
  for (const { id, count } of pieces) counts.set(id, (counts.get(id) ?? 0) + count)
  return sql`(values ${sql.join(
    [...counts].map(([id, count]) => sql`(${id}::int, ${count}::int)`),
    sql`, `,
  )}) as moved (id, count)`
}

const Moved = z.object({ rows: z.array(z.object({ id: z.int(), now: z.int(), moved: z.int() })) })

/**
 * Takes pieces out of stock (`-1`) or puts them back (`1`). The stock must be held, and there must be enough. Returns the
 * tags of what is shown differently now: to be bumped at the end of the transaction.
 */
export async function adjustStock(tx: Database, pieces: readonly Pieces[], direction: 1 | -1): Promise<string[]> {
  const ofProducts = pieces.map(({ product_id, count }) => ({ id: product_id, count: count * direction }))
  const ofOptions = pieces.flatMap(({ option_id, count }) =>
    option_id === null ? [] : [{ id: option_id, count: count * direction }],
  )
  const move = async (table: 'products' | 'options', counts: readonly { id: number; count: number }[]) => {
    if (counts.length === 0) return []
    const name = sql.identifier(table)
    const owner = table === 'products' ? sql`${name}.id` : sql`${name}.product_id`
    const moved = await tx.execute(
      sql`update ${name} set "left" = ${name}."left" + moved.count from ${countsById(counts)} where ${name}.id = moved.id
        returning ${owner} as id, ${name}."left" as now, moved.count as moved`,
    )
    return Moved.parse(moved).rows
  }
  const [goods, sizes] = [await move('products', ofProducts), await move('options', ofOptions)]
  return tagsOfMoves(tx, goods, sizes)
}
