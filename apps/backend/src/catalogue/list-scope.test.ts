import { searchSuggest } from '@shop/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createDataVersions } from '../db/data-versions.ts'
import { bothDatabases, openShop, type Shop } from '../testing/shop.ts'
import { findLevels } from './list-scope.ts'

const Fetched = z.object({ rows: z.tuple([z.object({ fetched: z.coerce.number() })]) })

/** Nothing is memoized in a transaction. */
const dataVersions = createDataVersions({
  read: () => Promise.reject(new Error('It is read outside of the transaction.')),
  onError: () => undefined,
})

const JACKETS = "'куртк':*"
/** More than the shop has of products. */
const ALL = 1_000_000

describe.each(bothDatabases)('what a search finds on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  /** Ids by level, and how many documents are read for them. */
  const match = (scope: Partial<Parameters<typeof findLevels>[0]> = {}, plenty = ALL) =>
    shop.db.transaction(async tx => {
      const fetched = async () => {
        const found = await tx.execute(
          sql`select coalesce(max(idx_tup_fetch), 0) as fetched from pg_stat_xact_user_tables where relname = 'product_search'`,
        )
        return Fetched.parse(found).rows[0].fetched
      }
      const before = await fetched()
      const levels = await findLevels({ query: JACKETS, ...scope }, { db: tx, dataVersions, tags: new Set() }, plenty)
      const idsOf = (level: Buffer) => (level.toString('hex').match(/.{8}/g) ?? []).toSorted()
      const [all, kinds, names, ofWhole] = [levels.all, levels.kinds, levels.names, levels.ofWhole].map(idsOf)
      return { all, kinds, names, ofWhole, read: (await fetched()) - before }
    })

  it('finds products by their names, by what they are and by their texts', async () => {
    const { all = [], kinds = [], names = [], read } = await match()
    expect(names.length).toBeGreaterThan(0)
    expect(kinds).toEqual(expect.arrayContaining(names))
    expect(all).toEqual(expect.arrayContaining(kinds))
    expect(read).toBe(all.length + kinds.length + names.length)
  })

  it('reads no document both for whole words and for the others', async () => {
    const { all = [] } = await match()
    const { all: others = [], ofWhole = [] } = await match({ whole: `${JACKETS} & 'зимов':*` }, 1)
    expect(ofWhole.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect([...ofWhole, ...others].toSorted()).toEqual(all)
  })

  it('does not read what the products are when plenty match by their names', async () => {
    const { all = [], names = [], ...everything } = await match()
    const matched = await match({}, names.length)
    expect(matched).toMatchObject({ all, kinds: [], names, read: all.length + names.length })
    expect(await match({}, names.length + 1)).toEqual({ all, names, ...everything })
  })

  it('reads no texts when plenty of names are enough', async () => {
    const { names = [] } = await match()
    const matched = await match({ onlyNames: true }, names.length)
    expect(matched).toMatchObject({ all: names, kinds: [], names, ofWhole: [], read: names.length })
    const { ofWhole = [], read } = await match({ onlyNames: true, whole: "'куртк'" }, names.length)
    expect(ofWhole.length).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(ofWhole))
    expect(read).toBe(names.length + ofWhole.length)
  })

  it('reads the texts when a word is looked for that does not tell', async () => {
    const { all } = await match({ query: `${JACKETS} & 'х'` })
    const matched = await match({ query: `${JACKETS} & 'х'`, onlyNames: true }, 1)
    expect(matched.all).toEqual(all)
  })
})

it('suggests by names only where there are plenty', async () => {
  const shop = await openShop('Postgres')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await shop.ask(searchSuggest, { query: 'кур' })
  const asked = query.mock.calls.flatMap(
    ([first]) => /matching_(?:names|kinds|documents)/.exec(JSON.stringify(first)) ?? [],
  )
  expect(asked.map(String).toSorted()).toEqual(['matching_documents', 'matching_kinds', 'matching_names'])
  // The texts only when it is known that names are too few.
  expect(String(asked[0])).toBe('matching_names')
  query.mockRestore()
  await shop.close()
})
