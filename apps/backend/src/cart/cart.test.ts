import {
  cartAdd,
  cartClear,
  cartCount,
  cartDelete,
  cartOption,
  cartRestore,
  cartShow,
  cartUpdate,
  productOptions,
} from '@shop/contract'
import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart_lines, carts, options, products } from '../db/schema/index.ts'
import { bothDatabases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, stock, withKey } from '../testing/shopper.ts'
import { MAX_LINES } from './carts.ts'

describe.each(bothDatabases)('a cart on %s', kind => {
  let shop: Shop
  let goods: Goods[]
  const at = (index: number): Goods => {
    const found = goods[index]
    if (!found) throw new Error('not enough goods')
    return found
  }
  beforeAll(async () => {
    shop = await openShop(kind)
    goods = await findGoods(shop, 12)
  })
  afterAll(() => shop.close())

  it('is created by the first added product, with an unguessable id', async () => {
    const { product_id, option_id, price } = at(0)
    const { cart_id, cart, line_id } = await shop.ask(cartAdd, { product_id, option_id, count: 2 })
    expect(Buffer.from(cart_id, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({ id: line_id, product_id, option_id, count: 2, total: (2 * price) / 100 })
    expect(cart).toMatchObject({ count: 2, subtotal: (2 * price) / 100, discount: 0, coupon: null, notices: [] })
    expect(await shop.ask(cartCount, { cart_id })).toEqual({ count: 2, total_price: cart.total_price })
    expect((await shop.ask(cartShow, { cart_id })).cart).toEqual(cart)
  })

  const sizesOf = async (product_id: number) => {
    const rows = await shop.db
      .select({ option_id: options.id, price: options.price, name: options.name })
      .from(options)
      .where(eq(options.product_id, product_id))
      .orderBy(options.position)
    return rows.map(row => ({ product_id, ...row }))
  }
  const threeSizes = async () => {
    for (const { product_id } of goods) {
      const [small, middle, large] = await sizesOf(product_id)
      if (small && middle && large) return { product_id, sizes: [small, middle, large] as const }
    }
    throw new Error('No product has three sizes')
  }

  describe('filled with several sizes at once', () => {
    it('gets what is left of each in one go, and one notice names what is short', async () => {
      const { product_id, sizes } = await threeSizes()
      const [small, middle, large] = sizes
      for (const [size, left] of [
        [small, 50],
        [middle, 3],
        [large, 0],
      ] as const)
        await stock(shop, size, left)
      const items = sizes.map(({ option_id }) => ({ option_id, count: 5 }))
      const sent = withKey()
      const { cart_id, cart, line_id, line_ids } = await shop.ask(cartAdd, { product_id, items }, sent)
      expect(cart.items.map(line => [line.id, line.option_id, line.count])).toEqual([
        [line_ids?.[0], small.option_id, 5],
        [line_ids?.[1], middle.option_id, 3],
      ])
      expect(line_ids).toHaveLength(2)
      expect(line_id).toBe(line_ids?.[0])
      const name = cart.items[0]?.name
      expect(cart.notices).toEqual([
        {
          line_id: null,
          kind: 'reduced',
          text: `«${name}»: додано не все. розмір ${middle.name}: 3 з 5; розмір ${large.name}: більше немає`,
        },
      ])
      const again = await shop.ask(cartAdd, { product_id, items, cart_id, lang: 'en' }, sent)
      expect([again.cart.count, again.line_ids]).toEqual([8, line_ids])
      expect(again.cart.notices.map(({ text }) => text)).toEqual([
        expect.stringContaining(`size ${middle.name}: 3 of 5; size ${large.name}: none left`),
      ])
      const other = { ...sent, headers: { ...sent.headers } }
      const changed = { product_id, items: items.slice(1), cart_id }
      expect(refusalOf(await shop.post(cartAdd.path, changed, other)).status).toBe(409)

      const more = await shop.ask(cartAdd, { product_id, items, cart_id })
      expect(more.cart.items.map(line => line.count)).toEqual([10, 3])
      expect(more.cart.notices[0]?.text).toContain(`розмір ${middle.name}: більше немає`)
    })

    it('gets several products at once, and one notice names those that have sold out', async () => {
      const [first, second, third] = [at(3), at(4), at(5)].map(({ product_id, option_id }) => ({
        product_id,
        option_id,
        count: 1,
      }))
      const [belt] = await shop.db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.options_count, 0))
        .limit(1)
      if (!first || !second || !third || !belt) throw new Error('not enough goods')
      await stock(shop, at(3), 5)
      await stock(shop, at(4), 0)
      await stock(shop, at(5), 5)
      await shop.db.update(products).set({ left: 0 }).where(eq(products.id, belt.id))
      const items = [first, second, third, { product_id: belt.id, count: 1 }]
      const sent = withKey()
      const ask = () => shop.ask(cartAdd, { product_id: first.product_id, items }, sent)
      const { cart, line_ids } = await ask()
      expect(cart.items.map(line => [line.product_id, line.option_id])).toEqual([
        [first.product_id, first.option_id],
        [third.product_id, third.option_id],
      ])
      expect(line_ids).toHaveLength(2)
      expect(cart.notices).toHaveLength(1)
      const text = cart.notices[0]?.text ?? ''
      expect(text).toMatch(/^«.+»: більше немає\. «.+»: більше немає$/)
      expect((await ask()).cart).toMatchObject({ count: 2, notices: [{ text }] })
      const foreign = { product_id: belt.id, option_id: first.option_id, count: 1 }
      const withoutSize = { product_id: third.product_id, count: 1 }
      const refused = refusalOf(
        await shop.post(cartAdd.path, { product_id: first.product_id, items: [withoutSize, first, foreign] }),
      )
      const missing = [expect.any(String)]
      expect(refused.fields).toEqual({ 'items.0.option_id': missing, 'items.2.option_id': missing })
      await stock(shop, at(4), 50)
    })

    it('gets nothing when nothing is left, or when one of the sizes is not of the product', async () => {
      const { product_id, sizes } = await threeSizes()
      for (const size of sizes) await stock(shop, size, 0)
      const items = sizes.map(({ option_id }) => ({ option_id, count: 1 }))
      const none = refusalOf(await shop.post(cartAdd.path, { product_id, items }))
      expect(none).toMatchObject({ status: 409, message: 'На жаль, цього товару більше немає' })
      for (const size of sizes) await stock(shop, size, 5)
      const cart_id = await fillCart(shop, [{ goods: at(11), count: 1 }])
      const foreign = { option_id: at(11).product_id === product_id ? at(10).option_id : at(11).option_id, count: 1 }
      const refused = refusalOf(await shop.post(cartAdd.path, { product_id, items: [...items, foreign], cart_id }))
      expect(refused).toMatchObject({ status: 422, fields: { 'items.3.option_id': [expect.any(String)] } })
      expect((await shop.ask(cartShow, { cart_id })).cart.items).toHaveLength(1)
      for (const both of [{ option_id: sizes[0].option_id }, { count: 2 }])
        expect(refusalOf(await shop.post(cartAdd.path, { product_id, items, ...both })).fields).toHaveProperty('items')
    })
  })

  it('is returned in the requested language', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(0), count: 1 }])
    const [uk, ru, en] = await Promise.all(
      (['uk', 'ru', 'en'] as const).map(async lang => (await shop.ask(cartShow, { cart_id, lang })).cart),
    )
    expect(ru?.items[0]?.url).toBe(`/ru${uk?.items[0]?.url}`)
    expect(en?.items[0]?.url).toBe(`/en${uk?.items[0]?.url}`)
    expect(en?.items[0]?.name).not.toBe(uk?.items[0]?.name)
    expect(new Set([uk?.version, ru?.version, en?.version]).size).toBe(1)
  })

  it('updates a quantity, removes a line and is cleared', async () => {
    const cart_id = await fillCart(shop, [
      { goods: at(0), count: 1 },
      { goods: at(1), count: 1 },
    ])
    const { cart } = await shop.ask(cartShow, { cart_id })
    const [first, second] = cart.items
    const more = await shop.ask(cartUpdate, { cart_id, id: first?.id ?? 0, count: 5 })
    expect(more.cart.items[0]?.count).toBe(5)
    const less = await shop.ask(cartDelete, { cart_id, id: second?.id ?? 0 })
    expect(less.cart.items).toHaveLength(1)
    const none = await shop.ask(cartClear, { cart_id })
    expect(none.cart).toMatchObject({ items: [], count: 0, total_price: 0 })
    expect(await shop.ask(cartCount, { cart_id })).toEqual({ count: 0, total_price: 0 })
  })

  it('brings a removed line back with its quantity and in its place, also twice and for its own cart only', async () => {
    const lines = [0, 1, 2].map(index => ({ goods: at(index), count: index + 1 }))
    const cart_id = await fillCart(shop, lines)
    const before = (await shop.ask(cartShow, { cart_id })).cart
    const id = before.items[0]?.id ?? 0
    await shop.ask(cartDelete, { cart_id, id })
    const other = await fillCart(shop, [{ goods: at(0), count: 1 }])
    expect(refusalOf(await shop.post(cartRestore.path, { cart_id: other, id })).status).toBe(404)
    for (const _ of [1, 2]) expect((await shop.ask(cartRestore, { cart_id, id })).cart.items).toEqual(before.items)
    await shop.ask(cartDelete, { cart_id, id })
    const { product_id, option_id } = at(0)
    await shop.ask(cartAdd, { cart_id, product_id, option_id, count: 4 })
    const { cart } = await shop.ask(cartRestore, { cart_id, id })
    expect(cart.items.map(line => line.count)).toEqual([5, 2, 3])
    expect(cart.items[0]?.id).toBe(id)
  })

  it('takes no line beyond its maximum, nor one that was removed before', async () => {
    const { product_id, option_id } = at(10)
    const cart_id = await fillCart(shop, [{ goods: at(9), count: 1 }])
    const [cart] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.secret, cart_id))
    const id = (await shop.ask(cartShow, { cart_id })).cart.items[0]?.id ?? 0
    await shop.ask(cartDelete, { cart_id, id })
    const others = await shop.db
      .select({ product_id: options.product_id, option_id: options.id, price: options.price })
      .from(options)
      .where(notInArray(options.id, [at(9).option_id ?? 0, option_id ?? 0]))
      .limit(MAX_LINES - 1)
    await shop.db.insert(cart_lines).values(others.map(each => ({ cart_id: cart?.id ?? 0, count: 1, ...each })))
    expect((await shop.ask(cartAdd, { cart_id, product_id, option_id, count: 1 })).cart.items).toHaveLength(MAX_LINES)
    const full = { status: 409, message: 'У кошику вже 100 позицій: більше не вміститься' }
    expect(refusalOf(await shop.post(cartRestore.path, { cart_id, id }))).toMatchObject(full)
    const more = { cart_id, product_id: at(9).product_id, option_id: at(9).option_id, count: 1 }
    expect(refusalOf(await shop.post(cartAdd.path, more))).toMatchObject(full)
    expect((await shop.ask(cartShow, { cart_id })).cart.items).toHaveLength(MAX_LINES)
    expect((await shop.ask(cartAdd, { cart_id, product_id, option_id, count: 1 })).cart.items).toHaveLength(MAX_LINES)
  })

  it('changes the size of a line and takes in the line of that size, as much as is left, also when repeated', async () => {
    const { product_id, sizes } = await threeSizes()
    const [small, middle, large] = sizes
    for (const [size, left] of [
      [small, 50],
      [middle, 4],
      [large, 0],
    ] as const)
      await stock(shop, size, left)
    const cart_id = await fillCart(shop, [
      { goods: small, count: 3 },
      { goods: at(11), count: 1 },
      { goods: middle, count: 2 },
    ])
    const id = (await shop.ask(cartShow, { cart_id })).cart.items[0]?.id ?? 0
    const to = ({ option_id }: { option_id: number }) => ({ cart_id, id, option_id })
    expect(refusalOf(await shop.post(cartOption.path, to(large)))).toMatchObject({ status: 409, data: { cart_id } })
    expect(refusalOf(await shop.post(cartOption.path, to(at(11)))).fields).toHaveProperty('option_id')
    expect((await shop.ask(cartShow, { cart_id })).cart.items).toHaveLength(3)
    const { cart } = await shop.ask(cartOption, to(middle))
    expect(cart.items.map(line => [line.option_id, line.count])).toEqual([
      [middle.option_id, 4],
      [at(11).option_id, 1],
    ])
    expect(cart.items[0]).toMatchObject({ id, option: middle.name, price: middle.price / 100 })
    expect(cart.notices).toMatchObject([{ line_id: id, kind: 'reduced' }])
    expect((await shop.ask(cartOption, to(middle))).cart.items).toEqual(cart.items)
    const other = await fillCart(shop, [{ goods: small, count: 1 }])
    expect(refusalOf(await shop.post(cartOption.path, { ...to(small), cart_id: other })).status).toBe(404)
    const [shown] = await shop.ask(productOptions, { ids: [product_id, 999_999] })
    expect(shown?.options.slice(0, 3).map(({ id, count_left }) => [id, count_left])).toEqual([
      [small.option_id, 21],
      [middle.option_id, 4],
      [large.option_id, 0],
    ])
  })

  it('reduces a quantity to the stock and adds a notice', async () => {
    await stock(shop, at(2), 3)
    const { product_id, option_id } = at(2)
    const { cart_id, cart, line_id } = await shop.ask(cartAdd, { product_id, option_id, count: 7 })
    expect(cart.items[0]).toMatchObject({ count: 3, availability: 'running_out', count_left: 3 })
    expect(cart.notices).toMatchObject([{ line_id, kind: 'reduced' }])
    expect((await shop.ask(cartShow, { cart_id })).cart.notices).toEqual([])
    const again = await shop.ask(cartUpdate, { cart_id, id: line_id, count: 9, lang: 'en' })
    expect(again.cart.items[0]?.count).toBe(3)
    expect(again.cart.notices[0]?.text).toContain('only 3 left')
  })

  it('keeps a line that has sold out, with a total of 0 and a notice', async () => {
    const cart_id = await fillCart(shop, [
      { goods: at(4), count: 2 },
      { goods: at(5), count: 1 },
    ])
    const before = (await shop.ask(cartShow, { cart_id })).cart
    await stock(shop, at(4), 0)
    const { cart } = await shop.ask(cartShow, { cart_id })
    expect(cart.version).not.toBe(before.version)
    expect(cart.items[0]).toMatchObject({ total: 0, availability: 'out_of_stock', count_left: 0 })
    expect(cart.notices).toMatchObject([{ line_id: cart.items[0]?.id, kind: 'gone' }])
    expect(cart).toMatchObject({ count: 1, subtotal: at(5).price / 100 })
    const [line] = cart.items
    const refused = refusalOf(await shop.post('/api/cart/update', { cart_id, id: line?.id, count: 1 }))
    expect(refused).toMatchObject({ status: 409, data: { cart_id, cart: { count: 1 } } })
  })

  it('has a notice of a changed price until the line is updated', async () => {
    const { option_id, price } = at(6)
    const cart_id = await fillCart(shop, [{ goods: at(6), count: 1 }])
    const before = (await shop.ask(cartShow, { cart_id })).cart
    await shop.db
      .update(options)
      .set({ price: price + 10_050 })
      .where(eq(options.id, option_id))
    const { cart } = await shop.ask(cartShow, { cart_id })
    expect(cart.version).not.toBe(before.version)
    expect(cart.total_price).toBe((price + 10_050) / 100)
    expect(cart.notices).toMatchObject([{ kind: 'price' }])
    const touched = await shop.ask(cartUpdate, { cart_id, id: cart.items[0]?.id ?? 0, count: 1 })
    expect(touched.cart.notices).toEqual([])
  })

  it('keeps its version while the stock is sufficient', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(7), count: 2 }])
    const before = (await shop.ask(cartShow, { cart_id })).cart.version
    await stock(shop, at(7), 2)
    expect((await shop.ask(cartShow, { cart_id })).cart.version).toBe(before)
    await stock(shop, at(7), 1)
    expect((await shop.ask(cartShow, { cart_id })).cart.version).not.toBe(before)
  })

  it('adds once when a request is repeated with the same key', async () => {
    const { product_id, option_id } = at(8)
    const once = withKey()
    const body = { product_id, option_id, count: 2 }
    const answers = await Promise.all([1, 2, 3].map(() => shop.ask(cartAdd, body, once)))
    expect(new Set(answers.map(answer => answer.cart_id)).size).toBe(1)
    expect(answers.map(answer => answer.cart.count)).toEqual([2, 2, 2])
    const refused = refusalOf(await shop.post('/api/cart/add', { ...body, count: 3 }, once))
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('does not return the cart of a key to a client from another address', async () => {
    const { product_id, option_id } = at(8)
    const body = { product_id, option_id, count: 1 }
    const sent = (key: string, address: string) => ({ headers: { 'Idempotency-Key': key, 'X-Forwarded-For': address } })
    const key = 'first-goods-of-all'
    const first = await shop.ask(cartAdd, body, sent(key, '203.0.113.1'))
    // The response was lost: the client repeats the request without a cart.
    expect((await shop.ask(cartAdd, body, sent(key, '203.0.113.1'))).cart_id).toBe(first.cart_id)
    const otherClient = await shop.ask(cartAdd, body, sent(key, '203.0.113.2'))
    expect(otherClient.cart_id).not.toBe(first.cart_id)
    expect(otherClient.cart.count).toBe(1)
    // With the id of the cart the key identifies the same request.
    const known = { ...body, cart_id: first.cart_id }
    expect((await shop.ask(cartAdd, known, sent(key, '203.0.113.3'))).cart.count).toBe(1)
    const other = await fillCart(shop, [{ goods: at(8), count: 1 }])
    const added = await shop.ask(cartAdd, { ...body, cart_id: other }, sent(key, '203.0.113.1'))
    expect(added).toMatchObject({ cart_id: other, cart: { count: 2 } })
    // After another change of the cart its client knows the id: a repeat without it comes from somebody else.
    await shop.ask(cartUpdate, { cart_id: first.cart_id, id: first.line_id, count: 3 })
    const late = await shop.post('/api/cart/add', body, sent(key, '203.0.113.1'))
    expect(refusalOf(late)).toMatchObject({ status: 409, data: undefined })
    expect(JSON.stringify(late.body)).not.toContain(first.cart_id)
    expect((await shop.ask(cartAdd, known, sent(key, '203.0.113.1'))).cart.count).toBe(3)
  })

  it('rejects a missing or unknown option and an unknown product', async () => {
    const { product_id } = at(0)
    const missing = refusalOf(await shop.post('/api/cart/add', { product_id }))
    expect(missing.fields).toEqual({ option_id: ['Оберіть розмір'] })
    expect(refusalOf(await shop.post('/api/cart/add', { product_id, option_id: 999_999 })).status).toBe(422)
    expect(refusalOf(await shop.post('/api/cart/add', { product_id: 999_999 })).status).toBe(404)
  })
})
