import type { ProductCard } from '@shop/contract'
import { type Answers, success } from './fake-client.ts'

/** A minimal product card. */
export const fakeCard = (id: number, name: string, price = 1000): ProductCard => ({
  id,
  code: `A-${id}`,
  name,
  url: `/goods/${id}`,
  image: { src: `/${id}.webp`, alt: name, width: 4, height: 5, sources: [] },
  price,
  price_from: null,
  old_price: null,
  availability: 'in_stock',
  rating: null,
  reviews_count: 0,
  labels: [],
  options_count: 0,
  summary: '',
  standards: [],
  variants: [],
})

/** Suggestions from names of products (with ids from 1) and categories that contain the query. */
export function createFakeSearch(products: readonly string[], categories: readonly string[] = []): Answers {
  const contains = (query: string) => (name: string) => name.toLowerCase().includes(query.toLowerCase())
  return {
    '/api/search/suggest': ({ query }) =>
      success({
        products: products
          .map((name, index) => fakeCard(index + 1, name))
          .filter(({ name }) => contains(query)(name))
          .slice(0, 6),
        categories: categories.filter(contains(query)).map((name, index) => ({ name, url: `/category-${index + 1}` })),
        queries: [],
      }),
  }
}
