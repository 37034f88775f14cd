import type { Locale } from '@shop/contract/locales'
import { priceText } from '@shop/ui/price'
import type { RouterContextProvider } from 'react-router'
import { ask } from '../backend/ask.ts'
import { tileImage } from '../goods/tile-image.ts'
import { counted, fill } from '../phrase.ts'
import { pageMeta } from '../seo/page-meta.server.ts'
import { moneyOf } from '../words/money.server.ts'
import { wordsOf } from '../words/words.server.ts'
import { parseList, withoutFilters } from './address.ts'
import { listView, PER_PAGE } from './list.server.ts'

/** Categories to go on with when nothing was asked or found. */
async function offered(context: Readonly<RouterContextProvider>, locale: Locale) {
  const [{ categories }, { numbers, currency }] = await Promise.all([
    ask(context, '/api/page/home', { lang: locale }),
    moneyOf(context, locale),
  ])
  const words = wordsOf(locale, 'catalogue')
  return categories.map(({ name, url, image, count, price_from }) => ({
    name,
    url,
    image: image && tileImage(image),
    text: [
      counted(locale, words.models, count),
      ...(price_from === null ? [] : [fill(words.from, { price: priceText(price_from, numbers, currency) })]),
    ].join(', '),
  }))
}

/** What stands at `/search/{query?}`. */
export async function searchView(context: Readonly<RouterContextProvider>, locale: Locale, query: string, url: URL) {
  const words = wordsOf(locale, 'catalogue').search
  const frame = {
    query,
    hint: words.hint,
    go: words.go,
    label: words.label,
    popular: words.popular,
    category: wordsOf(locale, 'shell').searchCategory,
  }
  if (query === '') {
    const { meta } = await ask(context, '/api/page/home', { lang: locale })
    const own = { ...meta, title: words.title, schema: null, micro_marking: [] }
    const seo = pageMeta(context, { meta: own, url, listed: false })
    return {
      ...frame,
      title: words.title,
      text: words.empty,
      found: null,
      categories: await offered(context, locale),
      seo,
    }
  }
  const state = parseList(url.searchParams)
  const found = await ask(context, '/api/search', {
    lang: locale,
    query,
    filters: state.filters,
    sort: state.sort,
    page_number: state.page,
    per_page: PER_PAGE,
  })
  const nothing = found.products.total === 0 && Object.keys(state.filters).length === 0
  return {
    ...frame,
    title: fill(nothing ? words.nothing : words.results, { query }),
    text: nothing ? words.nothingText : found.corrected ? fill(words.corrected, { query: found.corrected }) : '',
    found: nothing
      ? null
      : {
          list: await listView(context, locale, found, state, url.searchParams),
          reset: url.pathname + withoutFilters(url.searchParams),
        },
    categories: nothing ? await offered(context, locale) : [],
    seo: pageMeta(context, { meta: found.meta, url, own: ['page'], listed: false }),
  }
}

export type SearchView = Awaited<ReturnType<typeof searchView>>
