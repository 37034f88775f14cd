import { cartCount, cartShow } from '@shop/contract'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotency_keys, order_items, orders } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, leftOf, type Submit, toBranch, withKey } from '../testing/shopper.ts'

/** Makes the database refuse a kind of writing with an SQLSTATE, as a broken or full one does. */
async function breakDown({ db }: Shop, table: string, state: string) {
  const refuse = `begin raise exception 'refused' using errcode = '${state}'; end`
  await db.execute(sql.raw(`create or replace function refuse() returns trigger language plpgsql as $$ ${refuse} $$`))
  await db.execute(
    sql.raw(`create trigger refused before insert on ${table} for each statement execute function refuse()`),
  )
}
const mend = (shop: Shop, table: string) => shop.db.execute(sql.raw(`drop trigger refused on ${table}`))

describe.each(databases)('when the database breaks off on %s', kind => {
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

  it('an order that broke off half-way has left nothing behind, and the same key orders once it works again', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 2 }])
    const [left, before, key] = [await leftOf(shop, goods), await counts(), withKey()]
    await breakDown(shop, 'order_history', 'XX000')
    const broken = await shop.post('/api/checkout/submit', { ...rest, cart_id }, key)
    await mend(shop, 'order_history')
    expect(refusalOf(broken)).toMatchObject({ status: 500, code: 'server' })
    expect(await leftOf(shop, goods)).toBe(left)
    expect(await counts()).toEqual(before)
    expect((await shop.ask(cartCount, { cart_id })).count).toBe(2)
    expect((await shop.post('/api/checkout/submit', { ...rest, cart_id }, key)).status).toBe(200)
    expect(await leftOf(shop, goods)).toBe(left - 2)
  })

  it('a full disk is told as such, what is there can still be read, and all is well when there is room', async () => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const { product_id, option_id } = goods
    await breakDown(shop, 'cart_lines', '53100')
    const full = await shop.post('/api/cart/add', { product_id, option_id, lang: 'en' })
    expect(refusalOf(full)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await shop.ask(cartShow, { cart_id })).cart.count).toBe(1)
    expect((await shop.post('/api/page/show', { page: 'jackets' })).status).toBe(200)
    await mend(shop, 'cart_lines')
    expect((await shop.post('/api/cart/add', { product_id, option_id })).status).toBe(200)
  })
})
