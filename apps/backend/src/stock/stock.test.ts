import {
  checkoutCancel,
  checkoutSubmit,
  EVERYTHING_TAG,
  newsList,
  pageHome,
  pageShow,
  productShow,
  settingsAll,
} from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpDataVersions } from '../db/data-versions.ts'
import { categories, data_versions, options, products } from '../db/schema/index.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { transact } from '../db/transact.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, toBranch, withKey } from '../testing/shopper.ts'
import { adjustStock, reserveStock } from './stock.ts'

describe.each(databases)('cache tags that an order changes on %s', kind => {
  let shop: Shop
  let goods: Goods
  beforeAll(async () => {
    shop = await openShop(kind)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
  })
  afterAll(() => shop.close())

  /** By tag: the transaction that changed it last. `readDataChanges` repeats changes while another test's transaction runs. */
  const versions = async () =>
    new Map((await shop.db.select().from(data_versions)).map(({ tag, changed_in }) => [tag, changed_in]))

  /** The tags that `change` has changed, in the order of their names, and what it returned. */
  async function changedBy<Result>(change: () => Promise<Result>): Promise<[string[], Result]> {
    const before = await versions()
    const result = await change()
    const changed = [...(await versions())].filter(([tag, changed_in]) => before.get(tag) !== changed_in)
    return [changed.map(([tag]) => tag).toSorted(), result]
  }

  /** Sells `count` pieces of the only option in stock, which has `left` pieces; returns the changed tags. */
  async function sell(left: number, count: number) {
    await shop.db.update(options).set({ left: 0 }).where(eq(options.product_id, goods.product_id))
    await shop.db.update(options).set({ left }).where(eq(options.id, goods.option_id))
    await shop.db.update(products).set({ left }).where(eq(products.id, goods.product_id))
    await bumpDataVersions(shop.db, [EVERYTHING_TAG])
    const [sold, order] = await changedBy(async () => {
      const cart_id = await fillCart(shop, [{ goods, count }])
      return shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, withKey())
    })
    return { order, sold }
  }

  it('are none while the stock is not shown exactly', async () => {
    expect((await sell(100, 1)).sold).toEqual([])
  })

  it('are the product page only when the exact stock changes, also when the order is cancelled', async () => {
    const { order, sold } = await sell(15, 1)
    const page = [`product:${goods.product_id}`]
    expect(sold).toEqual(page)
    const [cancelled] = await changedBy(() => shop.ask(checkoutCancel, { number: order.number, token: order.token }))
    expect(cancelled).toEqual(page)
  })

  it('include the card and its listings when the availability changes', async () => {
    const { sold } = await sell(6, 1)
    expect(sold).toContain(`card:${goods.product_id}`)
    expect(sold).toContain('search')
    const lists = sold.filter(tag => tag.startsWith('category:'))
    expect(lists.length).toBeGreaterThan(0)
    expect(lists.length).toBeLessThan((await shop.db.select().from(categories)).length)
    for (const tag of ['news', 'settings', 'menu', 'home', 'catalogue']) expect(sold).not.toContain(tag)
  })

  it('come back to a size as far as it holds them', async () => {
    const { stock } = catalogueLimits
    const { order } = await sell(stock, 2)
    const restock = { product_id: goods.product_id, option_id: goods.option_id, count: 1 }
    await transact(shop.db, async tx => {
      await reserveStock(tx, [restock])
      await adjustStock(tx, [restock], 1)
    })
    await shop.ask(checkoutCancel, { number: order.number, token: order.token })
    const [size] = await shop.db.select().from(options).where(eq(options.id, goods.option_id))
    const [product] = await shop.db.select().from(products).where(eq(products.id, goods.product_id))
    expect([size?.left, product?.left]).toEqual([stock, stock])
  })

  it('include the card when a size is sold out, whose price may have been the lowest', async () => {
    await shop.db.update(options).set({ left: 50 }).where(eq(options.product_id, goods.product_id))
    await shop.db.update(options).set({ left: 1 }).where(eq(options.id, goods.option_id))
    await shop.db.update(products).set({ left: 200 }).where(eq(products.id, goods.product_id))
    await bumpDataVersions(shop.db, [EVERYTHING_TAG])
    const [sold] = await changedBy(async () => {
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      return shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, withKey())
    })
    expect(sold).toContain(`card:${goods.product_id}`)
  })

  it('are in the `Cache-Tag` headers of responses', async () => {
    const tagsOf = async (path: string, body: object) =>
      (await shop.post(path, body)).headers.get('cache-tag')?.split(',') ?? []
    const [row] = await shop.db
      .select({ product: products.slug, page: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category_id))
      .where(eq(products.id, goods.product_id))
    if (!row) throw new Error('The product is gone')
    expect(await tagsOf(settingsAll.path, {})).toEqual(['settings'])
    expect(await tagsOf(newsList.path, {})).toEqual(['news'])
    const list = await tagsOf(pageShow.path, { page: row.page })
    expect(list).toContain(`category:${row.page}`)
    expect(list).toContain('catalogue')
    expect(list.filter(tag => tag.startsWith('card:')).length).toBeGreaterThan(5)
    for (let time = 0; time < 2; time++) expect(await tagsOf(pageShow.path, { page: row.page })).toEqual(list)
    expect(await tagsOf(productShow.path, row)).toContain(`product:${goods.product_id}`)
    expect(await tagsOf(pageHome.path, {})).toEqual(expect.arrayContaining(['home', 'news', 'catalogue']))
  })

  it('invalidate a listing when an availability in it changes', async () => {
    await sell(15, 1)
    const [row] = await shop.db
      .select({ slug: categories.slug, code: products.code })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category_id))
      .where(eq(products.id, goods.product_id))
    const labelOf = async () => {
      const shown = await shop.ask(pageShow, { page: row?.slug ?? '', per_page: 100 })
      if (shown.kind !== 'category') throw new Error('no category')
      return shown.products.items.find(({ code }) => code === row?.code)?.availability
    }
    expect(await labelOf()).toBe('in_stock')
    const cart_id = await fillCart(shop, [{ goods, count: 12 }])
    await shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id }, withKey())
    expect(await labelOf()).toBe('running_out')
  })
})
