import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, fakeCities, testAllPaths } from '../testing/index.ts'
import { deliveryPickerMachine } from './machine.ts'

const [kyiv, lviv] = fakeCities
const branch = { ref: 'b', number: '1', name: 'Відділення № 1', address: '' }

const free: Exploration = {
  machine: deliveryPickerMachine,
  input: { lang: 'uk', allowsManualEntry: true },
  events: [
    { type: 'kind.select', kind: 'branch' },
    { type: 'kind.select', kind: null },
    { type: 'city.open' },
    { type: 'city.type', query: 'л' },
    { type: 'city.pick', city: lviv },
    { type: 'city.clear' },
    { type: 'city.retry' },
    { type: 'city.manual' },
    { type: 'city.manualInput', text: 'Умань' },
    { type: 'city.fromList' },
    { type: 'point.open' },
    { type: 'point.type', query: '1' },
    { type: 'point.pick', point: branch },
    { type: 'point.more' },
    { type: 'point.retry' },
    { type: 'point.manual' },
    { type: 'point.manualInput', text: '№ 1' },
    { type: 'point.fromList' },
    { type: 'locale.changed', lang: 'en' },
  ],
  answers: {
    cities: [fakeCities],
    points: [{ points: [branch], page: 1, total: 2 }],
    morePoints: [{ points: [branch], page: 2, total: 2 }],
  },
  errors: { cities: [noAnswer], points: [noAnswer], morePoints: [noAnswer] },
  abstraction: ({ kind, city, cityText, point, pointText, points, cities }) => [
    kind,
    city !== null,
    cityText !== null,
    point !== null,
    pointText !== null,
    points.length,
    cities.length > 0,
  ],
  limit: 150,
}

const known: Exploration = { ...free, input: { lang: 'uk', kind: 'branch', city: kyiv, point: branch }, limit: 40 }
/** The favourite cities are server-rendered. */
const offered: Exploration = { ...free, input: { lang: 'uk', cities: fakeCities }, limit: 5 }

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('delivery picker', [free, known, offered])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
