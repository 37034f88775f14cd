import { withoutDefaults } from './list-params.ts'
import type { chosenPrice } from './price.ts'

/** Replaces the values of a facet and returns to the first page. */
export function withFacetValues(search: URLSearchParams, facet: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(facet)
  for (const value of values) next.append(facet, value)
  return withoutDefaults(next)
}

/** Replaces the price range and returns to the first page. */
export function withPrice(search: URLSearchParams, [from, to]: ReturnType<typeof chosenPrice>): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('price_min', from === null ? '' : String(from))
  next.set('price_max', to === null ? '' : String(to))
  return withoutDefaults(next)
}
