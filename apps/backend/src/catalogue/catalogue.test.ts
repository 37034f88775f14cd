import {
  categoryHits,
  type Facet,
  isExactStock,
  menuGetByIds,
  newsShow,
  pageHome,
  pageShow,
  productCards,
  productPreviews,
  productShow,
  reviewsAdd,
  reviewsList,
  settingsAll,
  shownStock,
  sorts,
} from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articles, banners, options, pages, product_texts, products } from '../db/schema/index.ts'
import { digestOf } from '../pictures/picture.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { findGoods, firstProduct, stock } from '../testing/shopper.ts'
import { labelsOf, noveltyFrom } from './cards.ts'
import { findPicturesToWarm } from './picture-warmup.ts'

it('labels a product as new on all of the first day that the list of novelties has', () => {
  const now = new Date('2026-11-27T08:40:00Z')
  const kinds = (since: string) =>
    labelsOf({ price: 1, old_price: null, hit: false, since: new Date(since) }, 'uk', now).map(({ kind }) => kind)
  expect(noveltyFrom(now).toISOString()).toBe('2026-09-28T00:00:00.000Z')
  expect(kinds('2026-09-28T07:00:00Z')).toEqual(['new'])
  expect(kinds('2026-09-27T23:00:00Z')).toEqual([])
})

describe.each(databases)('the catalogue on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const category = async (change: object = {}) => {
    const page = await shop.ask(pageShow, { page: 'jackets', per_page: 100, ...change })
    if (page.kind !== 'category') throw new Error('jackets are a category')
    return page
  }
  const choices = (facets: readonly Facet[], id: string) => {
    const facet = facets.find(candidate => candidate.id === id)
    return facet?.kind === 'choice' ? facet.values : []
  }

  it('has settings and menus in three languages', async () => {
    for (const lang of locales) {
      const settings = await shop.ask(settingsAll, { lang })
      expect(settings.checkout.cities.length).toBeGreaterThan(3)
      expect(settings.contacts.filter(contact => contact.is_main)).toHaveLength(1)
      expect(settings.demo_directory).toBe(true)
    }
    const { items } = await shop.ask(menuGetByIds, { ids: [1, 2, 6, 99], lang: 'ru' })
    expect(Object.keys(items)).toEqual(['1', '2', '6'])
    const addresses = JSON.stringify(items).match(/"url":"[^"]+"/g) ?? []
    expect(addresses.filter(address => !address.startsWith('"url":"/ru'))).toEqual([])
  })

  it('renders the pictures of banners, category tiles and popular products in advance', async () => {
    const { banners, categories, hits } = await shop.ask(pageHome, {})
    const warmed = (await findPicturesToWarm(shop.db)).flatMap(({ pictures }) => pictures.map(digestOf))
    const digestIn = (src: string) => src.split('/')[2]
    for (const image of [...banners, ...categories].flatMap(({ image }) => image ?? []))
      expect(warmed).toContain(digestIn(image.src))
    expect(hits.some(({ image }) => warmed.includes(digestIn(image.src) ?? ''))).toBe(true)
  })

  it('counts the products of categories in menus', async () => {
    const { items } = await shop.ask(menuGetByIds, { ids: [6, 7, 8], lang: 'ru' })
    const jackets = items['6']?.items.find(({ url }) => url === '/ru/jackets')
    expect(jackets?.count).toBe((await category()).category.count)
    expect(jackets?.children.find(({ url }) => url === '/ru/work-jackets')?.count).toBeGreaterThan(0)
    expect(items['7']?.items[0]?.url).toBe('/ru/catalogue?standard=en-iso-20471')
    expect(items['7']?.items[0]?.text).toBeTruthy()
  })

  it('has a hit of every category with products', async () => {
    const { items } = await shop.ask(categoryHits, { lang: 'en' })
    const { categories } = await shop.ask(pageHome, {})
    expect(Object.keys(items).toSorted()).toEqual(categories.map(({ slug }) => slug).toSorted())
    const jacket = items.jackets
    expect(jacket?.labels.some(({ kind }) => kind === 'hit')).toBe(true)
  })

  it('lists all products, the hits and the novelties, with facets', async () => {
    const list = async (page: string, change: object = {}) => {
      const shown = await shop.ask(pageShow, { page, per_page: 100, ...change })
      if (shown.kind !== 'collection') throw new Error(`${page} is a collection`)
      return shown
    }
    const all = await list('catalogue')
    const [count] = await shop.db
      .select({ count: sql<number>`count(distinct ${products.model_id})::int` })
      .from(products)
    expect(all.products.total).toBe(count?.count)
    expect((await shop.ask(pageHome, {})).products_count).toBe(count?.count)
    const standard = choices(all.facets, 'standard').find(({ value }) => value === 'en-343')
    const filtered = await list('catalogue', { filters: { standard: ['en-343'] } })
    expect(filtered.products.total).toBe(standard?.count)
    await shop.db.update(products).set({ since: new Date() }).where(eq(products.id, 1))
    await shop.expire('product:1', 'card:1')
    const labelled = async (page: string) =>
      (await list(page)).products.items.map(({ labels }) => labels.map(({ kind }) => kind))
    for (const kinds of await labelled('hits')) expect(kinds).toContain('hit')
    for (const kinds of await labelled('novelties')) expect(kinds).toContain('new')
    expect((await list('novelties')).products.total).toBeGreaterThan(0)
  })

  it('shows the products that a page links to as its kit', async () => {
    const shown = await shop.ask(pageShow, { page: 'welder', lang: 'en' })
    if (shown.kind !== 'content') throw new Error('a trade has a content page')
    const linked = [...shown.body.matchAll(/href="\/en\/[\w-]+\/[\w-]+">([^<]+)</g)].map(([, name = '']) => name)
    expect(linked.length).toBeGreaterThan(3)
    expect(shown.products.map(({ name }, place) => name.startsWith(linked[place] ?? '?'))).toEqual(
      linked.map(() => true),
    )
    // The colour that the text links to is sold out, another one is not.
    expect(shown.products.map(({ availability }) => availability)).not.toContain('out_of_stock')
  })

  it('has a home page with banners, categories, hits, novelties and news', async () => {
    const home = await shop.ask(pageHome, { lang: 'en' })
    for (const part of [home.banners, home.categories, home.hits, home.novelties, home.news])
      expect(part.length).toBeGreaterThan(0)
    expect(home.anatomy?.pins.length).toBeGreaterThan(3)
    expect(home.novelties.every(card => card.labels.some(label => label.kind === 'new'))).toBe(true)
    expect(new Set(home.hits.map(card => card.id)).size).toBe(home.hits.length)
  })

  it('has the price of a banner as on the card of its product: from the lowest of its sizes', async () => {
    const [banner] = await shop.db.select().from(banners).where(isNotNull(banners.priced_product_id)).limit(1)
    const product = banner?.priced_product_id ?? 0
    const sizes = await shop.db.select().from(options).where(eq(options.product_id, product))
    const size = sizes.find(({ left }) => left > 0)
    if (!banner || !size) throw new Error('A banner has the price of a product with sizes')
    const show = async () => {
      const home = await shop.ask(pageHome, {})
      const { price, price_from, old_price } = home.banners.find(({ id }) => id === banner.id) ?? {}
      return { price, price_from, old_price }
    }
    expect(await show()).toMatchObject({ price_from: null })
    await shop.db.update(options).set({ price: 100 }).where(eq(options.id, size.id))
    await shop.expire(`card:${product}`)
    expect(await show()).toEqual({ price: 1, price_from: 1, old_price: null })
    const [card] = await shop.ask(productCards, { ids: [product] })
    expect(await show()).toEqual({ price: card?.price, price_from: card?.price_from, old_price: card?.old_price })
    await shop.db.update(options).set({ price: size.price }).where(eq(options.id, size.id))
    await shop.expire(`card:${product}`)
  })

  it('paginates a category with each product once', async () => {
    const all = await category()
    const { total } = all.products
    expect(total).toBe(all.category.count)
    const seen: number[] = []
    for (let page_number = 1; page_number <= Math.ceil(total / 10); page_number++) {
      const { products: page } = await category({ per_page: 10, page_number })
      expect(page).toMatchObject({ page: page_number, per_page: 10, total, pages: Math.ceil(total / 10) })
      seen.push(...page.items.map(card => card.id))
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    const past = await category({ per_page: 10, page_number: 5_000 })
    expect(past.products).toMatchObject({ items: [], total })
  })

  it.each(sorts)('sorts by %s', async sort => {
    const { products: page } = await category({ sort })
    const cards = page.items
    const inOrder = (measure: (card: (typeof cards)[number]) => number) =>
      expect(cards.map(measure)).toEqual(cards.map(measure).toSorted((a, b) => a - b))
    if (sort === 'cheap') inOrder(card => card.price)
    else if (sort === 'expensive') inOrder(card => -card.price)
    else if (sort === 'rating') inOrder(card => -(card.rating ?? 0))
    else expect(cards.length).toBe(page.total)
  })

  it('counts the products of every facet value, given the other selected values', async () => {
    const chosen = { colour: ['graphite', 'navy'], price: { max: 4_000 } }
    const { facets } = await category({ filters: chosen })
    for (const id of ['size', 'season', 'colour', 'availability', 'standard', 'brand'])
      for (const { value, count } of choices(facets, id).slice(0, 4)) {
        const { products: page } = await category({ filters: { ...chosen, [id]: [value] }, per_page: 1 })
        expect([id, value, page.total]).toEqual([id, value, count])
      }
    expect(
      choices(facets, 'colour')
        .filter(value => value.chosen)
        .map(value => value.value),
    ).toEqual(['graphite', 'navy'])
  })

  it('combines values of one facet with OR and different facets with AND', async () => {
    const { facets, products: all } = await category()
    const [first, second] = choices(facets, 'colour')
    if (!first || !second) throw new Error('jackets come in colours')
    const both = await category({ filters: { colour: [first.value, second.value] } })
    const either = await Promise.all([first, second].map(({ value }) => category({ filters: { colour: [value] } })))
    const found = (cards: (typeof both)['products']['items']) =>
      cards.map(({ variants }) => variants[0]?.id ?? 0).toSorted((a, b) => a - b)
    expect(found(both.products.items)).toEqual([...new Set(found(either.flatMap(({ products: page }) => page.items)))])
    const cut = await category({ filters: { colour: [first.value], availability: ['in_stock'] } })
    expect(cut.products.total).toBeLessThanOrEqual(first.count)
    expect(cut.products.items.every(card => card.availability === 'in_stock')).toBe(true)
    const priced = await category({ filters: { price: { min: 2_000, max: 3_000 } } })
    expect(priced.products.items.every(card => card.price >= 2_000 && card.price <= 3_000)).toBe(true)
    expect(priced.products.total).toBeLessThan(all.total)
    const range = priced.facets.find(facet => facet.id === 'price')
    expect(range?.kind === 'range' && range.max).toBeGreaterThan(3_000)
    expect((await category({ filters: { colour: ['no-such-colour'] } })).products.total).toBe(0)
    expect((await category({ filters: { 'no-such-facet': ['x'] } })).products.total).toBe(all.total)
  })

  it('filters by sizes in stock only', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) return
    const [card] = await shop.ask(productCards, { ids: [goods.product_id] })
    const [, page = '', product = ''] = card?.url.split('/') ?? []
    const size = (await shop.ask(productShow, { page, product })).product.options.find(
      ({ id }) => id === goods.option_id,
    )
    const withSize = async () => {
      const found = await shop.ask(pageShow, { page, filters: { size: [size?.name ?? ''] }, per_page: 100 })
      return found.kind === 'category' && found.products.items.some(({ id }) => id === goods.product_id)
    }
    expect(await withSize()).toBe(true)
    await stock(shop, goods, 0)
    // Listings are memoised until a cache tag changes; a review changes one.
    await shop.ask(reviewsAdd, { product_id: goods.product_id, grade: 5, name: 'Ганна', text: 'Міцна.' })
    expect(await withSize()).toBe(false)
  })

  it('finds a product by the price of any size in stock, and by no price between two of them', async () => {
    const { product } = await firstProduct(shop, 'gloves')
    const [, page = ''] = product.url.split('/')
    const dearest = product.options.at(-1)?.id ?? 0
    await shop.db.update(options).set({ price: 9_000_000 }).where(eq(options.id, dearest))
    await shop.expire(`product:${product.id}`)
    const find = async (min: number, max: number) => {
      const found = await shop.ask(pageShow, { page, filters: { price: { min, max } }, per_page: 100 })
      return found.kind === 'category' ? found : null
    }
    const high = await find(80_000, 100_000)
    expect(high?.products.items.map(({ id }) => id)).toEqual([product.id])
    expect(high?.facets.find(({ id }) => id === 'price')).toMatchObject({ max: 90_000 })
    expect((await find(40_000, 80_000))?.products.total).toBe(0)
  })

  it('shows a product with sizes, colours, technical data and related products', async () => {
    for (const lang of locales) {
      const { product: uk } = await firstProduct(shop, 'jackets')
      const [, page = '', slug = ''] = uk.url.split('/')
      const { product, breadcrumbs, related, meta } = await shop.ask(productShow, { lang, page, product: slug })
      expect(product.code).toBe(uk.code)
      expect(product.variants.filter(variant => variant.current)).toMatchObject([{ id: product.id }])
      expect(product.options.length).toBe(product.options_count)
      expect(product.technical_data.length).toBeGreaterThan(5)
      expect(product.size_chart?.rows.every(row => row.values.length === product.size_chart?.sizes.length)).toBe(true)
      expect(product.gallery.length).toBeGreaterThan(1)
      expect(related.some(card => card.id === product.id)).toBe(false)
      expect(breadcrumbs.at(-1)?.url).toBe(product.url)
      expect(meta.schema).toMatchObject({
        '@type': 'ProductGroup',
        hasVariant: [
          ...product.options.map(({ code, name, price }) => ({
            sku: code,
            size: name,
            offers: { price: price.toFixed(2), priceCurrency: 'UAH' },
          })),
          ...product.variants.filter(({ current }) => !current).map(({ url }) => ({ url })),
        ],
      })
      expect(meta.og.image).toMatch(new RegExp(`^/pictures/[0-9a-f]{16}/${slug}-${lang}-1200\\.jpg$`))
    }
  })

  it('tells which goods the shop does not take back', async () => {
    const [gloves, jacket] = [await firstProduct(shop, 'gloves'), await firstProduct(shop, 'jackets')]
    expect([gloves.product.return_excluded, jacket.product.return_excluded]).toEqual([true, undefined])
  })

  it('serves the picture of a link to a product and a category: the one with the texts of its page', async () => {
    const { product } = await firstProduct(shop, 'jackets')
    const [, page = '', slug = ''] = product.url.split('/')
    const shown = [
      await shop.ask(productShow, { lang: 'en', page, product: slug }),
      await shop.ask(pageShow, { lang: 'ru', page: 'jackets' }),
    ]
    for (const { meta } of shown) {
      const answer = await fetch(shop.url + meta.og.image)
      // A picture with other texts than those of its path is cached for minutes only.
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringMatching('immutable')])
      await answer.arrayBuffer()
    }
  })

  it('does not reveal a stock above 20', async () => {
    const { db } = shop
    const rows = await db.select({ id: products.id, left: products.left }).from(products)
    expect(rows.some(row => !isExactStock(row.left))).toBe(true)
    const { product } = await firstProduct(shop, 'jackets')
    for (const { count_left } of [product, ...product.options]) expect(count_left).toBe(shownStock(count_left))
  })

  it('shows a content page with sanitised HTML', async () => {
    for (const lang of locales) {
      const page = await shop.ask(pageShow, { page: 'delivery', lang })
      if (page.kind !== 'content') throw new Error('delivery is a content page')
      expect(page.body).toContain('<')
      expect(page.body).not.toMatch(/<script|onerror|javascript:/i)
    }
  })

  it('sanitises the HTML of pages, news and products when it is read', async () => {
    const attack =
      '<p onclick="x()">так<script nonce="n">x()</script><img src=x onerror=x()><a href="javascript:x()">тут</a></p>'
    const clean = '<p>так<a>тут</a></p>'
    const texts = { uk: attack, ru: attack, en: attack }
    await shop.db.insert(pages).values({ slug: 'attack', titles: texts, descriptions: texts, bodies: texts })
    await shop.db
      .insert(articles)
      .values({ slug: 'attack', published_at: new Date(), titles: texts, leads: texts, bodies: texts, picture: null })
    const list = await shop.ask(pageShow, { page: 'rainwear' })
    const goods = list.kind === 'category' ? list.products.items.at(-1) : undefined
    const [, category = '', product = ''] = goods?.url.split('/') ?? []
    await shop.db
      .update(product_texts)
      .set({ description: attack })
      .where(eq(product_texts.product_id, goods?.id ?? 0))

    const page = await shop.ask(pageShow, { page: 'attack' })
    expect(page.kind === 'content' && page.body).toBe(clean)
    expect((await shop.ask(newsShow, { article: 'attack' })).body).toBe(clean)
    expect((await shop.ask(productShow, { page: category, product })).product.description).toBe(clean)
  })

  it('returns cards in the requested order without unknown ids', async () => {
    const cards = await shop.ask(productCards, { ids: [5, 999_999, 2, 9, 2] })
    expect(cards.map(card => card.id)).toEqual([5, 2, 9])
    expect(await shop.ask(productCards, { ids: [] })).toEqual([])
    const tooMany = Array.from({ length: 61 }, (_, index) => index + 1)
    expect(refusalOf(await shop.post('/api/product/cards', { ids: tooMany })).status).toBe(422)
  })

  it('has a second picture and one of each colour for a card that is looked at, in the language of the page', async () => {
    for (const lang of locales) {
      const [, page = '', slug = ''] = (await firstProduct(shop, 'jackets')).product.url.split('/')
      const { product } = await shop.ask(productShow, { lang, page, product: slug })
      const [preview, ...others] = await shop.ask(productPreviews, { lang, ids: [product.id, 999_999, product.id] })
      const [card] = await shop.ask(productCards, { lang, ids: [product.id] })
      expect(others).toEqual([])
      expect(preview?.second_image?.src).toBe(product.gallery[1]?.src)
      expect(preview?.variants.map(({ url, image }) => [url, image.alt])).toEqual(
        card?.variants.map(({ url, name }) => [url, name]),
      )
      expect(preview?.variants.find(({ url }) => url === card?.url)?.image.src).toBe(card?.image.src)
    }
  })

  it('responds with 404 to unknown pages, products, articles and cities', async () => {
    const { product } = await firstProduct(shop, 'jackets')
    const slug = product.url.split('/').at(-1)
    for (const [path, body] of [
      ['/api/page/show', { page: 'no-such-page' }],
      ['/api/product/show', { page: 'jackets', product: 'no-such-product' }],
      ['/api/product/show', { page: 'gloves', product: slug }],
      ['/api/reviews/list', { product_id: 999_999 }],
      ['/api/reviews/add', { product_id: 999_999, grade: 5, name: 'Ганна', text: 'Добра.' }],
      ['/api/news/show', { article: 'no-such-article' }],
      ['/api/delivery/points', { city_ref: 'nowhere', kind: 'branch' }],
    ] as const)
      expect([path, refusalOf(await shop.post(path, body)).status]).toEqual([path, 404])
  })

  it('publishes a review at once and includes it in the rating', async () => {
    const { product } = await firstProduct(shop, 'trousers')
    const product_id = product.id
    const before = await shop.ask(reviewsList, { product_id })
    const said = {
      grade: 1 as const,
      name: '  Олег ',
      text: ' Розійшлися за тиждень. <script>alert(1)</script>',
      advantages: '',
    }
    const added = await shop.ask(reviewsAdd, { product_id, ...said })
    expect(added).toMatchObject({ grade: 1, name: 'Олег', advantages: null, reply: null })
    const after = await shop.ask(reviewsList, { product_id })
    expect(after.items[0]).toEqual(added)
    expect(after.total).toBe(before.total + 1)
    expect(after.counts[1]).toBe(before.counts[1] + 1)
    expect(Object.values(after.counts).reduce((sum, count) => sum + count, 0)).toBe(after.total)
    const [card] = await shop.ask(productCards, { ids: [product_id] })
    expect(card).toMatchObject({ rating: after.average, reviews_count: after.total })
    const other = product.variants.find(variant => !variant.current)
    if (other) expect((await shop.ask(reviewsList, { product_id: other.id })).total).toBe(after.total)
  })

  it('computes the rating of concurrent reviews correctly', async () => {
    const { product } = await firstProduct(shop, 'bibs')
    const before = await shop.ask(reviewsList, { product_id: product.id })
    await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.ask(reviewsAdd, { product_id: product.id, grade: 3, name: 'Ганна', text: 'Звичайний.' }),
      ),
    )
    const [card] = await shop.ask(productCards, { ids: [product.id] })
    const after = await shop.ask(reviewsList, { product_id: product.id })
    expect(after.total).toBe(before.total + 8)
    expect(card).toMatchObject({ rating: after.average, reviews_count: after.total })
  })

  it('shows a new price after a cache tag of the product has changed', async () => {
    const { product } = await firstProduct(shop, 'coveralls')
    const [, page = '', slug = ''] = product.url.split('/')
    await shop.db.update(options).set({ price: 123_450 }).where(eq(options.product_id, product.id))
    await shop.ask(reviewsAdd, { product_id: product.id, grade: 4, name: 'Ганна', text: 'Добрий.' })
    expect((await shop.ask(productShow, { page, product: slug })).product.price).toBe(1_234.5)
  })
})
