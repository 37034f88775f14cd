import type { Locale } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { formatPrice } from '@shop/ui/price'
import type { RouterContextProvider } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { compactImage } from '../goods/compact-image.ts'
import { counted, fill } from '../phrase.ts'
import { furtherPage, pageMeta } from '../seo/page-meta.server.ts'
import { getMoneyFormat } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'
import { listLocation, listView, PER_PAGE } from './list.server.ts'
import { isFiltered, parseList } from './list-params.ts'

/** Categories that are suggested without a query or without results. */
async function suggestedCategories(context: Readonly<RouterContextProvider>, locale: Locale) {
  const [{ categories }, { numbers, currency }] = await Promise.all([
    callApi(context, '/api/page/home', { lang: locale }),
    getMoneyFormat(context, locale),
  ])
  const words = getWords(locale, 'catalogue')
  return categories.map(({ name, url, image, count, price_from }) => ({
    name,
    url,
    image: image && compactImage(image),
    text: [
      counted(locale, words.models, count),
      ...(price_from === null ? [] : [fill(words.from, { price: formatPrice(price_from, numbers, currency) })]),
    ].join(', '),
  }))
}

/** Parameter of the form without scripts, which is redirected to the path of the query. */
const reads = ['query']

/** Loads `/search/{query?}`. */
export async function searchView(context: Readonly<RouterContextProvider>, locale: Locale, query: string, url: URL) {
  const { search: words, page: pageWords } = getWords(locale, 'catalogue')
  const texts = {
    query,
    hint: words.hint,
    go: words.go,
    label: words.label,
    popular: words.popular,
    category: getWords(locale, 'shell').searchCategory,
  }
  if (query === '') {
    const { meta } = await callApi(context, '/api/page/home', { lang: locale })
    const own = {
      ...meta,
      title: `${words.title} — ${meta.og.site_name}`,
      description: words.empty,
      og: { ...meta.og, title: words.title, description: words.empty },
      schema: null,
      micro_marking: [],
    }
    const seo = pageMeta(context, { meta: own, url, listing: 'closed', reads })
    return {
      ...texts,
      title: words.title,
      text: words.empty,
      found: null,
      categories: await suggestedCategories(context, locale),
      seo,
    }
  }
  const state = parseList(url.searchParams)
  const found = await callApi(context, '/api/search', {
    lang: locale,
    query,
    filters: state.filters,
    sort: state.sort,
    page_number: state.page,
    per_page: PER_PAGE,
  })
  const address = listLocation(found, state, url)
  const nothing = found.products.total === 0 && !isFiltered(address.state)
  return {
    ...texts,
    title: fill(nothing ? words.nothing : words.results, { query }),
    text: nothing ? words.nothingText : found.corrected ? fill(words.corrected, { query: found.corrected }) : '',
    found: nothing ? null : { list: await listView(context, locale, found, address, url.pathname) },
    categories: nothing ? await suggestedCategories(context, locale) : [],
    seo: pageMeta(context, {
      meta: state.page > 1 ? furtherPage(found.meta, fill(pageWords, { page: state.page })) : found.meta,
      url: new URL(searchPath(locale, query.toLowerCase()), url),
      page: state.page,
      listing: 'closed',
      previous: address.previous,
      next: address.next,
      reads: [...reads, ...address.reads],
    }),
  }
}

export type SearchView = Awaited<ReturnType<typeof searchView>>
