import type { ProductCard } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { truncate } from '@shop/contract/text'

/**
 * A suggestion. `id` is unique; `url` is null for a query, whose results page is the shop's: a `query` like the input, one
 * searched for recently, a popular one, or the input itself (`all`).
 */
export type SearchOption =
  | {
      readonly kind: 'product'
      readonly id: string
      readonly text: string
      readonly url: string
      readonly product: ProductCard
    }
  | { readonly kind: 'category'; readonly id: string; readonly text: string; readonly url: string }
  | {
      readonly kind: 'query' | 'recent' | 'popular' | 'all'
      readonly id: string
      readonly text: string
      readonly url: null
    }

/** Longest query. Source: the contract's `query`. */
export const MAX_QUERY_LENGTH = 200

/** Normalises a query: one line, trimmed, not too long. */
export const cleanQuery = (inputValue: string): string =>
  truncate(inputValue.replace(/\s+/g, ' ').trim(), MAX_QUERY_LENGTH).trim()

const toQuery = (kind: 'query' | 'recent' | 'popular' | 'all') => (text: string) => ({
  kind,
  id: `${kind}:${text}`,
  text,
  url: null,
})

/** Flattens an answer in display order: products, all results, categories, queries. For an empty query: recent, then popular queries. */
export function optionsOf(
  { products, categories, queries }: DataOf<'/api/search/suggest'>,
  query: string,
  recent: readonly string[],
): readonly SearchOption[] {
  if (query === '')
    return [...recent.map(toQuery('recent')), ...queries.filter(text => !recent.includes(text)).map(toQuery('popular'))]
  return [
    ...products.map(product => ({
      kind: 'product' as const,
      id: `product:${product.id}`,
      text: product.name,
      url: product.url,
      product,
    })),
    ...(products.length > 0 ? [toQuery('all')(query)] : []),
    ...categories.map(({ name, url }) => ({ kind: 'category' as const, id: `category:${url}`, text: name, url })),
    ...queries.map(toQuery('query')),
  ]
}

/** The option `by` places further, the input itself being one place of the cycle; null is the input. */
export function nextActive(options: readonly SearchOption[], active: string | null, by: number): string | null {
  const places = options.length + 1
  const place = options.findIndex(({ id }) => id === active) + 1
  return options[((((place + by) % places) + places) % places) - 1]?.id ?? null
}
