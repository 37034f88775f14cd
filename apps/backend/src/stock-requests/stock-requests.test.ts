import { checkoutCancel, checkoutSubmit, productNotify } from '@shop/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails, options, products, stock_requests } from '../db/schema/index.ts'
import { adjustStock, reserveStock } from '../stock/stock.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, stock, toBranch, withKey } from '../testing/shopper.ts'

describe.each(databases)('back-in-stock requests on %s', kind => {
  let shop: Shop
  let goods: Goods
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.delete(mails)
    await shop.db.delete(stock_requests)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
  })

  const ask = (email: string, body: object = {}) =>
    shop.ask(productNotify, { product_id: goods.product_id, option_id: goods.option_id, email, ...body })
  const requested = async () =>
    (await shop.db.select().from(stock_requests).orderBy(asc(stock_requests.id))).map(({ email }) => email)
  const raise = (count: number) =>
    shop.db.transaction(async tx => {
      const pieces = [{ product_id: goods.product_id, option_id: goods.option_id, count }]
      await reserveStock(tx, pieces)
      await adjustStock(tx, pieces, 1)
    })
  const mailed = async () =>
    (await shop.db.select().from(mails).orderBy(asc(mails.id)))
      .filter(({ template }) => template === 'back-in-stock')
      .map(({ recipient, lang, data }) => ({ recipient, lang, data }))

  it('stores one request per e-mail and gives the same answer when it is repeated', async () => {
    await stock(shop, goods, 0)
    expect(await ask('Olena@Example.com')).toEqual({})
    expect(await ask('olena@example.com')).toEqual({})
    expect(await requested()).toEqual(['olena@example.com'])
  })

  it('rejects products in stock, unknown products and invalid e-mails', async () => {
    await stock(shop, goods, 3)
    const refused = async (body: object) =>
      refusalOf(
        await shop.post(productNotify.path, {
          product_id: goods.product_id,
          option_id: goods.option_id,
          email: 'o@example.com',
          lang: 'en',
          ...body,
        }),
      )
    expect(await refused({})).toMatchObject({ status: 409, message: expect.stringContaining('in stock') })
    expect((await refused({ option_id: undefined })).status).toBe(409)
    expect((await refused({ product_id: 999_999, option_id: undefined })).status).toBe(404)
    expect((await refused({ product_id: goods.product_id + 1 })).status).toBe(404)
    expect((await refused({ email: 'olena' })).fields).toHaveProperty('email')
    expect(await requested()).toEqual([])
  })

  it('sends one mail and deletes the request when the stock rises from zero', async () => {
    await stock(shop, goods, 0)
    await ask('a@example.com')
    await ask('b@example.com', { lang: 'ru' })
    await raise(2)
    const data = { productId: goods.product_id, optionId: goods.option_id }
    expect(await mailed()).toEqual([
      { recipient: 'a@example.com', lang: 'uk', data },
      { recipient: 'b@example.com', lang: 'ru', data },
    ])
    expect(await requested()).toEqual([])
    await raise(1)
    expect(await mailed()).toHaveLength(2)
  })

  it('notifies of any size when a product was requested, and of one size only when that was requested', async () => {
    await shop.db.update(options).set({ left: 0 }).where(eq(options.product_id, goods.product_id))
    await shop.db.update(products).set({ left: 0 }).where(eq(products.id, goods.product_id))
    const [other] = await shop.db
      .select({ id: options.id })
      .from(options)
      .where(and(eq(options.product_id, goods.product_id), ne(options.id, goods.option_id)))
    await ask('whole@example.com', { option_id: undefined })
    await ask('other@example.com', { option_id: other?.id })
    await raise(1)
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['whole@example.com'])
    expect(await requested()).toEqual(['other@example.com'])
  })

  it('notifies when a cancelled order returns its stock', async () => {
    await stock(shop, goods, 1)
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const order = await shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, withKey())
    await ask('waiting@example.com')
    await shop.ask(checkoutCancel, { number: order.number, token: order.token })
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['waiting@example.com'])
  })

  it('keeps the request when the transaction that raised the stock is rolled back', async () => {
    await stock(shop, goods, 0)
    await ask('a@example.com')
    const failed = shop.db.transaction(async tx => {
      await adjustStock(tx, [{ product_id: goods.product_id, option_id: goods.option_id, count: 1 }], 1)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await mailed()).toEqual([])
    expect(await requested()).toEqual(['a@example.com'])
  })
})
