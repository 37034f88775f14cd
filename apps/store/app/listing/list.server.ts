import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { priceText } from '@shop/ui/price'
import type { RouterContextProvider } from 'react-router'
import { cardOf } from '../goods/card.server.ts'
import { counted, fill, formFor } from '../phrase.ts'
import { moneyOf } from '../words/money.server.ts'
import { wordsOf } from '../words/words.server.ts'
import { type ListState, sorts, without } from './address.ts'

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

/** What a list of goods shows: facets, chosen ones, order, cards, pages. For a category and for a search alike. */
export async function listView(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  { facets, products }: Listed,
  { filters, sort, page }: ListState,
  search: URLSearchParams,
) {
  const words = wordsOf(locale, 'catalogue')
  const { numbers, currency } = await moneyOf(context, locale)
  const chip = (name: string, rest: string): Chip => ({ name, search: rest })
  const bound = (phrase: string, name: string, amount: number | undefined) =>
    amount === undefined
      ? []
      : [chip(fill(phrase, { price: priceText(amount, numbers, currency) }), without(search, name))]
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
    facets: facets.map(briefFacet),
    chips,
    sort,
    sorts: sorts.map(value => ({ value, name: words.sorts[value] })),
    cards: products.items.map(cardOf),
    page,
    pages: products.pages,
    total: products.total,
  }
}

export type ListView = Awaited<ReturnType<typeof listView>>
