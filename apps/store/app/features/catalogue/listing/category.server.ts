import type { CategoryPage, CollectionPage } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { pageMeta, titled } from '../../../platform/seo/page-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { categoryTiles } from '../tile/category-tiles.server.ts'
import { isIndexable, listLocation, listMeta, listQuery, listView } from './list.server.ts'
import { isFiltered, type ListState, parseList } from './list-params.ts'
import { standardTitle } from './standard-title.server.ts'

/** A list of products from all categories. The catalogue begins with its categories, as pictures while nothing is filtered. */
async function collectionView(
  context: LoaderContext,
  locale: Locale,
  shown: CollectionPage,
  state: ListState,
  url: URL,
) {
  const words = getWords(locale, 'catalogue')
  const address = listLocation(shown, state, url)
  const isOwn = isIndexable(address)
  const isStart = state.page === 1 && !isFiltered(address.state)
  const isCatalogue = shown.collection === 'catalogue'
  const byStandard = isCatalogue ? standardTitle(words.byStandard, shown.facets) : null
  return {
    kind: 'collection' as const,
    title: byStandard ?? shown.title,
    text: state.page === 1 && isOwn ? shown.text : '',
    breadcrumbs: byStandard
      ? [...shown.breadcrumbs, { name: byStandard, url: url.pathname + url.search }]
      : shown.breadcrumbs,
    tiles: isCatalogue && isStart ? await categoryTiles(context, locale, shown.children) : [],
    categories:
      isCatalogue && !isStart
        ? {
            label: words.home.catalogue,
            items: shown.children.map(({ name, url: to, count }) => ({ name, url: to, count })),
          }
        : null,
    allTitle: words.allProducts,
    list: await listView(context, locale, shown, address, url.pathname),
    seo: pageMeta(context, {
      ...listMeta(byStandard ? titled(shown.meta, byStandard) : shown.meta, address, words.pageNumber),
      url,
      listing: isOwn ? 'open' : 'filtered',
    }),
  }
}

/** A category: its subcategories and a page of its products. */
async function categoryView(context: LoaderContext, locale: Locale, shown: CategoryPage, state: ListState, url: URL) {
  const { category, breadcrumbs, children, meta } = shown
  const address = listLocation(shown, state, url)
  const isOwn = isIndexable(address)
  const words = getWords(locale, 'catalogue')
  return {
    kind: 'category' as const,
    title: category.name,
    text: state.page === 1 && isOwn ? category.text : '',
    breadcrumbs,
    subcategories: {
      label: words.subcategories,
      items: children.map(({ name, url: to, count }) => ({ name, url: to, count })),
    },
    list: await listView(context, locale, shown, address, url.pathname),
    seo: pageMeta(context, {
      ...listMeta(meta, address, words.pageNumber),
      url,
      listing: isOwn ? 'open' : 'filtered',
    }),
  }
}

/** Loads `/{page}` as the backend knows it: with a page of its products, unless it is a text. */
export const showPage = (context: LoaderContext, locale: Locale, page: string, url: URL) =>
  callApi(context, '/api/page/show', { lang: locale, page, ...listQuery(parseList(url.searchParams)) })

/** A category or a collection with a page of its products. */
export function listingView(context: LoaderContext, locale: Locale, shown: CategoryPage | CollectionPage, url: URL) {
  const state = parseList(url.searchParams)
  return shown.kind === 'collection'
    ? collectionView(context, locale, shown, state, url)
    : categoryView(context, locale, shown, state, url)
}
