import type { Locale } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { callApi } from '../backend/call-api.ts'
import { categoryTiles } from '../catalogue/category-tiles.server.ts'
import type { LoaderContext } from '../context.ts'
import { fill } from '../phrase.ts'
import { pageMeta, plainMeta } from '../seo/page-meta.server.ts'
import { getWords } from '../words/words.server.ts'
import { listLocation, listMeta, listQuery, listView } from './list.server.ts'
import { isFiltered, parseList } from './list-params.ts'

/** Parameter of the form without scripts, which is redirected to the path of the query. */
const reads = ['query']

/** Loads `/search/{query?}`. */
export async function searchView(context: LoaderContext, locale: Locale, query: string, url: URL) {
  const { search: words, pageNumber } = getWords(locale, 'catalogue')
  const { searchCategory, searchAll, searchRecent, searchPopular, searchForget } = getWords(locale, 'shell')
  const loadHome = () => callApi(context, '/api/page/home', { lang: locale })
  const texts = {
    query,
    popular: words.popular,
    form: { ...words.form, searchCategory, searchAll, searchRecent, searchPopular, searchForget },
  }
  if (query === '') {
    const { categories, meta } = await loadHome()
    return {
      ...texts,
      title: words.title,
      text: words.empty,
      list: null,
      categories: await categoryTiles(context, locale, categories),
      seo: pageMeta(context, { meta: plainMeta(meta, words.title, words.empty), url, listing: 'closed', reads }),
    }
  }
  const state = parseList(url.searchParams)
  const found = await callApi(context, '/api/search', { lang: locale, query, ...listQuery(state) })
  const address = listLocation(found, state, url)
  const isEmpty = found.products.total === 0 && !isFiltered(address.state)
  const corrected = found.corrected ? fill(words.corrected, { query: found.corrected }) : ''
  return {
    ...texts,
    title: fill(isEmpty ? words.noResults : words.results, { query }),
    text: isEmpty ? words.noResultsText : corrected,
    list: isEmpty ? null : await listView(context, locale, found, address, url.pathname),
    categories: isEmpty ? await categoryTiles(context, locale, (await loadHome()).categories) : [],
    seo: pageMeta(context, {
      ...listMeta(found.meta, address, pageNumber),
      url: new URL(searchPath(locale, query.toLowerCase()), url),
      listing: 'closed',
      reads: [...reads, ...address.reads],
    }),
  }
}
