/**
 * A list's state as its address: facets, price, order, page. Pure; the address is the only place where it is kept.
 * Source: screens.md «All state is in the address».
 */
import type { Filters, Sort } from '@shop/contract'
import { priceIn } from './price.ts'

/** As the wire names them; the contract's own list would bring its schemas along. */
export const sorts = ['popular', 'cheap', 'expensive', 'new', 'rating'] as const satisfies readonly Sort[]

export interface ListState {
  filters: Filters
  sort: Sort
  page: number
}

/** Parameters of every list; whatever else it reads are facets, and which those are is known from what it offers. */
export const listParameters = ['sort', 'page', 'price_min', 'price_max'] as const
const own: ReadonlySet<string> = new Set([...listParameters, 'query'])
const mayBeFacet = (name: string) => !own.has(name) && /^[a-z][\w-]{0,39}$/.test(name)

/** Most values of one facet that are read. */
const MOST = 60

/** A number beyond any list leads past its end; what is no number is the first page. */
const pageIn = (value: string | null): number => (value && /^[1-9]\d*$/.test(value) ? Number(value.slice(0, 9)) : 1)

/** Reads the state; what makes no sense counts as not there. */
export function parseList(search: URLSearchParams): ListState {
  const filters: Filters = {}
  for (const name of new Set(search.keys())) {
    if (!mayBeFacet(name)) continue
    const values = [...new Set(search.getAll(name))].filter(value => value !== '' && value.length <= 80).slice(0, MOST)
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

/** The parameters of a form or another address, without those that say nothing, the page's number included. */
export function withoutDefaults(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const [name, value] of search)
    if (value !== '' && name !== 'page' && !(name === 'sort' && value === 'popular')) kept.append(name, value)
  return kept
}

/** Parameters as the part of an address that begins with `?`; empty without any. */
export const toSearch = (search: URLSearchParams): string => (search.size > 0 ? `?${search}` : '')

/** The same list at another page. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return toSearch(next)
}

/** The same list in another order, from its beginning. */
export function withSort(search: URLSearchParams, sort: string): string {
  const next = new URLSearchParams(search)
  next.set('sort', sort)
  return toSearch(withoutDefaults(next))
}

/** The list without one choice, from its beginning; without a value: without all of that name. */
export function without(search: URLSearchParams, name: string, value?: string): string {
  const next = new URLSearchParams(search)
  next.delete(name, value)
  return toSearch(withoutDefaults(next))
}

/** The list without any choice; its order stays. */
export function withoutFilters(search: URLSearchParams): string {
  const sort = search.get('sort')
  return toSearch(withoutDefaults(new URLSearchParams(sort ? { sort } : {})))
}

/** The state with those choices alone that the list offers; whatever else stands in the address is no filter. */
export function knownFilters(state: ListState, offered: readonly string[]): ListState {
  const { price, ...choices } = state.filters
  const filters: Filters = Object.fromEntries(Object.entries(choices).filter(([name]) => offered.includes(name)))
  if (price) filters.price = price
  return { ...state, filters }
}

/** Whether anything is chosen. */
export const isFiltered = ({ filters }: ListState): boolean => Object.keys(filters).length > 0

/** Where a form without scripts should have led: without its empty fields. Null when there are none. */
export const searchWithoutEmpty = (search: URLSearchParams): string | null =>
  [...search.values()].includes('') ? toSearch(withoutDefaults(search)) : null
