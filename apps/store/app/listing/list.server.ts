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

/** Goods on a page of a list: whole rows of two, three and four, and no more HTML than a phone should wait for. */
export const PER_PAGE = 12

type Listed = Pick<DataOf<'/api/search'>, 'facets' | 'products'>

/** A choice that can be taken back. */
interface Chip {
  name: string
  /** What the address is without it. */
  search: string
}

/** A value that can be chosen, without the names of its fields, which would be a third of a page's data. */
type BriefValue = readonly [value: string, count: number, name?: string]

/** As much of a facet as its fields show. What is chosen stands in the address. */
function briefFacet(facet: Listed['facets'][number]) {
  if (facet.kind === 'range') return facet
  const values = facet.values.map(
    ({ value, name, count }): BriefValue => (name === value ? [value, count] : [value, count, name]),
  )
  return { id: facet.id, name: facet.name, kind: facet.kind, values }
}

/** Where a list stands among the pages of the shop, its address made of what it reads alone. */
export interface ListLocation {
  state: ListState
  /** Everything but the page's number. */
  search: URLSearchParams
  /** Parameters that the list reads. */
  reads: readonly string[]
  previous: string | undefined
  next: string | undefined
}

/** Throws what a page past the end becomes. */
export function listLocation({ facets, products }: Listed, asked: ListState, url: URL): ListLocation {
  const { page, pages } = products
  if (page > Math.max(1, pages)) throw notFound()
  const offered = facets.map(({ id }) => id)
  const reads = [...listParameters, ...offered]
  const search = withoutDefaults(new URLSearchParams([...url.searchParams].filter(([name]) => reads.includes(name))))
  const at = (number: number) => url.pathname + withPage(search, number)
  return {
    state: knownFilters(asked, offered),
    search,
    reads,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pages ? at(page + 1) : undefined,
  }
}

/** One of thousands of addresses with the same goods: chosen from, or in another order. */
export const isOwnPage = ({ state }: ListLocation): boolean => !isFiltered(state) && state.sort === 'popular'

/** What a list of goods shows: facets, chosen ones, order, cards, pages. For a category and for a search alike. */
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
    /** Where it stands, and with which choices and order, without the page's number. */
    path,
    search: toSearch(search),
    /** Where it stands without any choice; its order stays. */
    reset: path + withoutFilters(search),
    facets: facets.map(briefFacet),
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
