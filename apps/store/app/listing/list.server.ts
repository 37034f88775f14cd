import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { formatPrice } from '@shop/ui/price'
import type { RouterContextProvider } from 'react-router'
import { notFound } from '../backend/call-api.ts'
import { productTileView } from '../goods/product-tile.server.ts'
import { counted, fill, formFor } from '../phrase.ts'
import { getMoneyFormat } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'
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

/** Products per page: full rows of two, three and four, and little enough HTML for a phone. */
export const PER_PAGE = 12

type Listed = Pick<DataOf<'/api/search'>, 'facets' | 'products'>

/** An applied filter that can be removed. */
interface Chip {
  name: string
  /** Search of the address without it. */
  search: string
}

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

/** Address of a list, made of the parameters that it reads only. */
export interface ListLocation {
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

/** A product list with its filters, for categories and search results. */
export async function listView(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  { facets, products }: Listed,
  { state: { filters, sort, page }, search }: ListLocation,
  path: string,
) {
  const words = getWords(locale, 'catalogue')
  const { numbers, currency } = await getMoneyFormat(context, locale)
  const chip = (name: string, rest: string): Chip => ({ name, search: rest })
  const bound = (phrase: string, name: string, amount: number | undefined) =>
    amount === undefined
      ? []
      : [chip(fill(phrase, { price: formatPrice(amount, numbers, currency) }), without(search, name))]
  const chips = [
    ...bound(words.chipFrom, 'price_min', filters.price?.min),
    ...bound(words.chipTo, 'price_max', filters.price?.max),
    ...facets.flatMap(facet =>
      facet.kind === 'choice'
        ? facet.values
            .filter(({ chosen }) => chosen)
            .map(({ value, name }) => chip(`${facet.name}: ${name}`, without(search, facet.id, value)))
        : [],
    ),
  ]
  return {
    words: {
      filters: words.filters,
      filtersButton: chips.length > 0 ? fill(words.filtersChosen, { count: chips.length }) : words.filters,
      apply: words.apply,
      reset: words.reset,
      show: counted(locale, words.show, products.total),
      sort: words.sort,
      sortGo: words.sortGo,
      goods: words.goods,
      nothing: words.nothing,
      nothingText: words.nothingText,
      chooseSize: words.chooseSize,
      models: fill(formFor(locale, words.models, products.total), { count: '' }).trim(),
    },
    /** Its address with filters and order, without the page number. */
    path,
    search: toSearch(search),
    /** Its address without filters; the order stays. */
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
