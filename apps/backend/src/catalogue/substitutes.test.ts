import { productShow, productSubstitutes } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { options, product_facets, products } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'

const TRAVERS = { page: 'jackets', product: 'kurtka-robocha-travers-hrafit' }

describe.each(databases)('substitutes on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const standardsOf = async (id: number) =>
    (await shop.db.select().from(product_facets).where(eq(product_facets.product_id, id)))
      .filter(({ facet_id }) => facet_id === 'standard')
      .map(({ value }) => value)
  const isWomens = async (id: number) =>
    (await shop.db.select().from(product_facets).where(eq(product_facets.product_id, id))).some(
      ({ facet_id, value }) => facet_id === 'fit' && value === 'women',
    )

  it('are other models of the category with a common standard, in stock in that size', async () => {
    const { product } = await shop.ask(productShow, TRAVERS)
    const size = product.options.find(({ name }) => name === '52')
    const cards = await shop.ask(productSubstitutes, { product_id: product.id, option_id: size?.id })
    expect(cards.length).toBeGreaterThan(0)
    const own = await standardsOf(product.id)
    const [{ model_id, category_id } = { model_id: 0, category_id: 0 }] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, product.id))
    for (const { id } of cards) {
      const [row] = await shop.db.select().from(products).where(eq(products.id, id))
      expect(row).toMatchObject({ category_id })
      expect(row?.model_id).not.toBe(model_id)
      expect((await standardsOf(id)).some(standard => own.includes(standard))).toBe(true)
      expect(await isWomens(id)).toBe(false)
      const sizes = await shop.db.select().from(options).where(eq(options.product_id, id))
      expect(sizes.find(({ name }) => name === '52')?.left).toBeGreaterThan(0)
    }
  })

  it('leave out what has sold out in the meantime, and answer 404 for what does not exist', async () => {
    const { product } = await shop.ask(productShow, TRAVERS)
    const size = product.options.find(({ name }) => name === '52')
    const ask = () => shop.ask(productSubstitutes, { product_id: product.id, option_id: size?.id })
    const [first] = await ask()
    if (!first) throw new Error('There is no substitute')
    await shop.db.update(options).set({ left: 0 }).where(eq(options.product_id, first.id))
    await shop.expire(`product:${first.id}`)
    expect((await ask()).map(({ id }) => id)).not.toContain(first.id)
    for (const body of [{ product_id: 999_999 }, { product_id: product.id, option_id: 999_999 }])
      expect(refusalOf(await shop.post(productSubstitutes.path, body)).status).toBe(404)
  })
})
