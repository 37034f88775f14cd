import { search, searchSuggest } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, type Shop } from '../testing/shop.ts'

describe.each(databases)('search on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const find = (query: string, change: object = {}) => shop.ask(search, { query, ...change })

  it('finds the same jackets with typos, another keyboard layout, transliteration and inflection', async () => {
    const { products } = await find('куртка')
    expect(products.total).toBeGreaterThan(5)
    for (const query of ['Куртки', 'куртаки', 'куртака', 'крутка', 'rehnrf', 'REHNRF', 'kurtka', 'куртку'])
      expect([query, (await find(query)).products.total]).toEqual([query, products.total])
  })

  it.each([
    ['куртака', 'куртка'],
    ['rehnrf', 'куртка'],
    ['kurtka', 'куртка'],
  ])('corrects «%s» to «%s»', async (query, corrected) => {
    expect((await find(query)).corrected).toBe(corrected)
  })

  it('returns null as the correction of a query with matches', async () => {
    expect((await find('куртка')).corrected).toBeNull()
  })

  it('finds words of every language, whatever the language of the call', async () => {
    for (const [query, name] of [
      ['брюки', /Штани/],
      ['trousers', /Штани/],
      ['штани', /Штани/],
    ] as const)
      expect((await find(query)).products.items[0]?.name).toMatch(name)
    expect((await find('штани', { lang: 'en' })).products.items[0]?.name).toMatch(/trousers/i)
  })

  it.each([
    ['рукавиці нитка чорні', 'рукавиці нитка чорний', 'HT-8103'],
    ['ботинки грунт чёрные', 'ботинки грунт чёрный', 'HT-7003'],
    ['куртка майстер зелена', 'куртка майстер зелений', 'HT-1073'],
  ])(
    'finds colours that agree with the noun, as in «%s», and as they are in the facet, as in «%s»',
    async (agreed, plain, code) => {
      for (const query of [agreed, plain])
        expect([query, (await find(query)).products.items.map(card => card.code)]).toEqual([
          query,
          expect.arrayContaining([code]),
        ])
    },
  )

  it.each(['HT-1042', 'ht1042', 'ht 1042', 'НТ-1042', '1042'])('finds the article %s', async query => {
    const { products } = await find(query)
    expect(products.items.map(card => card.code)).toEqual(['HT-1042'])
  })

  it('requires every word and sorts matches in names first', async () => {
    const { products } = await find('куртка софтшел')
    expect(products.items[0]?.name).toMatch(/Куртка софтшел/)
    expect(products.total).toBeLessThan((await find('куртка')).products.total)
  })

  it('filters by facets', async () => {
    const { facets } = await find('куртка')
    const colour = facets.find(facet => facet.id === 'colour')
    const value = colour?.kind === 'choice' ? colour.values[0] : undefined
    const narrowed = await find('куртка', { filters: { colour: [value?.value ?? ''] } })
    expect(narrowed.products.total).toBe(value?.count)
  })

  it('returns categories for an empty query and one without matches', async () => {
    for (const query of ['', '   ', 'жщщзхх', '!!!', '<script>', ':* & |', '%%%']) {
      const found = await find(query)
      expect([query, found.products.total, found.children.length > 3]).toEqual([query, 0, true])
    }
  })

  it.each(["' or 1=1 --", "'); drop table products; --", 'a:*', "\\'"])('searches %s as text', async query => {
    expect((await shop.post('/api/search', { query })).status).toBe(200)
    expect((await shop.post('/api/search/suggest', { query })).status).toBe(200)
  })

  it('suggests products, categories and queries while typing', async () => {
    const suggested = await shop.ask(searchSuggest, { query: 'кур' })
    expect(suggested.products.length).toBeGreaterThan(3)
    expect(suggested.categories.some(category => category.url === '/jackets')).toBe(true)
    expect(suggested.queries.every(query => query.includes('кур'))).toBe(true)
    const popular = await shop.ask(searchSuggest, { query: ' ' })
    expect(popular).toEqual({ products: [], categories: [], queries: expect.any(Array) })
    expect(popular.queries.length).toBeGreaterThan(2)
    for (const query of popular.queries) expect((await find(query)).products.total).toBeGreaterThan(0)
  })
})
