import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFacetValues, withPrice } from './filter-params.ts'
import {
  isFiltered,
  knownFilters,
  parseList,
  toSearch,
  withFilters,
  without,
  withoutDefaults,
  withoutFilters,
  withPage,
  withSort,
} from './list-params.ts'
import { chosenPrice } from './price.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the URL of a list', () => {
  it('contains facets, price, order and page', () =>
    expect(
      parseList(search('size=52&size=54&standard=343&price_min=1000&price_max=4200,50&sort=cheap&page=2')),
    ).toEqual({
      filters: { size: ['52', '54'], standard: ['343'], price: { min: 1000, max: 4200.5 } },
      sort: 'cheap',
      page: 2,
    }))

  it('ignores invalid parameters', () =>
    expect(parseList(search('page=-1&sort=best&price_min=abc&price_max=-5&size='))).toEqual({
      filters: {},
      sort: 'popular',
      page: 1,
    }))

  it('treats only the facets of the list as filters, not the parameters of ads and messengers', () => {
    const state = parseList(search('size=52&msclkid=1&yclid=2&ref=a&utm_source=b&price_min=100'))
    expect(knownFilters(state, ['size', 'colour']).filters).toEqual({ size: ['52'], price: { min: 100 } })
    expect(isFiltered(knownFilters(parseList(search('gclid=1&ref=a')), ['size']))).toBe(false)
  })

  it('limits the page number to one past any list', () =>
    expect(parseList(search(`page=${'9'.repeat(40)}`)).page).toBeGreaterThan(100_000))

  it('ignores a price range with the minimum above the maximum', () => {
    expect(parseList(search('price_min=5000&price_max=100')).filters).toEqual({})
    expect(chosenPrice(search('price_min=5000&price_max=100'))).toEqual([null, null])
    expect(chosenPrice(search('price_min=100&price_max=abc'))).toEqual([100, null])
  })

  it('replaces values of a facet and the price range and returns to the first page', () => {
    const here = search('size=52&colour=navy&page=3')
    expect(toSearch(withFacetValues(here, 'size', ['52', '54']))).toBe('?colour=navy&size=52&size=54')
    expect(toSearch(withFacetValues(here, 'size', []))).toBe('?colour=navy')
    expect(toSearch(withPrice(here, [null, 4200.5]))).toBe('?size=52&colour=navy&price_max=4200.5')
    expect(toSearch(withPrice(search('price_min=100'), [null, null]))).toBe('')
  })

  it('returns to the first page when a filter or the order changes, and keeps both when the page changes', () => {
    const here = search('size=52&size=54&page=3&sort=new')
    expect(without(here, 'size', '52')).toBe('?size=54&sort=new')
    expect(withSort(here, 'popular')).toBe('?size=52&size=54')
    expect(withPage(here, 4)).toBe('?size=52&size=54&page=4&sort=new')
    expect(withPage(here, 1)).toBe('?size=52&size=54&sort=new')
    expect(withoutFilters(here)).toBe('?sort=new')
  })

  it('adds filters to those that are there', () => {
    const { filters } = parseList(search('size=52&size=54&price_max=2000'))
    expect(withFilters(search('colour=navy&page=2'), filters)).toBe('?colour=navy&size=52&size=54&price_max=2000')
  })

  it('omits empty fields of a submitted form', () =>
    expect(withoutDefaults(search('price_min=&price_max=&sort=popular&size=52')).toString()).toBe('size=52'))

  it('never throws, whatever its parameters', () => {
    const name = fc.oneof(fc.constantFrom('page', 'sort', 'price_min', 'price_max', 'size'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), entries => {
        const state = parseList(new URLSearchParams(entries))
        expect(state.page).toBeGreaterThan(0)
        expect(isFiltered(state)).toBe(Object.keys(state.filters).length > 0)
      }),
    )
  })
})
