import type { Collection } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { rowsOf } from '../db/rows.ts'
import type { Context } from '../wire/handler.ts'
import type { ListingIndex } from './listing-index.ts'
import { loadListingIndex } from './load-listing-index.ts'
import type { Scope, SearchScope } from './selection.ts'

/** Products of a listing before filtering. */
export interface ListScope {
  /** Numbers of the index, ascending. */
  products: Uint32Array
  /** By number of the index: how well a product matches a search. Absent: all alike. */
  ranks?: Uint8Array
}

/** A `tsquery` without words of one character, which tell nothing of how well a product matches. */
const withoutShortWords = (query: string): string => query.replaceAll(/ & '[^']'(?!:)|'[^']' & /g, '')

type Needs = Pick<Context, 'db' | 'dataVersions' | 'tags'>

const Found = rowsOf({ ids: z.string().nullable() })

const NONE = Buffer.alloc(0)

/** Ids of the products whose names match, whose names, categories, brands or colours do, or any of whose texts; four bytes each. */
async function idsMatching(db: Database, part: 'names' | 'kinds' | 'documents', query: string): Promise<Buffer> {
  const [found] = Found.parse(
    await db.execute(sql`select ${sql.identifier(`matching_${part}`)}(${query}::tsquery) as ids`),
  )
  return Buffer.from(found?.ids ?? '', 'hex')
}

/** Ids of the products whose names match: asked by the parser of a query, which is to have matches, and then by its search. Only an import changes them: no tags. */
export const loadNamed = memoizeByVersion(
  20,
  (query: string) => query,
  (query, { db }: Needs) => idsMatching(db, 'names', query),
)

/** With as many products that have the words in their names, the relevance of others is not looked for: they are listed after dozens of pages. */
const PLENTY = 2_000

interface Levels {
  /** All matches but those of whole words. */
  all: Buffer
  kinds: Buffer
  names: Buffer
  ofWhole: Buffer
}

/** Ids of matching products by relevance. No text is read both for whole words and for the others. */
export async function findLevels(
  { query, whole, onlyNames = false }: Pick<SearchScope, 'query' | 'whole' | 'onlyNames'>,
  context: Needs,
  plenty = PLENTY,
): Promise<Levels> {
  const { db } = context
  const telling = withoutShortWords(query)
  const arePlenty = (ids: Buffer) => ids.length / 4 >= plenty
  const idsOfWhole = (part: 'names' | 'documents') => (whole === undefined ? NONE : idsMatching(db, part, whole))
  if (onlyNames && query === telling) {
    const [names, ofWhole] = await Promise.all([loadNamed(telling, context), idsOfWhole('names')])
    if (arePlenty(names)) return { all: names, kinds: NONE, names, ofWhole }
  }
  const [names, ofWhole, all] = await Promise.all([
    loadNamed(telling, context),
    idsOfWhole('documents'),
    idsMatching(db, 'documents', whole === undefined ? query : `(${query}) & !(${whole})`),
  ])
  const kinds = arePlenty(names) ? NONE : await idsMatching(db, 'kinds', telling)
  return { all, kinds, names, ofWhole }
}

/** More than any other rank. */
const NAMED = 100

/**
 * Products that match a query, by relevance: those of its categories come before others, matches in names before those in kinds and texts,
 * among them those of the exact query before those of its synonyms, whole words first. Only an import changes them, and the index with them: no tags.
 */
const findMatches = memoizeByVersion(
  20,
  ({ scope, index }: { scope: SearchScope; index: ListingIndex }) => `${index.id} ${JSON.stringify(scope)}`,
  async ({ scope, index }, context: Needs) => {
    const { exact, onlyNames = false, categories = [] } = scope
    const [found, foundExactly] = await Promise.all([
      findLevels(scope, context),
      exact === undefined ? null : findLevels({ query: exact, onlyNames }, context),
    ])
    const levels = (['all', 'kinds', 'names'] as const).flatMap(part => [
      found[part],
      ...(foundExactly ? [foundExactly[part]] : []),
    ])
    /** 0: no match. */
    const ranks = new Uint8Array(index.size)
    function rank(ids: Buffer, toRank: (known: number) => number) {
      for (let at = 0; at < ids.length; at += 4) {
        const number = index.numberOf(ids.readInt32BE(at))
        if (number !== undefined) ranks[number] = toRank(ranks[number] ?? 0)
      }
    }
    rank(found.ofWhole, () => 1)
    for (const [level, ids] of levels.entries()) rank(ids, known => (known > 0 || level === 0 ? 2 * level + 1 : 0))
    rank(found.ofWhole, known => known + 1)
    for (const category of categories)
      for (const number of index.inCategory(category)) {
        const known = ranks[number] ?? 0
        if (known > 0 && known < NAMED) ranks[number] = known + NAMED
      }
    const products = index.numbersWhere(number => ranks[number] !== 0)
    return { products, ranks }
  },
)

/** The products of a scope, in the index of all products. */
export async function loadListScope(scope: Scope, context: Context): Promise<{ index: ListingIndex; list: ListScope }> {
  const index = await loadListingIndex(context)
  if ('query' in scope) return { index, list: await findMatches({ scope, index }, context) }
  if ('category' in scope) return { index, list: { products: index.inCategory(scope.category) } }
  const { is_hit, since } = index.columns
  const from = Date.parse(scope.since) / 1_000
  const holds: Readonly<Record<Collection, (number: number) => boolean>> = {
    catalogue: () => true,
    hits: number => is_hit[number] === 1,
    novelties: number => (since[number] ?? 0) >= from,
  }
  return { index, list: { products: index.listedWhere(holds[scope.collection]) } }
}
