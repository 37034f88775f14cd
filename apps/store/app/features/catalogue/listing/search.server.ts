import { type Locale, localise } from '@shop/contract/locales'
import { searchPath } from '@shop/contract/paths'
import { formatMessage } from '@shop/ui/messages/format'
import { redirect } from 'react-router'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { pageMeta, plainMeta } from '../../../platform/seo/page-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { categoryTiles } from '../tile/category-tiles.server.ts'
import { listLocation, listMeta, listQuery, listView } from './list.server.ts'
import { isFiltered, parseList, withFilters } from './list-params.ts'

/** Parameter of the form without scripts, which is redirected to the path of the query. */
const reads = ['query']

/** Loads `/search/{query?}`. */
export async function searchView(context: LoaderContext, locale: Locale, query: string, url: URL) {
  const { search: words, pageNumber } = getWords(locale, 'catalogue')
  const loadHome = () => callApi(context, '/api/page/home', { lang: locale })
  const texts = {
    query,
    popular: words.popular,
    form: { ...getWords(locale, 'shell').searchForm, ...words.form },
  }
  if (query === '') {
    const { categories, meta } = await loadHome()
    return {
      ...texts,
      title: words.title,
      text: words.empty,
      applied: '',
      list: null,
      categories: await categoryTiles(context, locale, categories),
      seo: pageMeta(context, { meta: plainMeta(meta, words.title, words.empty), url, listing: 'closed', reads }),
    }
  }
  const state = parseList(url.searchParams)
  const found = await callApi(context, '/api/search', { lang: locale, query, ...listQuery(state) })
  const { understood } = found
  if (understood) {
    // Filters stand in the address only, so that it can be shared and each of them removed; of all products without a query.
    const path =
      understood.query === '' ? localise('/catalogue', locale) : searchPath(locale, understood.query.toLowerCase())
    throw redirect(path + withFilters(url.searchParams, understood.filters))
  }
  const address = listLocation(found, state, url)
  const isEmpty = found.products.total === 0 && !isFiltered(address.state)
  const synonyms = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    found.synonyms.map(name => formatMessage(words.quoted, { name })),
  )
  const corrected = synonyms
    ? formatMessage(words.synonyms, { names: synonyms })
    : found.corrected
      ? formatMessage(words.corrected, { query: found.corrected })
      : ''
  const list = isEmpty ? null : await listView(context, locale, found, address, url.pathname)
  const applied = list?.chips.map(({ name }) => name) ?? []
  return {
    ...texts,
    popular: found.nearest ? words.nearest : words.popular,
    title: formatMessage(isEmpty ? words.noResults : words.results, { query }),
    text: isEmpty ? (found.nearest ? words.notSold : words.noResultsText) : corrected,
    applied: applied.length > 0 ? formatMessage(words.applied, { filters: applied.join(', ') }) : '',
    list,
    categories: isEmpty
      ? await categoryTiles(context, locale, found.nearest ? found.children : (await loadHome()).categories)
      : [],
    seo: pageMeta(context, {
      ...listMeta(found.meta, address, pageNumber),
      url: new URL(searchPath(locale, query.toLowerCase()), url),
      listing: 'closed',
      reads: [...reads, ...address.reads],
    }),
  }
}
