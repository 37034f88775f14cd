import type { ProductCard } from '@shop/contract'
import { type Answers, success } from './fake-client.ts'

/** A card as little as it can be. */
export const fakeCard = (id: number, name: string, price = 1000): ProductCard => ({
  id,
  code: `A-${id}`,
  name,
  url: `/goods/${id}`,
  image: { src: `/${id}.webp`, alt: name, width: 4, height: 5, sources: [] },
  price,
  old_price: null,
  availability: 'in_stock',
  rating: null,
  reviews_count: 0,
  labels: [],
  options_count: 0,
  summary: '',
  standards: [],
})

/** Suggestions from names of goods (numbered from 1) and of categories: whatever holds the query. */
export function createFakeSearch(goods: readonly string[], categories: readonly string[] = []): Answers {
  const holds = (query: string) => (name: string) => name.toLowerCase().includes(query.toLowerCase())
  return {
    '/api/search/suggest': ({ query }) =>
      success({
        products: goods
          .map((name, index) => fakeCard(index + 1, name))
          .filter(({ name }) => holds(query)(name))
          .slice(0, 6),
        categories: categories.filter(holds(query)).map((name, index) => ({ name, url: `/category-${index + 1}` })),
        queries: [],
      }),
  }
}
