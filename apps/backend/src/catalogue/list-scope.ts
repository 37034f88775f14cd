import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import type { Context } from '../wire/handler.ts'
import type { ListingIndex } from './listing-index.ts'
import { loadListingIndex } from './load-listing-index.ts'
import type { Scope, SearchScope } from './selection.ts'

/** Products of a listing before filtering. */
export interface ListScope {
  /** Numbers of the index, ascending. */
  products: Uint32Array
  /** How well a product matches a search, by number. Absent: all alike. */
  rankOf?: (number: number) => number
}

/** A `tsquery` without words of one character, which tell nothing of how well a product matches. */
const withoutShortWords = (query: string): string => query.replaceAll(/ & '[^']'(?!:)|'[^']' & /g, '')

const Found = z.object({ rows: z.array(z.object({ level: z.int(), ids: z.string().nullable() })) })

/** Ids of matching products, the least relevant matches first. The first ones are all that match. */
async function findLevels(db: Database, query: string): Promise<number[][]> {
  const { rows } = Found.parse(
    await db.execute(sql`
      select level, ids from matching_products(${query}::tsquery, ${withoutShortWords(query)}::tsquery) order by level`),
  )
  return rows.map(({ ids }) => (ids === null ? [] : ids.split(',').map(Number)))
}

interface Matches {
  ids: Int32Array
  /** By index in `ids`. Matches of the exact query come before those of its synonyms, in names before those elsewhere, whole words first. */
  ranks: Uint8Array
}

/** Products that match a query, by relevance. Only an import changes them: no tags. */
const findMatches = memoizeByVersion(
  100,
  (scope: SearchScope) => JSON.stringify(scope),
  async ({ query, exact, whole }, { db }: Context): Promise<Matches> => {
    const [all, ...better] = [
      ...(await findLevels(db, query)),
      ...(exact === undefined ? [] : await findLevels(db, exact)),
    ]
    const ranks = new Map<number, number>(all?.map(id => [id, 0]))
    for (const [level, ids] of better.entries()) for (const id of ids) if (ranks.has(id)) ranks.set(id, (level + 1) * 2)
    const [inWhole = []] = whole === undefined ? [] : await findLevels(db, whole)
    for (const id of inWhole) ranks.set(id, (ranks.get(id) ?? 0) + 1)
    return { ids: Int32Array.from(ranks.keys()), ranks: Uint8Array.from(ranks.values()) }
  },
)

/** More than any rank of `Matches`. */
const NAMED = 100

function toSearchScope(index: ListingIndex, { ids, ranks }: Matches, categories: readonly number[]): ListScope {
  const named = new Set(categories.flatMap(category => [...index.inCategory(category)]))
  const rankByNumber = new Map<number, number>()
  for (const [at, id] of ids.entries()) {
    const number = index.numberOf(id)
    if (number !== undefined) rankByNumber.set(number, (ranks[at] ?? 0) + (named.has(number) ? NAMED : 0))
  }
  return {
    products: Uint32Array.from(rankByNumber.keys()).sort(),
    rankOf: number => rankByNumber.get(number) ?? 0,
  }
}

/** The products of a scope, in the index of all products. */
export async function loadListScope(scope: Scope, context: Context): Promise<{ index: ListingIndex; list: ListScope }> {
  if ('query' in scope) {
    const matches = await findMatches(scope, context)
    // After the matches, so that nothing is awaited between the read of the index and its use.
    const index = await loadListingIndex(context)
    return { index, list: toSearchScope(index, matches, scope.categories ?? []) }
  }
  const index = await loadListingIndex(context)
  if ('category' in scope) return { index, list: { products: index.inCategory(scope.category) } }
  if (scope.collection === 'hits') return { index, list: { products: index.listedWhere(({ is_hit }) => is_hit) } }
  if (scope.collection === 'catalogue') return { index, list: { products: index.listedWhere(() => true) } }
  const since = Date.parse(scope.since) / 1_000
  return { index, list: { products: index.listedWhere(entry => entry.since >= since) } }
}
