import type { BodyOf } from '../../client.ts'
import { locales, MAX_COMPARED, menuIds, pageSize, RUNNING_OUT_MAX } from '../../constants.ts'
import { splitLocale } from '../../locales.ts'
import type { MenuItem } from '../../settings.ts'
import { casesOf } from '../case.ts'
import { skip } from '../outcome.ts'
import type { Shop } from '../shop.ts'

/** The list of all products. */
async function listed(shop: Shop, body: Omit<BodyOf<'/api/page/show'>, 'page'> = {}) {
  const page = await shop.ask('/api/page/show', { ...body, page: 'catalogue' })
  return page.kind === 'content' ? skip('there is no collection `catalogue`') : page
}

/** An id that no row has. */
const UNKNOWN_ID = 2_147_483_647

export const catalogue = casesOf(
  'catalogue',
  [
    'has menus of up to four levels',
    '`/api/menu/get-by-ids`: up to 4 levels.',
    async shop => {
      const { items } = await shop.ask('/api/menu/get-by-ids', { ids: Object.values(menuIds) })
      const depthOf = (list: readonly MenuItem[]): number =>
        Math.max(0, ...list.map(({ children }) => 1 + depthOf(children)))
      for (const menu of Object.values(items)) shop.expect(depthOf(menu.items) <= 4, 'at most four levels', menu.name)
      shop.expect((items[menuIds.catalogue]?.items.length ?? 0) > 0, 'a menu of the catalogue', items)
    },
  ],
  [
    'pages lists by 24, and by what is asked up to 100',
    'Lists are paged: { items, page, per_page, total, pages }; per_page 24 by default, 100 at most.',
    async shop => {
      const { products } = await listed(shop)
      shop.equal([products.page, products.per_page], [1, pageSize.default], 'page and per_page')
      shop.equal(products.items.length, Math.min(products.total, pageSize.default), 'number of items')
      const two = (await listed(shop, { per_page: 2 })).products
      shop.equal(
        [two.items.length, two.pages],
        [Math.min(2, two.total), Math.ceil(two.total / 2)],
        'items and pages of a list by 2',
      )
      await shop.invalid('per_page', '/api/page/show', { page: 'catalogue', per_page: pageSize.max + 1 })
      await shop.invalid('page_number', '/api/page/show', { page: 'catalogue', page_number: 0 })
    },
  ],
  [
    'shows every product of a list on one page of it',
    'Lists are paged.',
    async shop => {
      const first = (await listed(shop, { per_page: 5 })).products
      const second = (await listed(shop, { per_page: 5, page_number: 2 })).products
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      shop.equal(new Set(ids).size, Math.min(10, first.total), 'number of different products on two pages')
    },
  ],
  [
    'answers a page past the end with no items',
    'A page past the end is empty.',
    async shop => {
      const { products } = await listed(shop, { page_number: 90_000 })
      shop.equal(products.items, [], 'items')
      shop.expect(products.total > 0, 'the total of the list', products)
    },
  ],
  [
    'sorts by price',
    '`sort`: popular · cheap · expensive · new · rating.',
    async shop => {
      for (const [sort, sign] of [
        ['cheap', 1],
        ['expensive', -1],
      ] as const) {
        const page = await listed(shop, { sort, per_page: 50 })
        shop.equal(page.sort, sort, 'sort of the answer')
        const prices = page.products.items
          .filter(({ availability }) => availability !== 'out_of_stock')
          .map(({ price, price_from }) => price_from ?? price)
        shop.equal(
          prices,
          prices.toSorted((a, b) => sign * (a - b)),
          `prices by ${sort}`,
        )
      }
      await shop.invalid('sort', '/api/page/show', { page: 'catalogue', sort: 'random' })
    },
  ],
  [
    'counts for each value of a facet what choosing it lists',
    'A value’s `count` is what choosing it would list, the other facets’ choices applied.',
    async shop => {
      const { facets } = await listed(shop)
      const choices = facets.filter(facet => facet.kind === 'choice').slice(0, 3)
      if (choices.length === 0) return skip('the list has no facets')
      for (const facet of choices)
        for (const { value, count } of facet.values.slice(0, 2)) {
          const { products, facets: after } = await listed(shop, { filters: { [facet.id]: [value] } })
          shop.equal(products.total, count, `products with ${facet.id} = ${value}`)
          const same = after.find(({ id }) => id === facet.id)
          const isChosen = same?.kind === 'choice' && same.values.some(other => other.value === value && other.chosen)
          shop.expect(isChosen, `${facet.id} = ${value} to be chosen`, same)
        }
    },
  ],
  [
    'filters by price',
    '`filters` is { [facet id]: string[] } plus price: { min?, max? }.',
    async shop => {
      const { products } = await listed(shop, { sort: 'cheap' })
      const price = products.items[0]?.price ?? skip('the list is empty')
      const cheap = (await listed(shop, { filters: { price: { max: price } } })).products
      shop.expect(cheap.total > 0 && cheap.total <= products.total, `products up to ${price}`, cheap.total)
      const none = (await listed(shop, { filters: { price: { min: 99_999_999 } } })).products
      shop.equal(none.total, 0, 'number of products from 99 999 999')
    },
  ],
  [
    'keeps the ids that are asked for in their order and leaves out unknown ones',
    '`/api/product/cards`: in the order asked, unknown ids left out.',
    async shop => {
      const ids = (await shop.goods(3)).map(({ product_id }) => product_id).toReversed()
      const cards = await shop.ask('/api/product/cards', { ids: [UNKNOWN_ID, ...ids] })
      shop.equal(
        cards.map(({ id }) => id),
        ids,
        'ids of the cards',
      )
      await shop.invalid('ids', '/api/product/cards', { ids: Array.from({ length: 61 }, (_, at) => at + 1) })
      if (await shop.offers('compare'))
        await shop.invalid('ids', '/api/product/compare', {
          ids: Array.from({ length: MAX_COMPARED + 1 }, (_, at) => at + 1),
        })
    },
  ],
  [
    'has addresses in the language that is asked for',
    '`url` is the page’s path in the asked language (/ru/…, /en/…).',
    async shop => {
      const goods = await shop.oneOf(0)
      const paths = new Set<string>()
      for (const lang of locales) {
        const [card] = await shop.ask('/api/product/cards', { lang, ids: [goods.product_id] })
        const { locale, path } = splitLocale(card?.url ?? '')
        shop.equal(locale, lang, `language of ${card?.url}`)
        paths.add(path)
      }
      shop.equal(paths.size, 1, 'number of different addresses without their language')
    },
  ],
  [
    'tells the availability by what is left',
    '`availability`: in_stock · running_out (1 to 5 left) · out_of_stock.',
    async shop => {
      const { products } = await listed(shop, { per_page: 50 })
      const found = await shop.ask('/api/product/options', { ids: products.items.map(({ id }) => id) })
      const wrong = found
        .flatMap(({ options }) => options)
        .filter(
          ({ availability, count_left: left }) =>
            availability !== (left === 0 ? 'out_of_stock' : left <= RUNNING_OUT_MAX ? 'running_out' : 'in_stock'),
        )
      shop.equal(wrong, [], 'options with a wrong availability')
    },
  ],
  [
    'answers unknown pages, products and articles with 404',
    '`not_found` 404.',
    async shop => {
      const { page } = await shop.addressOf(await shop.oneOf(0))
      await shop.refused('not_found', '/api/page/show', { page: 'no-such-page-7351' })
      await shop.refused('not_found', '/api/product/show', { page, product: 'no-such-product-7351' })
      await shop.refused('not_found', '/api/product/show', { page: 'no-such-page-7351', product: 'none' })
      if (await shop.offers('news'))
        await shop.refused('not_found', '/api/news/show', { article: 'no-such-article-7351' })
      if (await shop.offers('reviews'))
        await shop.refused('not_found', '/api/reviews/add', {
          product_id: UNKNOWN_ID,
          grade: 5,
          name: 'Олена',
          text: 'Добре.',
        })
      await shop.refused('not_found', '/api/cart/add', { product_id: UNKNOWN_ID })
    },
  ],
  [
    'takes ids that are positive integers alone',
    'Ids of products, lines, options, addresses and orders are positive integers.',
    async shop => {
      for (const product_id of [0, -1, 1.5, '1', null, UNKNOWN_ID + 1])
        await shop.invalid('product_id', '/api/cart/add', { product_id })
    },
  ],
  [
    'suggests at most six products, four categories and four queries',
    '{ products: ProductCard[≤ 6], categories: […≤ 4], queries: string[≤ 4] }.',
    async shop => {
      for (const query of ['', 'к', 'a', '%', "'", 'к'.repeat(200)]) await shop.ask('/api/search/suggest', { query })
      await shop.invalid('query', '/api/search/suggest', { query: 'к'.repeat(201) })
    },
  ],
  [
    'finds nothing without failing',
    'As a category, plus corrected: string | null.',
    async shop => {
      const { products } = await shop.ask('/api/search', { query: 'ъъщщ7351ъъщщ' })
      shop.equal(products.total, 0, 'number of products')
    },
  ],
  [
    'lists news, the newest first, each with its neighbours',
    '`/api/news/list` · `/api/news/show`: Paged<NewsCard> · Article with previous and next.',
    async shop => {
      const { items } = await shop.ask('/api/news/list', {})
      const dates = items.map(({ date }) => Date.parse(date))
      shop.equal(
        dates,
        dates.toSorted((a, b) => b - a),
        'dates',
      )
      const [newest, older] = items
      if (!newest || !older) return skip('there are fewer than two news')
      const article = await shop.ask('/api/news/show', { article: newest.slug })
      shop.equal(
        [article.previous, article.next].filter(Boolean).map(other => other?.url),
        [older.url],
        'neighbours of the newest',
      )
    },
  ],
  [
    'answers a known and a new address of the newsletter alike',
    '`/api/news/subscribe`: the same answer for a new and a known address.',
    async shop => {
      const email = `conformance-${crypto.randomUUID().slice(0, 8)}@example.com`
      const first = await shop.ask('/api/news/subscribe', { email })
      shop.equal(await shop.ask('/api/news/subscribe', { email }), first, 'the answer to a known address')
      await shop.invalid('email', '/api/news/subscribe', { email: 'no-address' })
      await shop.refused('not_found', '/api/news/confirm', { token: 'x'.repeat(43) })
    },
  ],
)
