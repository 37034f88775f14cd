import { deliveryCities, deliveryPoints, search, searchSuggest } from '@shop/contract'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { parsePlaceQuery } from './place-query.ts'

/** Of every query. */
const MAX_LENGTH = 200
const filled = (text: string): string => text.repeat(MAX_LENGTH).slice(0, MAX_LENGTH)
const letters = Array.from({ length: 32 }, (_, at) => String.fromCodePoint(0x430 + at))
const numbers = Array.from({ length: 60 }, (_, at) => at + 1)

const queries: readonly (readonly [string, string])[] = [
  ['one letter between commas', filled('а,')],
  ['letters between commas', filled(`${letters.join(',')},`)],
  ['regions between commas', filled('а обл,')],
  ['letters between blanks', filled(`${letters.join(' ')} `)],
  ['names between commas', filled('київ,')],
  ['numbers', filled(`${numbers.join(' ')} `)],
  ['words for regions', filled('київська обл ')],
  ['words for districts', filled('р-н ')],
  ['separators', filled('a/b;c.')],
  ['one letter', filled('х')],
  ['sizes', filled('розмір 48, ')],
]

describe('the work of a search', () => {
  let shop: Shop
  let query: MockInstance
  beforeAll(async () => {
    shop = await openShop('Postgres')
    query = vi.spyOn(pg.Client.prototype, 'query')
  })
  afterAll(async () => {
    query.mockRestore()
    await shop.close()
  })

  /** Statements of a call with their parameters. */
  async function workOf(ask: () => Promise<unknown>): Promise<number> {
    query.mockClear()
    await ask()
    return query.mock.calls.reduce((sum, [, values]) => sum + 1 + (Array.isArray(values) ? values.length : 0), 0)
  }

  const asks = (city_ref: string): Readonly<Record<string, (query: string) => Promise<unknown>>> => {
    const point = { lang: 'uk', city_ref, kind: 'branch', page_number: 1, per_page: 20 } as const
    const list = { lang: 'uk', page_number: 1, per_page: 20, sort: 'popular' } as const
    return {
      cities: query => shop.ask(deliveryCities, { lang: 'uk', query }),
      points: query => shop.ask(deliveryPoints, { ...point, query }),
      search: query => shop.ask(search, { ...list, query }),
      suggest: query => shop.ask(searchSuggest, { lang: 'uk', query }),
    }
  }

  it('is that of an address that is not found, whatever is typed', async () => {
    const [city] = await shop.ask(deliveryCities, { lang: 'uk', query: 'Київ' })
    for (const [name, ask] of Object.entries(asks(city?.ref ?? ''))) {
      // What is read once.
      await ask('Полтава')
      const ordinary = await workOf(() => ask('Неіснуюче, вул. Миру, 5, кв. 7'))
      for (const [kind, text] of queries)
        expect(await workOf(() => ask(text)), `${name}: ${kind}`).toBeLessThanOrEqual(3 * ordinary)
    }
  })

  it('has no comparison with similar names for a text that is longer than any', async () => {
    const cities = (query: string) => workOf(() => shop.ask(deliveryCities, { lang: 'uk', query }))
    const similar = await cities('щщщщщщщ')
    for (const text of ['а ', '1 2 ', 'Кременчук']) expect(await cities(filled(text)), text).toBeLessThan(similar)
  })

  it('has a bounded number of possible names, whatever is typed', () => {
    const word = fc.constantFrom('а', 'обл', 'р-н', 'київська', 'м.', 'вул', '1', ',', '(', ' ', '-', '.', 'київ', 'в')
    fc.assert(
      fc.property(fc.array(word, { maxLength: MAX_LENGTH }), words => {
        const names = parsePlaceQuery(words.join(' ').slice(0, MAX_LENGTH)).names
        expect(names.length).toBeLessThanOrEqual(12)
        for (const { rest } of names) expect(rest.length).toBeLessThan(5)
      }),
    )
  })
})
