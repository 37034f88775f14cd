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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalogueLimits } from '../db/schema/limits.ts'
import { handlers } from '../handlers.ts'
import { largestBody } from '../testing/bodies.ts'
import { type SignedIn, signIn } from '../testing/customers.ts'
import { deliver } from '../testing/delivered.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { findGoods, withKey } from '../testing/shopper.ts'

const MAX_BYTES = 2_000_000

/** Ids of as many products as a list of liked ones may have. */
const likes = Array.from({ length: MAX_LIKES }, (_, index) => index + 1)

/** Calls that end the session or the account that they are made with. */
const ending = /^\/api\/(auth\/logout|profile\/(delete|sessions\/end))$/

/** All that a shop has of a customer has no limit. */
const unlimited = '/api/profile/export'

/** Thirty delivered orders of a hundred lines, with a request for each line of each. */
async function deliverLargeOrders(shop: Shop, customer: SignedIn) {
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('The shop has no goods')
  const { id } = await deliver(shop, [{ goods, count: 1 }], { customer })
  await shop.db.execute(sql`
    insert into orders (number, user_id, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount, delivery_price, total)
    select number || '-' || at, user_id, lang, status, payment_status, payment_id, delivery, name, last_name, phone, email, subtotal, discount, delivery_price, total
    from orders, generate_series(2, 30) as at where id = ${id}`)
  const added = sql`select id from orders where user_id = (select user_id from orders where id = ${id}) and id <> ${id}`
  await shop.db.execute(sql`
    insert into order_history (order_id, status) select own.id, 'delivered' from (${added}) as own`)
  await shop.db.execute(sql`
    insert into order_items (order_id, product_id, option_id, code, names, option, path, picture, returnable, price, count)
    select own.id, product_id, option_id, code,
      jsonb_build_object('uk', repeat('ї', 255), 'ru', repeat('ї', 255), 'en', repeat('ї', 255)), option, path, picture, returnable, price, count
    from order_items, (${added}) as own, generate_series(1, 100) where order_id = ${id}`)
  await shop.db.execute(sql`
    insert into return_requests (number, order_id, user_id, kind, question, status, lang)
    select 'R-' || id, id, user_id, 'return', 'too_small', 'rejected', lang from orders where id in (${added})`)
  await shop.db.execute(sql`
    insert into return_items (request_id, order_item_id, count)
    select r.id, i.id, 1 from return_requests r join order_items i on i.order_id = r.order_id where r.order_id in (${added})`)
}

/** A model of as many colours, with as many pictures and sizes each, as the catalogue takes. */
async function makeLargeGoods({ db }: Shop) {
  const { sizes, pictures, colours } = catalogueLimits
  await db.execute(sql`
    update products set model_id = (select model_id from products where id = 1), options_count = ${sizes},
      pictures = (select jsonb_agg(one) from (select pictures -> 0 as one from generate_series(1, ${pictures}::int)) as own)
    where id <= ${colours}`)
  await db.execute(sql`
    insert into options (product_id, position, name, code, price, "left")
    select p.id, 100 + at, at || ' / 182', p.code || '-x' || at, p.price, 5
    from products p, generate_series(1, ${sizes}::int - (select count(*)::int from options o where o.product_id = 1)) as at
    where p.id <= ${colours}`)
}

const implemented = new Set(handlers.map(({ path }) => path))

describe.each(databases)('an answer is at most 2 MB on %s', kind => {
  let shop: Shop
  let customer: SignedIn
  let known: Readonly<Record<string, z.core.util.JSONType>>
  beforeAll(async () => {
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
      query: '',
      path: '/old',
      filters: {},
      coupon: 'HART',
      page_number: 1,
      per_page: 100,
      kind: 'branch',
      order: null,
      status: null,
      number: null,
      base: {},
      wishlist: list,
    }
  })
  afterAll(() => shop.close())

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
  ]
  it('of goods of as many colours and sizes as the catalogue takes', () => makeLargeGoods(shop))

  it.each(
    calls
      .filter(({ path }) => implemented.has(path) && !ending.test(path) && path !== unlimited)
      .map(call => [call.path, call] as const),
  )('of %s', async (path, call) => {
    const body = largestBody(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }), known)
    const headers = { ...(call.protected ? customer.sent.headers : {}), 'Idempotency-Key': randomUUID() }
    const { status, body: answer } = await shop.post(path, body, { headers })
    expect(status, JSON.stringify(answer).slice(0, 500)).toBeLessThan(500)
    if (heavy.includes(path)) expect(status, JSON.stringify(answer).slice(0, 500)).toBe(200)
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_BYTES)
  })
})
