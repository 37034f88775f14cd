import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createDeferredClient, createFakeClient, createFakeSearch, failure, flush, success } from '../testing/index.ts'
import { createSearchFlow, type SearchDeps, type SearchEmitted, type SearchEvent } from './index.ts'

const goods = ['Куртка «Траверс»', 'Куртка «Обрій»', 'Штани «Обрій»', 'Каска']

function field(deps: Partial<SearchDeps> = {}) {
  const clock = new SimulatedClock()
  const calls = createDeferredClient(createFakeClient(createFakeSearch(goods, ['Куртки'])))
  const search = createSearchFlow({ client: calls, clock, lang: 'uk', ...deps })
  const emittedEvents: SearchEmitted[] = []
  for (const type of ['search.picked', 'search.submitted'] as const)
    search.on(type, emitted => emittedEvents.push(emitted))
  search.start()
  onTestFinished(() => search.stop())
  const type = (query: string) => search.send({ type: 'search.type', query })
  /** Types and waits for the suggestions. */
  const find = async (query: string) => {
    type(query)
    clock.increment(200)
    await calls.settle()
  }
  return { search, calls, clock, emittedEvents, type, find, view: () => search.getView() }
}

const textsOf = ({ options }: ReturnType<ReturnType<typeof field>['view']>) => options.map(({ text }) => text)

describe('suggestions', () => {
  it('come when the typing pauses, and are counted for those who cannot see them', async () => {
    const { view, type, clock, calls } = field()
    type('ку')
    clock.increment(199)
    expect(calls.made).toEqual([])
    expect(view()).toMatchObject({ query: 'ку', status: 'pending', open: false, count: null })
    clock.increment(1)
    expect(calls.made).toMatchObject([{ path: '/api/search/suggest', body: { lang: 'uk', query: 'ку' } }])
    await calls.settle()
    expect(view()).toMatchObject({ status: 'found', open: true, count: 3, active: null })
    expect(textsOf(view())).toEqual(['Куртки', 'Куртка «Траверс»', 'Куртка «Обрій»'])
  })

  it('are those of the last letter: an older question is aborted', async () => {
    const { view, type, clock, calls } = field()
    type('ку')
    clock.increment(200)
    const older = await calls.next()
    type('кас')
    expect(older.aborted).toBe(true)
    clock.increment(200)
    await calls.settle()
    expect(textsOf(view())).toEqual(['Каска'])
    expect(calls.made).toHaveLength(2)
  })

  it('stay until there are better ones, and are not asked for twice', async () => {
    const { view, type, find, clock, calls } = field()
    await find('куртка')
    type('куртка о')
    expect(view()).toMatchObject({ status: 'pending', open: true, count: null })
    expect(textsOf(view())).toEqual(['Куртка «Траверс»', 'Куртка «Обрій»'])
    type(' куртка  ')
    expect(view()).toMatchObject({ status: 'found', open: true, count: 2 })
    clock.increment(1_000)
    expect(calls.made).toHaveLength(1)
  })

  it('are not asked for two spaces or a single letter, and leave when too little is left', async () => {
    const { view, type, find, clock, calls } = field()
    type('к  ')
    clock.increment(1_000)
    expect(calls.made).toEqual([])
    await find('куртка')
    type('к')
    expect(view()).toMatchObject({ status: 'none', open: false, options: [], query: 'к' })
  })

  it('say that there are none', async () => {
    const { view, find, type } = field()
    await find('ківі')
    expect(view()).toMatchObject({ status: 'empty', open: true, options: [], count: 0 })
    type('ківі ')
    expect(view()).toMatchObject({ status: 'empty', count: 0 })
  })

  it('can be tried again when nobody answers; the next letter does so by itself', async () => {
    const { view, search, type, clock, calls } = field()
    type('ку')
    clock.increment(200)
    await (await calls.next()).lose()
    expect(view()).toMatchObject({ status: 'failed', open: true, count: null, error: { kind: 'network' } })
    search.send({ type: 'search.retry' })
    await (await calls.next()).answerWith(failure('rate_limited'))
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'busy' } })
    type('кур')
    clock.increment(200)
    await calls.settle()
    expect(view()).toMatchObject({ status: 'found', error: null })
  })

  it('close with Escape or on another page, and are there at once when the field is entered again', async () => {
    const { view, search, find, calls } = field()
    await find('куртка')
    for (const type of ['search.close', 'route.changed'] as const) {
      search.send({ type })
      expect(view()).toMatchObject({ open: false, count: null, query: 'куртка' })
      search.send({ type: 'search.open' })
      expect(view()).toMatchObject({ open: true, count: 2 })
    }
    expect(calls.made).toHaveLength(1)
  })

  it('that are no longer awaited are not fetched to the end, nor shown later', async () => {
    const { view, search, type, clock, calls } = field()
    type('ку')
    clock.increment(200)
    const [call] = calls.pendingCalls
    search.send({ type: 'search.submit' })
    expect(call?.aborted).toBe(true)
    expect(view()).toMatchObject({ status: 'none', open: false })
    type('кур')
    search.send({ type: 'search.close' })
    clock.increment(1_000)
    expect(calls.made).toHaveLength(1)
  })

  it('are asked for when a field that is filled already is entered', async () => {
    const { view, search, calls } = field({ query: 'каска' })
    expect(view()).toMatchObject({ query: 'каска', status: 'none', open: false })
    search.send({ type: 'search.open' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'found', count: 1 })
  })

  it('speak another language when the page does', async () => {
    const { view, search, find, calls } = field()
    await find('куртка')
    search.send({ type: 'locale.changed', lang: 'ru' })
    expect(view()).toMatchObject({ status: 'pending', options: [] })
    await calls.settle()
    expect(calls.made.at(-1)).toMatchObject({ body: { lang: 'ru', query: 'куртка' } })
    search.send({ type: 'search.close' })
    search.send({ type: 'locale.changed', lang: 'en' })
    await calls.settle()
    expect(calls.made).toHaveLength(2)
    expect(view()).toMatchObject({ status: 'none', open: false })
    search.send({ type: 'search.move', by: 1 })
    expect(calls.made.at(-1)).toMatchObject({ body: { lang: 'en', query: 'куртка' } })
  })
})

describe('the keys', () => {
  it('go round the options with the field as one place', async () => {
    const { view, search, find } = field()
    await find('куртка')
    const [first, second] = view().options.map(({ id }) => id)
    const seen = [1, 1, 1, -1, -1].map(by => {
      search.send({ type: 'search.move', by })
      return view().active
    })
    expect(seen).toEqual([first, second, null, second, first])
  })

  it('open what is closed before they mark anything', async () => {
    const { view, search, find } = field()
    await find('куртка')
    search.send({ type: 'search.close' })
    search.send({ type: 'search.move', by: 1 })
    expect(view()).toMatchObject({ open: true, active: null })
  })

  it('take the marked option, or send what is typed', async () => {
    const { search, find, emittedEvents, view } = field()
    await find('куртка')
    search.send({ type: 'search.move', by: 1 })
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toMatchObject([{ type: 'search.picked', option: { kind: 'product', url: '/goods/1' } }])
    expect(view()).toMatchObject({ open: false, active: null, query: 'куртка' })
    await find('  куртка   обрій ')
    search.send({ type: 'search.submit' })
    expect(emittedEvents.at(-1)).toEqual({ type: 'search.submitted', query: 'куртка обрій' })
  })

  it('do not take an option that another letter has unmarked', async () => {
    const { search, find, type, emittedEvents } = field()
    await find('куртка')
    search.send({ type: 'search.move', by: 1 })
    type('куртка о')
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toEqual([{ type: 'search.submitted', query: 'куртка о' }])
  })

  it('send an empty field too: the shop has a page for it', () => {
    const { search, emittedEvents, view } = field({ query: 'каска' })
    search.send({ type: 'search.clear' })
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toEqual([{ type: 'search.submitted', query: '' }])
    expect(view().query).toBe('')
  })
})

describe('an option under the pointer', () => {
  it('is marked, and taken by a press; one that is not offered is nothing', async () => {
    const { search, find, emittedEvents, view } = field()
    await find('куртка')
    search.send({ type: 'search.mark', id: 'product:2' })
    expect(view().active).toBe('product:2')
    search.send({ type: 'search.mark', id: 'product:99' })
    expect(view().active).toBeNull()
    search.send({ type: 'search.pick', id: 'product:99' })
    expect(view().open).toBe(true)
    search.send({ type: 'search.pick', id: 'product:2' })
    expect(emittedEvents).toMatchObject([{ type: 'search.picked', option: { id: 'product:2' } }])
    expect(view().open).toBe(false)
  })

  it('that is a query stands in the field, and what answered the old one is forgotten', async () => {
    const client = createFakeClient({
      '/api/search/suggest': () => success({ products: [], categories: [], queries: ['куртка робоча'] }),
    })
    const { search, find, view } = field({ client })
    await find('ку')
    await flush()
    search.send({ type: 'search.pick', id: 'query:куртка робоча' })
    expect(view()).toMatchObject({ query: 'куртка робоча', status: 'none', options: [], open: false })
  })
})

const click: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc
    .constantFrom('ку', 'кур', 'куртка', 'каска', 'к', '', 'ківі', 'обрій ')
    .map(query => ({ type: 'search.type' as const, query })),
  fc
    .constantFrom('search.open' as const, 'search.close', 'search.submit', 'search.retry', 'route.changed')
    .map(type => ({ type })),
)
const inspected = fc.oneof(
  click.map(event => ({ event, network: null })),
  fc.constantFrom('wait' as const, 'answer', 'lose', 'refuse').map(network => ({ event: null, network })),
)

it('what is offered in the end answers what is typed, whatever is typed and however slow or broken the network is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inspected, { maxLength: 30 }), async happenings => {
      const { search, calls, clock, view } = field()
      for (const { event, network } of happenings) {
        await flush()
        const call = calls.pendingCalls[0]
        if (event) search.send(event)
        if (network === 'wait') clock.increment(200)
        if (network === 'answer') await call?.answer()
        if (network === 'lose') await call?.lose()
        if (network === 'refuse') await call?.answerWith(failure('server'))
        expect(calls.pendingCalls.length).toBeLessThanOrEqual(1)
      }
      search.send({ type: 'search.open' })
      clock.increment(200)
      await calls.settle()
      const { query, status, open, count } = view()
      const found = [...goods, 'Куртки'].filter(name => name.toLowerCase().includes(query.trim()))
      if (query.trim().length < 2) expect({ status, open, count }).toEqual({ status: 'none', open: false, count: null })
      else {
        expect({ status, count }).toEqual({ status: found.length > 0 ? 'found' : 'empty', count: found.length })
        expect([...textsOf(view())].sort()).toEqual([...found].sort())
      }
    }),
    { numRuns: process.env.LONG ? 10_000 : 300 },
  )
}, 600_000)
