import { randomUUID } from 'node:crypto'
import {
  calls,
  cartAdd,
  deliveryCities,
  MAX_GROUPS,
  MAX_LIKES,
  newsList,
  pageShow,
  profileWishlistUpdate,
} from '@shop/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { z } from 'zod'
import { catalogueLimits } from '../db/schema/limits.ts'
import { handlers } from '../handlers.ts'
import { largestBody } from '../testing/bodies.ts'
import { type SignedIn, signIn } from '../testing/customers.ts'
import { deliverLargeOrders } from '../testing/large-orders.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { findGoods, withKey } from '../testing/shopper.ts'

const MAX_BYTES = 2_000_000
/** What one call asks the database for, whatever it is given: at most all sizes of a full wishlist. */
const MAX_STATEMENTS = 25
const MAX_ROWS = MAX_LIKES * catalogueLimits.sizes + 500

/** None, and as long as it may be, of a word that most goods are found by. */
const queries = ['', 'робоча '.repeat(200).slice(0, 200)]

/** Ids of as many products as a list of liked ones may have. */
const likes = Array.from({ length: MAX_LIKES }, (_, index) => index + 1)

/** Calls that end the session, the account or the cart that they are made with. */
const ending = /^\/api\/(cart\/clear|auth\/logout|profile\/(delete|sessions\/end))$/

/** Goods with as many pictures and sizes as the catalogue takes, of half their longest names, and a model of as many colours. */
async function makeLargeGoods({ db }: Shop) {
  const { size, sizes, pictures, colours } = catalogueLimits
  await db.execute(sql`
    update products set model_id = case when id <= ${colours} then (select model_id from products where id = 1) else model_id end,
      options_count = ${sizes},
      pictures = (select jsonb_agg(one) from (select pictures -> 0 as one from generate_series(1, ${pictures}::int)) as own)`)
  await db.execute(sql`
    insert into options (product_id, position, name, code, price, "left")
    select p.id, 100 + at, rpad(at::text, ${size / 2}::int, 'ї'), p.code || '-x' || at, p.price, 5
    from products p,
      lateral generate_series(1, ${sizes}::int - (select count(*)::int from options o where o.product_id = p.id)) as at`)
}

const implemented = new Set(handlers.map(({ path }) => path))

describe.each(databases)('an answer is at most 2 MB on %s', kind => {
  let shop: Shop
  let customer: SignedIn
  let known: Readonly<Record<string, z.core.util.JSONType>>
  let statements: MockInstance
  let messages: MockInstance
  beforeAll(async () => {
    statements = vi.spyOn(pg.Client.prototype, 'query')
    messages = vi.spyOn(pg.Connection.prototype, 'emit')
    shop = await openShop(kind)
    customer = await signIn(shop)
    const [city] = await shop.ask(deliveryCities, { query: 'Київ' })
    const [article] = (await shop.ask(newsList, {})).items
    const page = await shop.ask(pageShow, { page: 'jackets' })
    const product = page.kind === 'category' ? page.products.items[0]?.url.split('/').at(-1) : undefined
    const items = (await findGoods(shop, 50)).map(({ product_id, option_id }) => ({ product_id, option_id, count: 1 }))
    const { cart_id } = await shop.ask(cartAdd, { product_id: items[0]?.product_id ?? 0, items }, withKey())
    const wishlist = Object.fromEntries(
      Array.from({ length: MAX_GROUPS }, (_, index) => [`${index}`.padEnd(60, 'ї'), []]),
    )
    const list = { ...wishlist, [Object.keys(wishlist)[0] ?? '']: likes.slice(0, MAX_LIKES / 2) }
    await shop.ask(profileWishlistUpdate, { wishlist: list }, customer.sent)
    await deliverLargeOrders(shop, customer)
    if (!city || !article || product === undefined) throw new Error('The shop has no city, article or product')
    known = {
      cart_id,
      city_ref: city.ref,
      article: article.url.split('/').at(-1) ?? '',
      page: 'jackets',
      product,
      product_id: 1,
      option_id: 1,
      path: '/old',
      filters: {},
      coupon: 'HART',
      page_number: 1,
      per_page: 100,
      kind: 'branch',
      list: 'orders',
      after: 1,
      order: null,
      status: null,
      number: null,
      base: {},
      wishlist: { ...wishlist, [Object.keys(wishlist)[0] ?? '']: likes },
    }
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await shop.close()
  })

  it('and a card of a list at most 2.2 kB on average', async () => {
    const page = await shop.ask(pageShow, { page: 'catalogue', per_page: 100 })
    const cards = page.kind === 'collection' ? page.products.items : []
    expect(cards.length).toBeGreaterThan(50)
    expect(Buffer.byteLength(JSON.stringify(cards)) / cards.length).toBeLessThanOrEqual(2_200)
  })

  const heavy = [
    '/api/product/cards',
    '/api/product/previews',
    '/api/product/options',
    '/api/cart/show',
    '/api/wishlist/show',
    '/api/profile/wishlist',
    '/api/delivery/points',
    '/api/page/show',
    '/api/profile/orders',
    '/api/profile/return',
    '/api/profile/export/list',
  ]
  it('of goods of as many colours and sizes as the catalogue takes', () => makeLargeGoods(shop))

  it.each(
    calls
      .filter(({ path }) => implemented.has(path) && !ending.test(path))
      .flatMap(call =>
        (call.body instanceof z.ZodObject && 'query' in call.body.shape ? queries : ['']).map(
          query => [call.path, query, call] as const,
        ),
      ),
  )('of %s %s', async (path, query, call) => {
    const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
    const body = largestBody(schema, { ...known, query })
    const headers = { ...(call.protected ? customer.sent.headers : {}), 'Idempotency-Key': randomUUID() }
    statements.mockClear()
    messages.mockClear()
    const { status, body: answer } = await shop.post(path, body, { headers })
    const rows = messages.mock.calls.filter(([name]) => name === 'dataRow').length
    expect(status, JSON.stringify(answer).slice(0, 500)).toBeLessThan(500)
    if (heavy.includes(path)) expect(status, JSON.stringify(answer).slice(0, 500)).toBe(200)
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_BYTES)
    expect(statements.mock.calls.length).toBeLessThanOrEqual(MAX_STATEMENTS)
    expect(rows).toBeLessThanOrEqual(MAX_ROWS)
  })
})
