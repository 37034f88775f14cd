import { productShow, productSubstitutes } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories, models, options, product_facets, products } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { protectsAtLeastAs } from './protection.ts'

const TRAVERS = { page: 'jackets', product: 'kurtka-robocha-travers-hrafit' }

describe.each(databases)('substitutes on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const isWomens = async (id: number) =>
    (await shop.db.select().from(product_facets).where(eq(product_facets.product_id, id))).some(
      ({ facet_id, value }) => facet_id === 'fit' && value === 'women',
    )
  const rowOf = async (id: number) => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    if (!row) throw new Error(`There is no product ${id}`)
    return row
  }

  it('are other colours first, then models of the category that protect no less, in stock in that size', async () => {
    const { product } = await shop.ask(productShow, TRAVERS)
    const size = product.options.find(({ name }) => name === '52')
    const cards = await shop.ask(productSubstitutes, { product_id: product.id, option_id: size?.id })
    const { model_id, category_id } = await rowOf(product.id)
    const ofModel = await Promise.all(cards.map(async ({ id }) => (await rowOf(id)).model_id === model_id))
    expect(ofModel.filter(Boolean)).toHaveLength(product.variants.length - 1)
    expect(ofModel).toEqual(ofModel.toSorted((a, b) => Number(b) - Number(a)))
    expect(cards[0]?.differences).toEqual([
      { name: 'Колір', value: cards[0]?.variants.find(({ current }) => current)?.name },
    ])
    for (const { id, standards } of cards) {
      expect(id).not.toBe(product.id)
      expect((await rowOf(id)).category_id).toBe(category_id)
      expect(protectsAtLeastAs(standards, product.standards)).toBe(true)
      expect(await isWomens(id)).toBe(false)
      const sizes = await shop.db.select().from(options).where(eq(options.product_id, id))
      expect(sizes.find(({ name }) => name === '52')?.left).toBeGreaterThan(0)
    }
  })

  it('protect no less than any model of the shop, and tell in what else they differ', async () => {
    const slugs = await shop.db
      .select({ product: products.slug, page: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category_id))
      .where(eq(products.position, 0))
    const told = new Set<string>()
    for (const slug of slugs) {
      const { product } = await shop.ask(productShow, { ...slug, lang: 'en' })
      const cards = await shop.ask(productSubstitutes, { product_id: product.id, lang: 'en' })
      for (const { standards, differences } of cards) {
        expect(protectsAtLeastAs(standards, product.standards), slug.product).toBe(true)
        for (const { name } of differences) told.add(name)
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['Colour', 'Season', 'Material']))
    expect([...told].some(name => name.startsWith('EN '))).toBe(true)
  })

  it('are worn where the product is', async () => {
    const trousers = { page: 'rainwear', product: 'shtany-volohozakhysni-zlyva-chornyi' }
    const { product } = await shop.ask(productShow, trousers)
    const { model_id } = await rowOf(product.id)
    const cards = await shop.ask(productSubstitutes, { product_id: product.id })
    expect(cards.length).toBeGreaterThan(0)
    for (const { id } of cards) expect((await rowOf(id)).model_id).toBe(model_id)
    const raincoat = { page: 'rainwear', product: 'doshchovyk-nehoda-voloshkovyi' }
    const coat = await shop.ask(productShow, raincoat)
    const coats = await shop.ask(productSubstitutes, { product_id: coat.product.id })
    expect(coats.map(({ url }) => url).filter(url => url.includes('shtany'))).toEqual([])
  })

  it('are worn where the goods of its section are, when a product has no size chart', async () => {
    const coat = await shop.ask(productShow, { page: 'rainwear', product: 'doshchovyk-nehoda-voloshkovyi' })
    const trousers = await shop.ask(productShow, { page: 'rainwear', product: 'shtany-volohozakhysni-zlyva-chornyi' })
    const { model_id } = await rowOf(coat.product.id)
    await shop.db
      .update(models)
      .set({ size_chart: { uk: null, ru: null, en: null } })
      .where(eq(models.id, model_id))
    const pathsFor = async ({ product: { id } }: typeof coat) =>
      (await shop.ask(productSubstitutes, { product_id: id })).map(({ url }) => url)
    expect(await pathsFor(trousers)).not.toContainEqual(expect.stringContaining('doshchovyk'))
    const coats = await pathsFor(coat)
    expect(coats).toContainEqual(expect.not.stringContaining('nehoda'))
    expect(coats).not.toContainEqual(expect.stringContaining('shtany'))
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
