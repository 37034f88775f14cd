import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'

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
export async function holdStock(tx: Database, goods: readonly Omit<Pieces, 'count'>[]): Promise<void> {
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

/** Counts by id, as rows of a `values` list. */
function counted(pieces: readonly { id: number; count: number }[]) {
  const counts = new Map<number, number>()
  for (const { id, count } of pieces) counts.set(id, (counts.get(id) ?? 0) + count)
  return sql`(values ${sql.join(
    [...counts].map(([id, count]) => sql`(${id}::int, ${count}::int)`),
    sql`, `,
  )}) as moved (id, count)`
}

/** Takes pieces out of stock (`-1`) or puts them back (`1`). The stock must be held, and there must be enough. */
export async function moveStock(tx: Database, pieces: readonly Pieces[], direction: 1 | -1): Promise<void> {
  const ofProducts = pieces.map(({ product_id, count }) => ({ id: product_id, count: count * direction }))
  const ofOptions = pieces.flatMap(({ option_id, count }) =>
    option_id === null ? [] : [{ id: option_id, count: count * direction }],
  )
  if (ofProducts.length > 0)
    await tx.execute(
      sql`update products set "left" = products."left" + moved.count from ${counted(ofProducts)} where products.id = moved.id`,
    )
  if (ofOptions.length > 0)
    await tx.execute(
      sql`update options set "left" = options."left" + moved.count from ${counted(ofOptions)} where options.id = moved.id`,
    )
}
