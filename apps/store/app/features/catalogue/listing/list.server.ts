import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { formatMessage, formatPlural, pluralForm } from '@shop/ui/messages/format'
import { notFound } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { furtherPage, type Meta } from '../../../platform/seo/page-meta.server.ts'
import { getMoneyFormat } from '../../../platform/words/money.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { productTileView } from '../tile/product-tile.server.ts'
import {
  isFiltered,
  knownFilters,
  type ListState,
  listParameters,
  sorts,
  toSearch,
  without,
  withoutDefaults,
  withoutFilters,
  withPage,
} from './list-params.ts'

/** Products per page: full rows of two, three and four columns, and little HTML for phones. */
const PER_PAGE = 12

/** The members of a call's body that select the products of a list. */
export const listQuery = ({ filters, sort, page }: ListState) => ({
  filters,
  sort,
  page_number: page,
  per_page: PER_PAGE,
})

type Listed = Pick<DataOf<'/api/search'>, 'facets' | 'products'>

/** A facet value as a tuple: field names would be a third of the page's data. */
type FacetValueTuple = readonly [value: string, count: number, name?: string]

/** The rendered fields of a facet. Which values are chosen is read from the address. */
function facetView(facet: Listed['facets'][number]) {
  if (facet.kind === 'range') return facet
  const values = facet.values.map(
    ({ value, name, count }): FacetValueTuple => (name === value ? [value, count] : [value, count, name]),
  )
  return { id: facet.id, name: facet.name, kind: facet.kind, values }
}

/** URL of a list with only the parameters that it reads. */
interface ListLocation {
  state: ListState
  /** Without the page number. */
  search: URLSearchParams
  /** Parameters that the list reads. */
  reads: readonly string[]
  previous: string | undefined
  next: string | undefined
}

/** Throws a 404 for a page past the end. */
export function listLocation({ facets, products }: Listed, requested: ListState, url: URL): ListLocation {
  const { page, pages } = products
  if (page > Math.max(1, pages)) throw notFound()
  const offered = facets.map(({ id }) => id)
  const reads = [...listParameters, ...offered]
  const search = withoutDefaults(new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name))))
  const at = (number: number) => url.pathname + withPage(search, number)
  return {
    state: knownFilters(requested, offered),
    search,
    reads,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pages ? at(page + 1) : undefined,
  }
}

/** Whether search engines may index it: not filtered, in the default order. Thousands of other addresses list the same products. */
export const isIndexable = ({ state }: ListLocation): boolean => !isFiltered(state) && state.sort === 'popular'

/** `pageMeta` of a page of a list. `pageNumber`: «сторінка {page}». */
export const listMeta = (meta: Meta, { state: { page }, reads, previous, next }: ListLocation, pageNumber: string) => ({
  meta: page > 1 ? furtherPage(meta, formatMessage(pageNumber, { page })) : meta,
  page,
  reads,
  previous,
  next,
})

/** A product list with its filters, for categories and search results. */
export async function listView(
  context: LoaderContext,
  locale: Locale,
  { facets, products }: Listed,
  { state: { filters, sort, page }, search }: ListLocation,
  path: string,
) {
  const words = getWords(locale, 'catalogue')
  const formatMoney = await getMoneyFormat(context, locale)
  const bound = (phrase: string, name: string, amount: number | undefined) =>
    amount === undefined
      ? []
      : [{ name: formatMessage(phrase, { price: formatMoney(amount) }), search: without(search, name) }]
  /** Applied filters, each with the search of the address without it. */
  const chips = [
    ...bound(words.filterFrom, 'price_min', filters.price?.min),
    ...bound(words.filterTo, 'price_max', filters.price?.max),
    ...facets.flatMap(facet =>
      facet.kind === 'choice'
        ? facet.values
            .filter(({ chosen }) => chosen)
            .map(({ value, name }) => ({ name: `${facet.name}: ${name}`, search: without(search, facet.id, value) }))
        : [],
    ),
  ]
  return {
    words: {
      ...words.list,
      filtersButton:
        chips.length > 0 ? formatMessage(words.filtersChosen, { count: chips.length }) : words.list.filters,
      showProducts: formatPlural(locale, words.showProducts, products.total),
      chooseSize: words.chooseSize,
      productsFound: formatMessage(pluralForm(locale, words.productsFound, products.total), { count: '' }).trim(),
    },
    /** Its URL with filters and order, without the page number. */
    path,
    search: toSearch(search),
    /** Its URL with the order, without filters. */
    reset: path + withoutFilters(search),
    facets: facets.map(facetView),
    chips,
    sort,
    sorts: sorts.map(value => ({ value, name: words.sorts[value] })),
    cards: products.items.map(productTileView),
    page,
    pages: products.pages,
    total: products.total,
  }
}

export type ListView = Awaited<ReturnType<typeof listView>>
