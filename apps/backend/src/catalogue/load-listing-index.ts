import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { Context } from '../wire/handler.ts'
import { keyOf, type ListedProduct, ListingIndex, UNIT } from './listing-index.ts'

/** Products of one query: well within the time limit of a query on a busy server. */
const BATCH_SIZE = 1_000
/** Separates the records of an aggregated text: a control character. */
const RECORD = '\u{1e}'

const Rows = rowsOf({
  id: z.int(),
  model_id: z.int(),
  category_id: z.int(),
  section_id: z.int().nullable(),
  prices: z.string(),
  left: z.int(),
  popularity: z.int(),
  since: z.number(),
  position: z.int(),
  is_hit: z.boolean(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  categories: z.string().nullable(),
  facets: z.string().nullable(),
  sizes: z.string().nullable(),
})

const split = (text: string | null, separator: string): string[] => (text === null ? [] : text.split(separator))

/** `within`: the condition of the ids, for a column with them. */
async function readProducts(db: Database, within: (column: SQL) => SQL): Promise<ListedProduct[]> {
  // Each table is read once in the order of its index. Texts with separators are parsed much faster than JSON or rows of their own.
  const found = await db.execute(sql`
    with listed as (
      select product_id, string_agg(category_id::text, ',') as categories
      from product_categories where ${within(sql`product_id`)} group by product_id
    ), described as (
      select product_id, string_agg(facet_id || ${UNIT}::text || value, ${RECORD}::text) as facets
      from product_facets where facet_id <> 'size' and ${within(sql`product_id`)} group by product_id
    ), in_stock as (
      select product_id, string_agg(name, ${RECORD}::text) as sizes, string_agg(distinct price::text, ',') as prices
      from options where ${within(sql`product_id`)} and "left" > 0 group by product_id
    )
    select p.id, p.model_id, p.category_id, p.section_id, coalesce(in_stock.prices, p.price::text) as prices, p.left, p.popularity, extract(epoch from p.since)::float8 as since, p.position, p.hit as is_hit,
      m.rating, m.reviews_count, listed.categories, described.facets, in_stock.sizes
    from products p
    -- \`offset 0\`: looked up by key; joined, all models would be read for each batch.
    cross join lateral (select rating, reviews_count from models where id = p.model_id offset 0) m
    left join listed on listed.product_id = p.id
    left join described on described.product_id = p.id
    left join in_stock on in_stock.product_id = p.id
    where ${within(sql`p.id`)}`)
  return Rows.parse(found).map(({ prices, categories, facets, sizes, ...product }) => ({
    ...product,
    prices: split(prices, ',').map(Number),
    categories: split(categories, ',').map(Number),
    values: [...split(facets, RECORD), ...split(sizes, RECORD).map(value => keyOf({ facet: 'size', value }))],
  }))
}

const LastId = z.object({ rows: z.tuple([z.object({ last: z.int().nullable() })]) })

async function* readAll(db: Database): AsyncGenerator<readonly ListedProduct[]> {
  for (let after = 0; ; ) {
    const {
      rows: [{ last }],
    } = LastId.parse(
      await db.execute(sql`
        select max(id)::int as last from (select id from products where id > ${after} order by id limit ${BATCH_SIZE}) as batch`),
    )
    if (last === null) return
    const [from, to] = [after, last]
    yield await readProducts(db, id => sql`${id} > ${from} and ${id} <= ${to}`)
    after = last
  }
}

/** Reads changed products again. False: one of them is new. */
async function readChanged(db: Database, index: ListingIndex, ids: readonly number[]): Promise<boolean> {
  let isKnown = true
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = sql.param(ids.slice(from, from + BATCH_SIZE))
    for (const product of await readProducts(db, id => sql`${id} = any(${batch}::int[])`))
      isKnown = index.replace(product) && isKnown
  }
  return isKnown
}

/** Ids in tags of products, which every change of a product's price, stock, options or grade names. */
const productIn = (tag: string): number | null => {
  const [, id] = /^(?:product|card):(\d+)$/.exec(tag) ?? []
  return id === undefined ? null : Number(id)
}

interface State {
  index: ListingIndex
  /** Data version before the products were read. */
  version: number
}

type Needs = Pick<Context, 'db' | 'dataVersions'>

async function update(known: State | null, { db, dataVersions }: Needs): Promise<State> {
  const version = await dataVersions.current()
  if (known?.version === version) return known
  const changed = known && dataVersions.changesSince(known.version)
  if (known && changed) {
    const ids = [...new Set(changed.map(productIn).filter(id => id !== null))]
    if (await readChanged(db, known.index, ids)) return { index: known.index, version }
  }
  return { index: await ListingIndex.of(readAll(db)), version }
}

interface Shared {
  state: State | null
  updating: Promise<void> | null
}

const shared = new WeakMap<Database, Shared>()

/**
 * The index of all products of a database: read at the first call, and after that the products that have changed. Concurrent calls share
 * one read.
 */
export async function loadListingIndex(context: Needs): Promise<ListingIndex> {
  const { db, dataVersions } = context
  const wanted = await dataVersions.current()
  const own = shared.get(db) ?? { state: null, updating: null }
  shared.set(db, own)
  // An update that had begun before may have missed the change.
  while (!own.state || own.state.version < wanted) {
    own.updating ??= update(own.state, context)
      .then(state => {
        own.state = state
      })
      .finally(() => {
        own.updating = null
      })
    await own.updating
  }
  return own.state.index
}
