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

  it.each([
    ['шолом', /^(Каска|Підшоломник)/],
    ['шолома', /^Каска/],
    ['шалом', /^Каска/],
    ['ijkjv', /^Каска/],
    ['роба', /^(Куртка|Штани|Комбінезон)/],
    ['спецодяг', /^(Куртка|Штани|Комбінезон|Напівкомбінезон)/],
    ['берці', /^Черевики/],
    ['сорочка', /^(Поло|Лонгслів)/],
    ['кросівки', /^Напівчеревики/],
    ['вачеги', /^(Краги|Рукавиці)/],
    ['рубашка', /^(Поло|Лонгслів)/],
    ['hard hat', /^Каска/],
    ['шолом білий', /^Каска .* біла/],
  ])('finds by a synonym what «%s» is called in the shop, and suggests it', async (query, name) => {
    const { products, synonyms } = await find(query)
    expect(synonyms.length).toBeGreaterThan(0)
    const suggested = await shop.ask(searchSuggest, { query })
    for (const cards of [products.items, suggested.products])
      expect(cards.slice(0, 3).map(card => card.name)).toEqual(cards.slice(0, 3).map(() => expect.stringMatching(name)))
  })

  it('names the synonym in the language of the page, and none where the word itself has matches, which come first', async () => {
    expect((await find('роба')).synonyms).toContain('штани')
    expect((await find('роба', { lang: 'ru' })).synonyms).toContain('брюки')
    const { products, synonyms, corrected } = await find('дощовик', { per_page: 60 })
    expect({ synonyms, corrected }).toEqual({ synonyms: [], corrected: null })
    const own = products.items.map(card => /^Дощовик/.test(card.name))
    expect(own).toContain(false)
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)))
  })

  it.each([
    ['EN 388', ['en388', 'EN-388', '388', 'ен388', 'ЕН 388']],
    ['EN ISO 20471', ['eniso20471', 'iso20471', 'ISO 20471', 'исо 20471', 'ісо20471']],
    ['S3', ['s3', 'С3', 'с3']],
  ])('finds %s in other spellings', async (code, spellings) => {
    const { total } = (await find(code)).products
    expect(total).toBeGreaterThan(0)
    for (const query of spellings)
      expect([query, (await find(query)).products.total, (await find(query)).corrected]).toEqual([query, total, null])
  })

  it('applies sizes and prices in words as filters, those of the request first', async () => {
    const said = await find('штани, розмір 52, до 3000 грн')
    const filters = { size: ['52'], price: { max: 3000 } }
    expect(said.understood).toEqual({ query: 'штани', filters })
    const filtered = await find('штани', { filters })
    expect(filtered.understood).toBeNull()
    expect(filtered.products.total).toBeGreaterThan(0)
    expect({ products: said.products, facets: said.facets }).toEqual({
      products: filtered.products,
      facets: filtered.facets,
    })
    const suggested = await shop.ask(searchSuggest, { query: 'штани розмір 52 до 3000 грн' })
    expect(suggested.products.map(({ id }) => id)).toEqual(filtered.products.items.slice(0, 6).map(({ id }) => id))

    const own = await find('штани розмір 52 до 3000 грн', { filters: { size: ['54'] } })
    expect(own.understood).toEqual({ query: 'штани розмір 52', filters: { price: { max: 3000 } } })
  })

  it('lists all products when nothing but filters was said, and of a range the sizes that the results have', async () => {
    const all = await find('розмір 52 до 2к')
    expect(all.understood).toEqual({ query: '', filters: { size: ['52'], price: { max: 2000 } } })
    expect(all.products.total).toBeGreaterThan(3)
    const range = await find('куртка розмір 44-48')
    expect(range.understood?.filters.size).toEqual(['44', '46', '48'])
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
