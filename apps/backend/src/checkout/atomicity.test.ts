import { cartCount, cartShow, checkoutOrder, checkoutSubmit } from '@shop/contract'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotency_keys, order_items, orders } from '../db/schema/index.ts'
import { bothDatabases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, leftOf, type Submit, toBranch, withKey } from '../testing/shopper.ts'

/** Makes inserts into a table fail with an SQLSTATE. */
async function failInserts({ db }: Shop, table: string, state: string) {
  const refuse = `begin raise exception 'refused' using errcode = '${state}'; end`
  await db.execute(sql.raw(`create or replace function refuse() returns trigger language plpgsql as $$ ${refuse} $$`))
  await db.execute(
    sql.raw(`create trigger refused before insert on ${table} for each statement execute function refuse()`),
  )
}
const restoreInserts = (shop: Shop, table: string) => shop.db.execute(sql.raw(`drop trigger refused on ${table}`))

describe.each(bothDatabases)('failing writes on %s', kind => {
  let shop: Shop
  let goods: Goods
  let rest: Omit<Submit, 'cart_id'>
  beforeAll(async () => {
    shop = await openShop(kind)
    const [first] = await findGoods(shop, 1)
    if (!first) throw new Error('nothing to buy')
    goods = first
    rest = await toBranch(shop)
  })
  afterAll(() => shop.close())

  const counts = async () => {
    const of = async (table: typeof orders | typeof order_items | typeof idempotency_keys) =>
      (await shop.db.select({ count: count() }).from(table))[0]?.count
    return { orders: await of(orders), items: await of(order_items), keys: await of(idempotency_keys) }
  }

  it('roll an order back completely, and the same key can be used again', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 2 }])
    const [left, before, key] = [await leftOf(shop, goods), await counts(), withKey()]
    await failInserts(shop, 'order_history', 'XX000')
    const broken = await shop.post('/api/checkout/submit', { ...rest, cart_id }, key)
    await restoreInserts(shop, 'order_history')
    expect(refusalOf(broken)).toMatchObject({ status: 500, code: 'server' })
    expect(await leftOf(shop, goods)).toBe(left)
    expect(await counts()).toEqual(before)
    expect((await shop.ask(cartCount, { cart_id })).count).toBe(2)
    expect((await shop.post('/api/checkout/submit', { ...rest, cart_id }, key)).status).toBe(200)
    expect(await leftOf(shop, goods)).toBe(left - 2)
  })

  it('of an order whose random number is taken are repeated with another', async () => {
    const order = async () =>
      shop.ask(checkoutSubmit, { ...rest, cart_id: await fillCart(shop, [{ goods, count: 1 }]) }, withKey())
    const { number } = await order()
    const left = await leftOf(shop, goods)
    // A sequence is not rolled back: the second attempt keeps its number.
    await shop.db.execute(sql`create sequence attempts`)
    await shop.db.execute(
      sql.raw(`create function take_number() returns trigger language plpgsql as $$
        begin if nextval('attempts') = 1 then new.number = '${number}'; end if; return new; end $$`),
    )
    await shop.db.execute(sql`create trigger taken before insert on orders for each row execute function take_number()`)
    const second = await order()
    await shop.db.execute(sql`drop trigger taken on orders`)
    expect(second.number).toMatch(/^HT-\d{8}$/)
    expect(second.number).not.toBe(number)
    expect(await leftOf(shop, goods)).toBe(left - 1)
  })

  it('of a full disk are answered with 503 while reads succeed, and recover', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const { product_id, option_id } = goods
    await failInserts(shop, 'cart_lines', '53100')
    const full = await shop.post('/api/cart/add', { product_id, option_id, lang: 'en' })
    expect(refusalOf(full)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await shop.ask(cartShow, { cart_id })).cart.count).toBe(1)
    expect((await shop.post('/api/page/show', { page: 'jackets' })).status).toBe(200)
    await restoreInserts(shop, 'cart_lines')
    expect((await shop.post('/api/cart/add', { product_id, option_id })).status).toBe(200)
  })
})

it('an answered order, its stock and every cart are in the files of PGlite that a killed process would leave', async () => {
  const shop = await openShop('PGlite')
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('nothing to buy')
  const rest = await toBranch(shop)
  const other = await fillCart(shop, [{ goods, count: 1 }])
  const cart_id = await fillCart(shop, [{ goods, count: 1 }])
  const [left, key] = [await leftOf(shop, goods), withKey()]
  const submitted = await shop.ask(checkoutSubmit, { ...rest, cart_id }, key)

  const restarted = await openShop('PGlite', { after: shop.dataDir })
  await shop.close()
  const { number, token } = submitted
  expect(await restarted.ask(checkoutOrder, { number, token })).toMatchObject({ number, status: 'new' })
  expect((await restarted.ask(cartCount, { cart_id: other })).count).toBe(1)
  expect((await restarted.ask(cartCount, { cart_id })).count).toBe(0)
  expect(await leftOf(restarted, goods)).toBe(left - 1)
  // A repeat with the same key returns the same order.
  expect(await restarted.ask(checkoutSubmit, { ...rest, cart_id }, key)).toEqual(submitted)
  expect(await leftOf(restarted, goods)).toBe(left - 1)
  await restarted.close()
})
