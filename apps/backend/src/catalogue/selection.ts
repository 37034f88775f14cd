import type { Collection, Filters } from '@shop/contract'
import { kopiykasOf } from '../values/money.ts'

/**
 * Filters apply to products, each a model in one colour: a black jacket in size 52 is found by «black» and «52» when that
 * colour has that size. What is listed, counted and paginated are models with at least one such product.
 */

/** Products of a search. Those of `categories` come first, then those that match `exact`, a narrower `tsquery`. */
export interface SearchScope {
  query: string
  exact?: string
  /** A narrower `tsquery` whose matches come before others that match as well. */
  whole?: string
  categories?: readonly number[]
  /** Whether those that match in their names are enough when there are plenty. */
  onlyNames?: boolean
}

/**
 * Products of a listing before filtering: those of a category or collection, or those that match a `tsquery`.
 */
export type Scope =
  | { category: number; slug: string }
  | { collection: Collection /** Day, as ISO text, from which a product is a novelty. */; since: string }
  | SearchScope

/** Cache tag of a listing's contents and facet counts; its cards have tags of their own. */
export const tagOfScope = (scope: Scope): string => ('category' in scope ? `category:${scope.slug}` : 'search')

/** Maximum of PostgreSQL's `integer`, in kopiykas. */
const MAX_PRICE = 2_147_483_647

export interface Chosen {
  facets: readonly { id: string; values: readonly string[] }[]
  /** Kopiykas. */
  price: { min: number | null; max: number | null } | null
}

/** Normalises filters and drops facets that the listing does not offer. */
export function toChosen(filters: Filters | undefined, offered: readonly string[]): Chosen {
  const { price, ...rest } = filters ?? {}
  return {
    facets: Object.entries(rest).flatMap(([id, values]) =>
      offered.includes(id) && values.length > 0 ? [{ id, values: [...new Set(values)].toSorted() }] : [],
    ),
    price:
      price && (price.min !== undefined || price.max !== undefined)
        ? {
            min: price.min === undefined ? null : Math.min(kopiykasOf(price.min), MAX_PRICE),
            max: price.max === undefined ? null : Math.min(kopiykasOf(price.max), MAX_PRICE),
          }
        : null,
  }
}
