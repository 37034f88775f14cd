import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { searchMachine } from './machine.ts'

const jackets = { kind: 'category', id: 'category:/jackets', text: 'Куртки', url: '/jackets' } as const
const query = { kind: 'query', id: 'query:куртка', text: 'куртка', url: null } as const

const exploration: Exploration = {
  machine: searchMachine,
  input: { lang: 'uk' },
  events: [
    { type: 'search.change', query: '' },
    { type: 'search.change', query: 'ку' },
    { type: 'search.change', query: 'кас' },
    { type: 'search.clear' },
    { type: 'search.open' },
    { type: 'search.close' },
    { type: 'search.move', by: 1 },
    { type: 'search.highlight', id: jackets.id },
    { type: 'search.select', id: jackets.id },
    { type: 'search.select', id: query.id },
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'route.changed' },
    { type: 'search.refresh' },
    { type: 'locale.changed', lang: 'ru' },
  ],
  answers: {
    suggest: [[jackets, query], []],
  },
  errors: { suggest: [noAnswer] },
  abstraction: ({ inputValue, answeredQuery, options, active }) => [
    inputValue,
    answeredQuery,
    options.length,
    active !== null,
  ],
  limit: 300,
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('search', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
