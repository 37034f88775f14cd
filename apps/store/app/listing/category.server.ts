import type { CollectionPage, ContentPage } from '@shop/contract'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import { getSettings } from '../backend/settings.server.ts'
import { categoryTiles } from '../catalogue/category-tiles.server.ts'
import type { LoaderContext } from '../context.ts'
import { pieceView } from '../kit/piece.ts'
import { labelCells } from '../label-cells.ts'
import { nonBreakingProse } from '../non-breaking-text.ts'
import { outlineOf } from '../outline.server.ts'
import { counted, fill } from '../phrase.ts'
import { pageMeta, titled } from '../seo/page-meta.server.ts'
import { softHyphensInTables } from '../soft-hyphens.server.ts'
import { getMoneyFormat } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'
import { isIndexable, listLocation, listMeta, listQuery, listView } from './list.server.ts'
import { isFiltered, type ListState, parseList } from './list-params.ts'
import { CONTACTS_PAGE, shopContacts } from './shop-contacts.server.ts'
import { standardTitle } from './standard-title.server.ts'

/** A text; with the products that it links to, which are the kit on the page of a trade. */
export async function textView(context: LoaderContext, locale: Locale, shown: ContentPage, url: URL) {
  const home = { name: getWords(locale, 'shell').home, url: localise('/', locale) }
  const { title, products } = shown
  const words = getWords(locale, 'catalogue')
  const formatMoney = await getMoneyFormat(context, locale)
  const ids = products.map(({ id }) => id)
  const pieces = ids.length > 0 ? await callApi(context, '/api/product/pieces', { lang: locale, ids }) : []
  const sum = products.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100
  return {
    kind: 'content' as const,
    title,
    ...outlineOf(softHyphensInTables(labelCells(nonBreakingProse(shown.body)), locale)),
    onThisPage: words.onThisPage,
    breadcrumbs: [home, { name: title, url: url.pathname }],
    contacts:
      splitLocale(url.pathname).path === `/${CONTACTS_PAGE}`
        ? shopContacts(await getSettings(context, locale), words.contacts)
        : null,
    kit:
      products.length > 0
        ? {
            title: words.kit.title,
            text: fill(words.kit.text, {
              products: counted(locale, words.productsFound, products.length),
              sum: formatMoney(sum),
            }),
            action: localise(`/kit${splitLocale(url.pathname).path}`, locale),
            pieces: pieces.map(pieceView),
            words: getWords(locale, 'kit'),
          }
        : null,
    seo: pageMeta(context, { meta: shown.meta, url }),
  }
}

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

/** Loads `/{page}`: a category or collection with a page of its products, or a text. */
export async function categoryOrTextView(context: LoaderContext, locale: Locale, page: string, url: URL) {
  const state = parseList(url.searchParams)
  const shown = await callApi(context, '/api/page/show', { lang: locale, page, ...listQuery(state) })
  if (shown.kind === 'content') return textView(context, locale, shown, url)
  if (shown.kind === 'collection') return collectionView(context, locale, shown, state, url)
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
