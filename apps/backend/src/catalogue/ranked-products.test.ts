import { searchSuggest } from '@shop/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { bothDatabases, openShop, type Shop } from '../testing/shop.ts'

const Levels = z.object({ rows: z.array(z.object({ level: z.int(), ids: z.string().nullable() })) })
const Fetched = z.object({ rows: z.tuple([z.object({ fetched: z.coerce.number() })]) })

interface Asked {
  query: string
  telling: string
  best: string | null
  plenty: number
  onlyNames: boolean
}

const JACKETS = "'куртк':*"
/** More than the shop has of products. */
const ALL = 1_000_000

describe.each(bothDatabases)('ranked_products on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  /** Ids by level, and how many documents are read for them. */
  async function match({
    query = JACKETS,
    telling = query,
    best = null,
    plenty = ALL,
    onlyNames = false,
  }: Partial<Asked>) {
    return shop.db.transaction(async tx => {
      const fetched = async () => {
        const found = await tx.execute(
          sql`select coalesce(max(idx_tup_fetch), 0) as fetched from pg_stat_xact_user_tables where relname = 'product_search'`,
        )
        return Fetched.parse(found).rows[0].fetched
      }
      const before = await fetched()
      const { rows } = Levels.parse(
        await tx.execute(sql`
          select level, ids from ranked_products(${query}::tsquery, ${telling}::tsquery, ${best}::tsquery, ${plenty}, ${onlyNames}) order by level`),
      )
      const [all, kinds, names, first] = rows.map(({ ids }) => (ids?.match(/.{8}/g) ?? []).toSorted())
      return { all, kinds, names, first, read: (await fetched()) - before }
    })
  }

  it('finds products by their names, by what they are and by their texts', async () => {
    const { all = [], kinds = [], names = [], read } = await match({})
    expect(names.length).toBeGreaterThan(0)
    expect(kinds).toEqual(expect.arrayContaining(names))
    expect(all).toEqual(expect.arrayContaining(kinds))
    expect(read).toBe(all.length + kinds.length + names.length)
  })

  it('reads no document both for the best matches and for the others', async () => {
    const { all = [] } = await match({})
    const { all: others = [], first = [] } = await match({ best: `${JACKETS} & 'зимов':*`, plenty: 1 })
    expect(first.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect([...first, ...others].toSorted()).toEqual(all)
  })

  it('does not read what the products are when plenty match by their names', async () => {
    const { all = [], names = [], ...everything } = await match({})
    const matched = await match({ plenty: names.length })
    expect(matched).toMatchObject({ all, kinds: [], names, read: all.length + names.length })
    expect(await match({ plenty: names.length + 1 })).toEqual({ all, names, ...everything })
  })

  it('reads no texts when plenty of names are enough', async () => {
    const { names = [] } = await match({})
    const matched = await match({ plenty: names.length, onlyNames: true })
    expect(matched).toMatchObject({ all: names, kinds: [], names, read: names.length })
  })

  it('reads the texts when a word is looked for that does not tell', async () => {
    const { all } = await match({ query: `${JACKETS} & 'х'` })
    const matched = await match({ query: `${JACKETS} & 'х'`, telling: JACKETS, plenty: 1, onlyNames: true })
    expect(matched.all).toEqual(all)
  })
})

it('suggests by names only where there are plenty', async () => {
  const shop = await openShop('Postgres')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await shop.ask(searchSuggest, { query: 'кур' })
  const [, values] = query.mock.calls.find(([first]) => JSON.stringify(first).includes('ranked_products')) ?? []
  expect(values).toEqual([expect.any(String), expect.any(String), null, 2_000, true])
  query.mockRestore()
  await shop.close()
})
