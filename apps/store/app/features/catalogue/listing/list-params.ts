/**
 * The state of a product list as search parameters: facets, price, order, page. It is stored nowhere else.
 * Source: the specification of the screens, «All state is in the address».
 */
import type { Filters, Sort } from '@shop/contract'
import { priceIn } from './price.ts'

/** Values of the API; importing the contract's own list would bundle its schemas. */
export const sorts = ['popular', 'cheap', 'expensive', 'new', 'rating'] as const satisfies readonly Sort[]

export interface ListState {
  filters: Filters
  sort: Sort
  page: number
}

/** Parameters of every list; all others are facets, as far as the list has them. */
export const listParameters = ['sort', 'page', 'price_min', 'price_max'] as const
const own: ReadonlySet<string> = new Set([...listParameters, 'query'])
const mayBeFacet = (name: string) => !own.has(name) && /^[a-z][\w-]{0,39}$/.test(name)

/** Further values of one facet are ignored. */
const MAX_FACET_VALUES = 60

/** Limited to one past any list; anything but a number is the first page. */
const pageIn = (value: string | null): number => (value && /^[1-9]\d*$/.test(value) ? Number(value.slice(0, 9)) : 1)

/** Parses the state; invalid parameters are ignored. */
export function parseList(search: URLSearchParams): ListState {
  const filters: Filters = {}
  for (const name of new Set(search.keys())) {
    if (!mayBeFacet(name)) continue
    const values = [...new Set(search.getAll(name))]
      .filter(value => value !== '' && value.length <= 80)
      .slice(0, MAX_FACET_VALUES)
    if (values.length > 0) filters[name] = values
  }
  const { min, max } = priceIn(search)
  const sort = search.get('sort')
  if (min !== undefined || max !== undefined)
    filters.price = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  return {
    filters,
    sort: sorts.find(known => known === sort) ?? 'popular',
    page: pageIn(search.get('page')),
  }
}

/** The parameters without empty and default values and without the page number. */
export function withoutDefaults(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams()
  for (const [name, value] of search)
    if (value !== '' && name !== 'page' && !(name === 'sort' && value === 'popular')) next.append(name, value)
  return next
}

/** Serializes parameters with the leading `?`; empty without any. */
export const toSearch = (search: URLSearchParams): string => (search.size > 0 ? `?${search}` : '')

/** The same list at another page. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return toSearch(next)
}

/** The same list in another order, from the first page. */
export function withSort(search: URLSearchParams, sort: string): string {
  const next = new URLSearchParams(search)
  next.set('sort', sort)
  return toSearch(withoutDefaults(next))
}

/** Adds filters, and returns to the first page. */
export function withFilters(search: URLSearchParams, { price, ...choices }: Filters): string {
  const next = new URLSearchParams(search)
  for (const [name, values] of Object.entries(choices)) {
    next.delete(name)
    for (const value of values) next.append(name, value)
  }
  if (price?.min !== undefined) next.set('price_min', String(price.min))
  if (price?.max !== undefined) next.set('price_max', String(price.max))
  return toSearch(withoutDefaults(next))
}

/** Removes one filter value, or all of that name, and returns to the first page. */
export function without(search: URLSearchParams, name: string, value?: string): string {
  const next = new URLSearchParams(search)
  next.delete(name, value)
  return toSearch(withoutDefaults(next))
}

/** Removes all filters; the order stays. */
export function withoutFilters(search: URLSearchParams): string {
  const sort = search.get('sort')
  return toSearch(withoutDefaults(new URLSearchParams(sort ? { sort } : {})))
}

/** The state with only those filters that the list has; other parameters of the address are no filters. */
export function knownFilters(state: ListState, offered: readonly string[]): ListState {
  const { price, ...choices } = state.filters
  const filters: Filters = Object.fromEntries(Object.entries(choices).filter(([name]) => offered.includes(name)))
  if (price) filters.price = price
  return { ...state, filters }
}

/** Whether any filter is applied. */
export const isFiltered = ({ filters }: ListState): boolean => Object.keys(filters).length > 0

/** Where to redirect a form sent without scripts: its search without empty fields. Null when it has none. */
export const searchWithoutEmpty = (search: URLSearchParams): string | null =>
  [...search.values()].includes('') ? toSearch(withoutDefaults(search)) : null
