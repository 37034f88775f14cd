import { type ProductCard, pageHome, pageShow, productCards, productShow, search, searchSuggest } from '@shop/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { models, options, product_facets, products } from '../db/schema/index.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

describe.each(databases)('the colours of a model on %s', kind => {
  let shop: Shop
  /** Model of each product. */
  let modelOf: ReadonlyMap<number, number>
  beforeAll(async () => {
    shop = await openShop(kind)
    // The goods of the demo are no novelties for ever.
    await shop.db.update(products).set({ since: new Date() })
    const rows = await shop.db.select({ id: products.id, model_id: products.model_id }).from(products)
    modelOf = new Map(rows.map(row => [row.id, row.model_id]))
  })
  afterAll(() => shop.close())

  const list = async (page: string, change: object = {}) => {
    const shown = await shop.ask(pageShow, { page, per_page: 100, ...change })
    if (shown.kind !== 'category') throw new Error(`${page} is a category`)
    return shown
  }
  const modelsOf = (cards: readonly ProductCard[]) => cards.map(card => modelOf.get(card.id))
  const coloursOf = async (slug: string) => {
    const rows = await shop.db
      .select({ product: products })
      .from(products)
      .innerJoin(models, eq(models.id, products.model_id))
      .where(eq(models.slug, slug))
      .orderBy(asc(products.position))
    return rows.map(row => row.product)
  }
  const cardOf = (cards: readonly ProductCard[], of: readonly { id: number }[]) =>
    cards.find(card => of.some(({ id }) => id === card.id))

  it('are one card in every list, with all colours in their order', async () => {
    const home = await shop.ask(pageHome, {})
    const found = await shop.ask(search, { query: 'куртка', per_page: 100 })
    const suggested = await shop.ask(searchSuggest, { query: 'куртка' })
    const { products: jackets } = await list('jackets')
    const [first] = jackets.items
    const [, page = '', product = ''] = first?.url.split('/') ?? []
    const { related } = await shop.ask(productShow, { page, product })
    for (const cards of [home.hits, home.novelties, found.products.items, suggested.products, jackets.items, related]) {
      expect(cards.length).toBeGreaterThan(2)
      expect(new Set(modelsOf(cards)).size).toBe(cards.length)
      for (const card of cards) {
        const colours = await shop.db
          .select({ id: products.id })
          .from(products)
          .where(eq(products.model_id, modelOf.get(card.id) ?? 0))
          .orderBy(asc(products.position))
        expect(card.variants.map(({ id }) => id)).toEqual(colours.map(({ id }) => id))
        expect(card.variants.filter(({ current }) => current)).toMatchObject([{ id: card.id, url: card.url }])
      }
    }
    expect(jackets.total).toBe(jackets.items.length)
    expect(found.products.total).toBe(found.products.items.length)
  })

  it('are counted once by facets, as many as choosing the value lists', async () => {
    const { facets, products: all } = await list('gloves')
    for (const facet of facets)
      if (facet.kind === 'choice')
        for (const { value, count } of facet.values) {
          const { products: chosen } = await list('gloves', { filters: { [facet.id]: [value] } })
          expect([facet.id, value, chosen.total, new Set(modelsOf(chosen.items)).size]).toEqual([
            facet.id,
            value,
            count,
            count,
          ])
        }
    const colours = facets.find(({ id }) => id === 'colour')
    const listed = colours?.kind === 'choice' ? colours.values.reduce((sum, { count }) => sum + count, 0) : 0
    // A model with two colours counts for both.
    expect(listed).toBeGreaterThan(all.total)
  })

  it('are shown by the colour that a filter or a query asks for', async () => {
    const colours = await coloursOf('kurtka-robocha-travers')
    const { products: all } = await list('jackets')
    expect(cardOf(all.items, colours)?.id).toBe(colours[0]?.id)
    const navy = colours.find(({ swatch, slug }) => swatch.length > 0 && slug.includes('syn'))
    if (!navy) throw new Error('«Траверс» comes in navy')
    const { products: filtered } = await list('jackets', { filters: { colour: ['navy'] } })
    expect(cardOf(filtered.items, colours)).toMatchObject({ id: navy.id, code: navy.code })
    const named = await shop.ask(search, { query: `траверс ${navy.colours.uk}`, per_page: 100 })
    expect(cardOf(named.products.items, colours)?.id).toBe(navy.id)
    const byCode = await shop.ask(search, { query: navy.code })
    expect(byCode.products.items.map(({ id }) => id)).toEqual([navy.id])
  })

  it('match filters together: a size in one colour and another colour are not one product', async () => {
    const { items } = (await list('jackets')).products
    const found = items.find(({ variants }) => variants.length > 1)
    const [one, other] = found?.variants ?? []
    if (!one || !other) throw new Error('some jackets have two colours')
    const [size] = await shop.db
      .select()
      .from(options)
      .where(eq(options.product_id, one.id))
      .orderBy(asc(options.position))
    const colours = await shop.db
      .select()
      .from(products)
      .where(eq(products.model_id, modelOf.get(one.id) ?? 0))
    await shop.db
      .update(options)
      .set({ left: 9 })
      .where(eq(options.id, size?.id ?? 0))
    for (const { id } of colours)
      if (id !== one.id) await shop.db.update(options).set({ left: 0 }).where(eq(options.product_id, id))
    const facetOf = async (id: number) => {
      const rows = await shop.db
        .select({ value: product_facets.value })
        .from(product_facets)
        .where(and(eq(product_facets.product_id, id), eq(product_facets.facet_id, 'colour')))
      return rows[0]?.value ?? ''
    }
    const filters = (colour: string) => ({ colour: [colour], size: [size?.name ?? ''] })
    const { products: with_size } = await list('jackets', { filters: filters(await facetOf(one.id)), sort: 'new' })
    expect(cardOf(with_size.items, colours)?.id).toBe(one.id)
    const { products: without } = await list('jackets', { filters: filters(await facetOf(other.id)), sort: 'new' })
    expect(cardOf(without.items, colours)).toBeUndefined()
  })

  it('are read again for a card when one of them changes, and not before', async () => {
    const card = (await list('tops')).products.items.find(({ variants }) => variants.length > 1)
    const other = card?.variants.find(({ current }) => !current)
    if (!card || !other) throw new Error('some tops have two colours')
    const shownAs = async () => {
      const [shown] = await shop.ask(productCards, { ids: [card.id] })
      return shown?.variants.find(({ id }) => id === other.id)?.availability
    }
    expect(await shownAs()).toBe('in_stock')
    await shop.db.update(products).set({ left: 0 }).where(eq(products.id, other.id))
    expect(await shownAs()).toBe('in_stock')
    await shop.expire(`card:${other.id}`)
    expect(await shownAs()).toBe('out_of_stock')
  })

  it('are shown by the first one in stock, unless all are sold out', async () => {
    const { items } = (await list('bibs')).products
    const [first, second] = items.find(({ variants }) => variants.length > 1)?.variants ?? []
    if (!first || !second) throw new Error('some bibs have two colours')
    const ids = new Set([first.id, second.id])
    const model = modelOf.get(first.id) ?? 0
    await shop.db.update(products).set({ left: 0 }).where(eq(products.model_id, model))
    await shop.db.update(products).set({ left: 30 }).where(eq(products.id, second.id))
    await shop.expire(...items.flatMap(({ variants }) => variants.map(({ id }) => `product:${id}`)))
    const shown = async () =>
      (await list('bibs', { sort: 'rating', page_number: 1 })).products.items.find(({ variants }) =>
        variants.some(({ id }) => ids.has(id)),
      )
    const card = await shown()
    expect(card).toMatchObject({ id: second.id, availability: 'in_stock' })
    expect(card?.variants.find(({ id }) => id === first.id)?.availability).toBe('out_of_stock')
    await shop.db.update(products).set({ left: 0 }).where(eq(products.model_id, model))
    await shop.expire(`product:${second.id}`, `card:${second.id}`)
    const soldOut = (await list('bibs', { sort: 'new' })).products.items.find(({ id }) => id === first.id)
    expect(soldOut?.availability).toBe('out_of_stock')
  })

  it('of different prices are listed and sorted by the lowest of those found', async () => {
    const { items } = (await list('trousers')).products
    const card = items.find(({ variants }) => variants.length > 1)
    const [one, other] = card?.variants ?? []
    if (!one || !other) throw new Error('some trousers have two colours')
    expect(card?.price_from).toBeNull()
    await shop.db.update(products).set({ price: 100 }).where(eq(products.id, other.id))
    await shop.db.update(options).set({ price: 100 }).where(eq(options.product_id, other.id))
    await shop.expire(`product:${other.id}`)
    const { products: cheap } = await list('trousers', { sort: 'cheap' })
    expect(cheap.items[0]).toMatchObject({ id: one.id, price_from: 1 })
    expect(cheap.items[0]?.price).toBeGreaterThan(1)
    expect((await list('trousers', { sort: 'expensive' })).products.items.at(-1)?.id).toBe(one.id)
    const { products: affordable } = await list('trousers', { filters: { price: { max: 50 } } })
    expect(affordable.items).toMatchObject([{ id: other.id, price: 1, price_from: null }])
    const { products: others } = await list('trousers', { filters: { price: { min: 50 } } })
    expect(others.items.find(({ id }) => id === one.id)?.price_from).toBeNull()
  })
})
