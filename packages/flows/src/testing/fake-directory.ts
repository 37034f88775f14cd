import type { City, Point } from '@shop/contract'
import { type Answers, success } from './fake-client.ts'

export const fakeCities = [
  { cityName: 'Київ', ref: 'kyiv', area: 'Київська' },
  { cityName: 'Львів', ref: 'lviv', area: 'Львівська' },
  { cityName: 'Кременчук', ref: 'kremenchuk', area: 'Полтавська' },
] as const satisfies readonly City[]

const pointsOf = (city: string, kind: string): Point[] =>
  Array.from({ length: 30 }, (_, index) => ({
    ref: `${city}-${kind}-${index + 1}`,
    number: String(index + 1),
    name: `${kind} № ${index + 1}`,
    address: `вул. Соборна, ${index + 1}`,
  }))

/** Three cities with thirty branches, lockers and offices each. */
export const createFakeDirectory = (): Answers => ({
  '/api/delivery/cities': ({ query = '' }) =>
    success(fakeCities.filter(({ cityName }) => cityName.toLowerCase().startsWith(query.toLowerCase()))),
  '/api/delivery/streets': ({ query }) =>
    success(['вул. Соборна', 'вул. Садова'].filter(name => name.toLowerCase().includes(query.toLowerCase()))),
  '/api/delivery/points': ({ city_ref, kind, query = '', page_number = 1 }) => {
    const found = pointsOf(city_ref, kind).filter(({ number, address }) => `${number} ${address}`.includes(query))
    const items = found.slice((page_number - 1) * 24, page_number * 24)
    return success({
      items,
      page: page_number,
      per_page: 24,
      total: found.length,
      pages: Math.ceil(found.length / 24),
    })
  },
})
