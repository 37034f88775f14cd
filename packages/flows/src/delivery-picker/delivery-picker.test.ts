import type { PointKind } from '@shop/contract'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeClient,
  createFakeDirectory,
  failure,
  fakeCities,
  flush,
} from '../testing/index.ts'
import { createDeliveryPickerFlow, type DeliveryPickerDeps, type DeliveryPickerEvent, initialView } from './index.ts'

const [kyiv, lviv] = fakeCities

function picker(deps: Partial<DeliveryPickerDeps> = {}) {
  const clock = new SimulatedClock()
  const calls = createDeferredClient(createFakeClient(createFakeDirectory()))
  const flow = createDeliveryPickerFlow({ client: calls, clock, lang: 'uk', ...deps })
  flow.start()
  onTestFinished(() => flow.stop())
  const send = (...events: readonly DeliveryPickerEvent[]) => {
    for (const event of events) flow.send(event)
  }
  return { flow, calls, clock, send, view: () => flow.getView() }
}

const branchOf = (city: string, number = 1) => ({
  ref: `${city}-branch-${number}`,
  number: String(number),
  name: `branch № ${number}`,
  address: `вул. Соборна, ${number}`,
})

describe('the city', () => {
  it('is one of the favourites or found by its prefix, and selected from the list only', async () => {
    const { send, view, calls, clock } = picker()
    send({ type: 'city.open' })
    await calls.answerAll()
    expect(view()).toMatchObject({ cityStatus: 'choosing', missing: 'city', destination: null })
    expect(view().cities).toHaveLength(3)
    send({ type: 'city.type', query: 'л' })
    clock.increment(250)
    await calls.answerAll()
    expect(view()).toMatchObject({ cities: [lviv], city: null, cityQuery: 'л' })
    send({ type: 'city.pick', city: lviv })
    expect(view()).toMatchObject({
      cityStatus: 'chosen',
      cityQuery: 'Львів',
      destination: { city: { name: 'Львів', ref: 'lviv' }, point: null },
    })
  })

  it('is all that an address needs: no points are loaded', async () => {
    const { send, view, calls } = picker()
    send({ type: 'city.pick', city: kyiv })
    await calls.answerAll()
    expect(calls.made).toEqual([])
    expect(view()).toMatchObject({ pointStatus: 'none', missing: null })
  })

  it('is deselected with its point when its input changes', async () => {
    const { send, view, calls } = picker({ kind: 'branch', city: kyiv, point: branchOf('kyiv') })
    expect(view()).toMatchObject({ missing: null, pointStatus: 'chosen' })
    send({ type: 'city.type', query: 'Киї' })
    expect(view()).toMatchObject({ city: null, point: null, points: [], missing: 'city', pointStatus: 'none' })
    send({ type: 'city.clear' })
    await calls.answerAll()
    expect(view()).toMatchObject({ cityQuery: '', cityStatus: 'choosing' })
    expect(view().cities).toHaveLength(3)
  })

  it('is selected from the start when the input contains it', async () => {
    const { view, send, calls } = picker({ city: kyiv, cities: [kyiv] })
    expect(view()).toEqual(initialView({ lang: 'uk', city: kyiv, cities: [kyiv] }))
    send({ type: 'city.open' })
    expect(calls.made).toEqual([])
  })
})

describe('the point', () => {
  it('is loaded page by page once a city is selected, and found by its number', async () => {
    const { send, view, calls, clock } = picker({ kind: 'branch' })
    send({ type: 'city.pick', city: kyiv })
    await calls.answerAll()
    expect(view()).toMatchObject({ pointStatus: 'choosing', pointsTotal: 30, missing: 'point' })
    send({ type: 'point.more' })
    await calls.answerAll()
    expect(view().points).toHaveLength(30)
    send({ type: 'point.more' })
    expect(calls.pendingCalls).toEqual([])
    send({ type: 'point.type', query: '27' })
    clock.increment(250)
    await calls.answerAll()
    expect(view().points.map(({ number }) => number)).toEqual(['27'])
    const [point = branchOf('kyiv')] = view().points
    send({ type: 'point.pick', point })
    expect(view()).toMatchObject({ missing: null, destination: { point: { ref: 'kyiv-branch-27' } } })
  })

  it('is reset by another kind: lockers are loaded instead of branches', async () => {
    const { send, view, calls } = picker({ kind: 'branch', city: kyiv, point: branchOf('kyiv') })
    send({ type: 'kind.select', kind: 'locker' })
    await calls.answerAll()
    expect(view().point).toBeNull()
    expect(view().points[0]?.ref).toBe('kyiv-locker-1')
    send({ type: 'kind.select', kind: null })
    expect(view()).toMatchObject({ pointStatus: 'none', missing: null, points: [] })
  })

  it('stays when the same city or kind is selected again', async () => {
    const { send, view, calls } = picker({ kind: 'branch', city: kyiv, point: branchOf('kyiv') })
    send({ type: 'kind.select', kind: 'branch' }, { type: 'city.pick', city: kyiv })
    await calls.answerAll()
    expect(view()).toMatchObject({ pointStatus: 'chosen', missing: null })
    send({ type: 'point.open' })
    await calls.answerAll()
    expect(view()).toMatchObject({ pointStatus: 'chosen', pointsTotal: 30 })
  })

  it('cannot be selected without a city, or when none is needed', () => {
    const { send, view } = picker({ city: kyiv })
    send({ type: 'point.pick', point: branchOf('kyiv') }, { type: 'point.type', query: '1' })
    expect(view()).toMatchObject({ point: null, pointQuery: '', pointStatus: 'none' })
  })
})

describe('an unavailable directory', () => {
  it('can be retried', async () => {
    const { send, view, calls } = picker({ kind: 'branch' })
    send({ type: 'city.open' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ cityStatus: 'failed', error: { kind: 'network' }, allowsManualEntry: false })
    send({ type: 'city.manual' })
    expect(view().cityStatus).toBe('failed')
    send({ type: 'city.retry' })
    await calls.answerAll()
    expect(view()).toMatchObject({ cityStatus: 'choosing', error: null })
    send({ type: 'city.pick', city: kyiv })
    await (await calls.next()).answerWith(failure('unavailable'))
    expect(view()).toMatchObject({ pointStatus: 'failed', error: { kind: 'busy' } })
    send({ type: 'point.retry' })
    await calls.answerAll()
    expect(view().pointStatus).toBe('choosing')
  })

  it('allows manual entry of the city and the point where that is enabled', async () => {
    const { send, view, calls, clock } = picker({ kind: 'branch', allowsManualEntry: true })
    send({ type: 'city.type', query: 'Умань' })
    clock.increment(250)
    await (await calls.next()).failNetwork()
    expect(view().allowsManualEntry).toBe(true)
    send({ type: 'city.manual' })
    expect(view()).toMatchObject({ cityStatus: 'manual', cityQuery: 'Умань', pointStatus: 'manual', missing: 'point' })
    send({ type: 'city.manualInput', text: 'Умань, Черкаська' }, { type: 'point.manualInput', text: ' № 3 ' })
    expect(view().destination).toEqual({
      city: { name: 'Умань, Черкаська', ref: null },
      point: { name: '№ 3', ref: null },
    })
    send({ type: 'point.fromList' })
    expect(view().pointStatus).toBe('manual')
    send({ type: 'city.fromList' })
    await calls.answerAll()
    expect(view()).toMatchObject({ cityStatus: 'choosing', pointStatus: 'none', destination: null })
  })

  it('allows manual entry of the point alone when only the points failed', async () => {
    const { send, view, calls } = picker({ kind: 'post', allowsManualEntry: true })
    send({ type: 'city.pick', city: kyiv })
    await (await calls.next()).failNetwork()
    send({ type: 'point.manual' }, { type: 'point.manualInput', text: '01001' })
    expect(view().destination).toEqual({ city: { name: 'Київ', ref: 'kyiv' }, point: { name: '01001', ref: null } })
    send({ type: 'point.fromList' })
    await calls.answerAll()
    expect(view()).toMatchObject({ pointStatus: 'choosing', pointQuery: '01001' })
  })
})

it('another language reloads the lists and keeps the selection', async () => {
  const { send, view, calls } = picker({ kind: 'branch', city: kyiv, point: branchOf('kyiv'), cities: [kyiv] })
  send({ type: 'locale.changed', lang: 'en' })
  expect(view()).toMatchObject({ city: kyiv, point: branchOf('kyiv'), cities: [], missing: null })
  send({ type: 'city.open' }, { type: 'point.open' })
  await calls.answerAll()
  expect(calls.made.map(({ body }) => body)).toMatchObject([{ lang: 'en' }, { lang: 'en' }])
})

const kinds: readonly (PointKind | null)[] = ['branch', 'locker', 'post', null]
const click: fc.Arbitrary<DeliveryPickerEvent | 'point'> = fc.oneof(
  fc.constantFrom(...fakeCities).map(city => ({ type: 'city.pick' as const, city })),
  fc.constantFrom(...kinds).map(kind => ({ type: 'kind.select' as const, kind })),
  fc.constantFrom('л', 'К', '').map(query => ({ type: 'city.type' as const, query })),
  fc.constantFrom('1', '').map(query => ({ type: 'point.type' as const, query })),
  fc
    .constantFrom('city.open' as const, 'city.clear', 'city.retry', 'city.manual', 'city.fromList')
    .map(type => ({ type })),
  fc
    .constantFrom('point.open' as const, 'point.more', 'point.retry', 'point.manual', 'point.fromList')
    .map(type => ({ type })),
  fc.constant({ type: 'point.manualInput' as const, text: 'a' }),
  fc.constant('point' as const),
)
const inspected = fc.oneof(
  { weight: 3, arbitrary: click.map(event => ({ event, network: null })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('wait' as const, 'answer', 'answer', 'last', 'failNetwork')
      .map(network => ({ event: null, network })),
  },
)

it('a selected point always belongs to the selected city and kind, in any interleaving of events and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inspected, { maxLength: 40 }), async happenings => {
      const { flow, calls, clock, send, view } = picker({ allowsManualEntry: true })
      for (const { event, network } of happenings) {
        await flush()
        if (event === 'point') {
          const [point] = view().points
          if (point) send({ type: 'point.pick', point })
        } else if (event) send(event)
        if (network === 'wait') clock.increment(250)
        if (network === 'answer') await calls.pendingCalls[0]?.answer()
        if (network === 'last') await calls.pendingCalls.at(-1)?.answer()
        if (network === 'failNetwork') await calls.pendingCalls[0]?.failNetwork()
        const { city, kind, points, point, destination, missing } = view()
        for (const one of [...points, ...(point ? [point] : [])])
          expect(one.ref.startsWith(`${city?.ref}-${kind}-`)).toBe(true)
        expect(destination === null).toBe(missing !== null)
        if (destination && kind === null) expect(destination.point).toBeNull()
      }
      flow.stop()
    }),
    { numRuns: process.env.LONG ? 10_000 : 300 },
  )
}, 600_000)
