import {
  cartAdd,
  checkoutSubmit,
  Filters,
  type FiltersInput,
  pageShow,
  productShow,
  reviewsList,
  type Sort,
  search,
  searchSuggest,
} from '@shop/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { milestones } from '../db/schema/index.ts'
import { CatalogueRefused, fillCatalogue } from '../testing/scale/fill-catalogue.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { toBranch, withKey } from '../testing/shopper.ts'

/** Enough for the planner to prefer indexes. */
const GOODS = 3_000

const Counted = z.object({ rows: z.array(z.object({ facet: z.string(), value: z.string(), count: z.int() })) })
const Listed = z.object({ rows: z.array(z.object({ id: z.int() })) })
const Launched = z.tuple([z.object({ count: z.int() })])
const Statement = z.object({ text: z.string() })

/** Conditions of chosen values for products `p`, by facet. */
function conditionsOf(filters: FiltersInput): Map<string, SQL> {
  const { price, ...facets } = Filters.parse(filters)
  const conditions = new Map<string, SQL>()
  if (price) {
    const { min = 0, max = 1_000_000 } = price
    conditions.set('price', sql`p.price between ${Math.round(min * 100)} and ${Math.round(max * 100)}`)
  }
  for (const [id, values] of Object.entries(facets)) {
    const chosen = sql`any(${sql.param(values)}::text[])`
    conditions.set(
      id,
      id === 'size'
        ? sql`exists (select 1 from options o where o.product_id = p.id and o.left > 0 and o.name = ${chosen})`
        : sql`exists (select 1 from product_facets f where f.product_id = p.id and f.facet_id = ${id} and f.value = ${chosen})`,
    )
  }
  return conditions
}

const allOf = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `)

describe('a large catalogue', () => {
  let shop: Shop
  const statements = new Map<string, unknown[]>()

  beforeAll(async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    shop = await openShop('Postgres')
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query("delete from milestones where name = 'search documents'")
    await fillCatalogue(drizzle(client), GOODS, { isMixing: false })
    await expect(fillCatalogue(drizzle(client), GOODS, { isMixing: true })).rejects.toThrow(CatalogueRefused)
    await client.end()
    query.mockClear()
    await shop.ask(pageShow, { page: 'jackets' })
    // The index of the goods is read once, in batches by id.
    query.mockClear()
    for (const sort of ['popular', 'cheap', 'rating'] satisfies Sort[])
      await shop.ask(pageShow, { page: 'trousers', sort, filters: { colour: ['black'], size: ['52'] } })
    await shop.ask(search, { query: 'куртка' })
    await shop.ask(search, { query: 'курткп бескид' })
    await shop.ask(searchSuggest, { query: 'штан' })
    const { products } = await shop.ask(search, { query: 'Говерла' })
    const [first] = products.items
    const [, page = '', product = ''] = first?.url.split('/') ?? []
    const shown = await shop.ask(productShow, { page, product })
    await shop.ask(reviewsList, { product_id: first?.id ?? 0 })
    const option_id = shown.product.options.find(({ count_left }) => count_left !== 0)?.id
    const added = { product_id: first?.id ?? 0, option_id }
    const { cart_id } = await shop.ask(cartAdd, added)
    await shop.ask(cartAdd, { ...added, cart_id })
    await shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, withKey())
    for (const [first, values] of query.mock.calls) {
      const statement = Statement.safeParse(first)
      if (statement.success) statements.set(statement.data.text, Array.isArray(values) ? values : [])
    }
    query.mockRestore()
  }, 120_000)
  afterAll(() => shop.close())

  it('has as many goods and options as asked for, and refuses a second time', async () => {
    const found = await shop.db.execute(
      sql`select (select count(*)::int from products) as goods, (select count(*)::int from options) as options,
        (select count(*)::int from reviews) as reviews, (select count(*)::int from orders) as orders`,
    )
    // One more order was made after the filling.
    expect(found).toHaveProperty('rows', [
      { goods: GOODS, options: 4 * GOODS, reviews: 10 * GOODS, orders: 2 * GOODS + 1 },
    ])
  })

  it('has search documents of this version, so that no start writes them anew', async () => {
    expect(await shop.db.$count(milestones, eq(milestones.name, 'search documents'))).toBe(1)
  })

  it('is searched without parallel workers, however cheap the planner believes them', async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    const launched = async () => {
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query(
        'select parallel_workers_to_launch::int as count from pg_stat_database where datname = current_database()',
      )
      return Launched.parse(rows)[0].count
    }
    const before = await launched()
    for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await client.query(`set ${setting} = 0`)
    for (const part of ['names', 'kinds', 'documents']) {
      const { rows } = await client.query(`select matching_${part}($1) as ids`, ["'куртк':*"])
      expect(rows).toEqual([{ ids: expect.stringMatching(/^([0-9a-f]{8})+$/) }])
    }
    // The statistics themselves are read as by default.
    await client.query('reset all')
    expect(await launched()).toBe(before)
    await client.end()
  })

  it('is listed, searched, shown and sold without a sequential scan of products, options, texts or reviews', async () => {
    expect(statements.size).toBeGreaterThan(10)
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    const scanned: string[] = []
    for (const [text, values] of statements) {
      if (!/^\s*(select|with)/i.test(text)) continue
      const { rows } = await client.query(`explain ${text}`, values)
      const plan = JSON.stringify(rows)
      if (/Seq Scan on (products|options|product_\w+|models|reviews)\b/.test(plan)) scanned.push(`${text}\n${plan}`)
    }
    await client.end()
    expect(scanned).toEqual([])
  })

  it.each([
    ['trousers', {}],
    ['jackets', { colour: ['black', 'grey'] }],
    ['jackets', { colour: ['black'], size: ['52', '54'], price: { min: 1_000, max: 3_000 } }],
    ['gloves', { price: { max: 200 } }],
    ['footwear', { standard: ['en-iso-20345'], size: ['43'] }],
  ] satisfies [string, FiltersInput][])('counts models of %s with %j as the database does', async (page, filters) => {
    const shown = await shop.ask(pageShow, { page, filters, sort: 'cheap', per_page: 100 })
    if (shown.kind !== 'category') throw new Error(`${page} is a category`)
    const conditions = conditionsOf(filters)
    const scope = sql`products p join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id and c.slug = ${page}`
    const listed = Listed.parse(
      await shop.db.execute(sql`
        select (array_agg(p.id order by p.left > 0 desc, p.position, p.id))[1] as id
        from ${scope} where ${allOf([...conditions.values()])}
        group by p.model_id order by min(p.price), max(p.popularity) desc, p.model_id`),
    ).rows
    expect(shown.products.total).toBe(listed.length)
    expect(shown.products.items.map(({ id }) => id)).toEqual(listed.slice(0, 100).map(({ id }) => id))
    for (const facet of shown.facets) {
      if (facet.kind !== 'choice' || facet.id === 'availability') continue
      const others = [...conditions].filter(([id]) => id !== facet.id).map(([, condition]) => condition)
      const value = facet.id === 'size' ? sql`o.name` : sql`f.value`
      const source =
        facet.id === 'size'
          ? sql`join options o on o.product_id = p.id and o.left > 0`
          : sql`join product_facets f on f.product_id = p.id and f.facet_id = ${facet.id}`
      const { rows } = Counted.parse(
        await shop.db.execute(sql`
          select ${facet.id}::text as facet, ${value} as value, (count(distinct p.model_id))::int as count
          from ${scope} ${source} where ${allOf(others)} group by ${value}`),
      )
      const counted = facet.values.filter(({ count }) => count > 0).map(each => [each.value, each.count] as const)
      expect(new Map(counted)).toEqual(new Map(rows.map(row => [row.value, row.count] as const)))
    }
  })
})
