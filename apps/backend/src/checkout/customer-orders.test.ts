import { checkoutCancel, checkoutOrder, checkoutSubmit, profileOrders } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/index.ts'
import { type SignedIn, signIn, withHeaders } from '../testing/customers.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, toBranch, withKey } from '../testing/shopper.ts'

describe.each(databases)('the orders of a customer on %s', kind => {
  let shop: Shop
  let goods: Goods
  let olena: SignedIn
  let petro: SignedIn
  beforeAll(async () => {
    shop = await openShop(kind)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    olena = await signIn(shop)
    petro = await signIn(shop)
  })
  afterAll(() => shop.close())

  async function order(customer?: SignedIn): Promise<{ number: string; token: string }> {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const sent = withHeaders(withKey(), ...(customer ? [customer.sent] : []))
    return shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, sent)
  }
  const listOf = (customer: SignedIn, body: object = {}) => shop.ask(profileOrders, body, customer.sent)

  it('are those made while signed in, the newest first, and nobody else’s', async () => {
    await order()
    const first = await order(olena)
    const second = await order(olena)
    const other = await order(petro)
    const list = await listOf(olena)
    expect(list.items.map(({ number }) => number)).toEqual([second.number, first.number])
    expect(list).toMatchObject({ page: 1, per_page: 24, total: 2, pages: 1 })
    expect((await listOf(petro)).items.map(({ number }) => number)).toEqual([other.number])
    expect(list.items[0]).toMatchObject({ status: 'new', history: [{ status: 'new' }], items: [{ count: 1 }] })
    expect(refusalOf(await shop.post(profileOrders.path, {})).status).toBe(401)
  })

  it('are found by their number in any case, and only by their own customer', async () => {
    const customer = await signIn(shop)
    const { number } = await order(customer)
    await order(customer)
    for (const typed of [number, number.toLowerCase()])
      expect(await listOf(customer, { number: typed })).toMatchObject({ items: [{ number }], total: 1 })
    expect(await listOf(petro, { number })).toMatchObject({ items: [], total: 0 })
    expect((await listOf(customer, { number, status: 'shipped' })).items).toEqual([])
  })

  it('carry the token that opens and cancels them', async () => {
    const customer = await signIn(shop)
    const { token, number } = await order(customer)
    const [item] = (await listOf(customer)).items
    expect(item).toMatchObject({ number, token })
    const { token: _, ...whole } = item ?? { token: '' }
    expect(await shop.ask(checkoutOrder, { number, token })).toEqual(whole)
    expect(await shop.ask(checkoutCancel, { number, token })).toMatchObject({ status: 'cancelled' })
    expect((await listOf(customer, { status: 'cancelled' })).items).toMatchObject([{ number, status: 'cancelled' }])
    expect(await listOf(customer, { status: 'new' })).toMatchObject({ items: [], total: 0, pages: 0 })
  })

  it('come in pages; one past the end is empty', async () => {
    const customer = await signIn(shop)
    const { number } = await order(customer)
    const [row] = await shop.db.select().from(orders).where(eq(orders.number, number))
    if (!row) throw new Error('The order is gone')
    const { id: _, ...copied } = row
    await shop.db
      .insert(orders)
      .values(Array.from({ length: 24 }, (_, index) => ({ ...copied, number: `HT-${customer.id}-${index}` })))
    expect((await listOf(customer)).items.map(item => item.number)).not.toContain(number)
    expect((await listOf(customer, { page_number: 2 })).items.map(item => item.number)).toEqual([number])
    expect(await listOf(customer, { page_number: 3 })).toMatchObject({ items: [], total: 25, pages: 2 })
  })

  it('come in shorter pages when they have many lines', async () => {
    const customer = await signIn(shop)
    const numbers: string[] = []
    for (const lines of [50, 150, 301, 140, 160, 1]) {
      const { number } = await order(customer)
      numbers.unshift(number)
      await shop.db.execute(sql`
        insert into order_items (order_id, product_id, option_id, code, names, option, path, picture, returnable, price, count)
        select order_id, product_id, option_id, code, names, option, path, picture, returnable, price, count
        from order_items, generate_series(2, ${lines}::int)
        where order_id = (select id from orders where number = ${number})`)
    }
    const pages = []
    for (const page_number of [1, 2, 3, 4]) pages.push(await listOf(customer, { page_number }))
    expect(pages.map(({ items }) => items.map(({ number }) => number))).toEqual([
      numbers.slice(0, 2),
      numbers.slice(2, 3),
      numbers.slice(3, 4),
      numbers.slice(4),
    ])
    for (const page of pages) expect(page).toMatchObject({ per_page: 24, total: 6, pages: 4 })
  })
})
