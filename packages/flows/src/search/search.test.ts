import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createDeferredClient, createFakeClient, createFakeSearch, failure, flush, success } from '../testing/index.ts'
import { createSearchFlow, type SearchDeps, type SearchEmitted, type SearchEvent } from './index.ts'

const productNames = ['Куртка «Траверс»', 'Куртка «Обрій»', 'Штани «Обрій»', 'Каска']

function field(deps: Partial<SearchDeps> = {}) {
  const clock = new SimulatedClock()
  const calls = createDeferredClient(createFakeClient(createFakeSearch(productNames, ['Куртки'])))
  const search = createSearchFlow({ client: calls, clock, lang: 'uk', ...deps })
  const emittedEvents: SearchEmitted[] = []
  for (const type of ['search.selected', 'search.submitted'] as const)
    search.on(type, emitted => emittedEvents.push(emitted))
  search.start()
  onTestFinished(() => search.stop())
  const type = (query: string) => search.send({ type: 'search.change', query })
  /** Types and waits for the suggestions. */
  const find = async (query: string) => {
    type(query)
    clock.increment(200)
    await calls.answerAll()
  }
  return { search, calls, clock, emittedEvents, type, find, view: () => search.getView() }
}

const textsOf = ({ options }: ReturnType<ReturnType<typeof field>['view']>) => options.map(({ text }) => text)

describe('suggestions', () => {
  it('are requested when typing pauses and counted for screen readers', async () => {
    const { view, type, clock, calls } = field()
    type('ку')
    clock.increment(199)
    expect(calls.made).toEqual([])
    expect(view()).toMatchObject({ query: 'ку', status: 'pending', open: false, count: null })
    clock.increment(1)
    expect(calls.made).toMatchObject([{ path: '/api/search/suggest', body: { lang: 'uk', query: 'ку' } }])
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'found', open: true, count: 4, active: null })
    expect(textsOf(view())).toEqual(['Куртка «Траверс»', 'Куртка «Обрій»', 'ку', 'Куртки'])
  })

  it('are those of the last input: an older request is aborted', async () => {
    const { view, type, clock, calls } = field()
    type('ку')
    clock.increment(200)
    const older = await calls.next()
    type('кас')
    expect(older.aborted).toBe(true)
    clock.increment(200)
    await calls.answerAll()
    expect(textsOf(view())).toEqual(['Каска', 'кас'])
    expect(calls.made).toHaveLength(2)
  })

  it('stay until there are new ones and are not requested twice for one query', async () => {
    const { view, type, find, clock, calls } = field()
    await find('куртка')
    type('куртка о')
    expect(view()).toMatchObject({ status: 'pending', open: true, count: null })
    expect(textsOf(view())).toEqual(['Куртка «Траверс»', 'Куртка «Обрій»', 'куртка'])
    type(' куртка  ')
    expect(view()).toMatchObject({ status: 'found', open: true, count: 3 })
    clock.increment(1_000)
    expect(calls.made).toHaveLength(1)
  })

  it('are not requested for whitespace or a single letter, and disappear when the input gets too short', async () => {
    const { view, type, find, clock, calls } = field()
    type('к  ')
    clock.increment(1_000)
    expect(calls.made).toEqual([])
    await find('куртка')
    type('к')
    expect(view()).toMatchObject({ status: 'none', open: false, options: [], query: 'к' })
  })

  it('are reported as empty', async () => {
    const { view, find, type } = field()
    await find('ківі')
    expect(view()).toMatchObject({ status: 'empty', open: true, options: [], count: 0 })
    type('ківі ')
    expect(view()).toMatchObject({ status: 'empty', count: 0 })
  })

  it('can be retried after a failure; the next input retries by itself', async () => {
    const { view, search, type, clock, calls } = field()
    type('ку')
    clock.increment(200)
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'failed', open: true, count: null, error: { kind: 'network' } })
    search.send({ type: 'search.retry' })
    await (await calls.next()).answerWith(failure('rate_limited'))
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'busy' } })
    type('кур')
    clock.increment(200)
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'found', error: null })
  })

  it('close on Escape and navigation, and are shown at once on the next focus', async () => {
    const { view, search, find, calls } = field()
    await find('куртка')
    for (const type of ['search.close', 'route.changed'] as const) {
      search.send({ type })
      expect(view()).toMatchObject({ open: false, count: null, query: 'куртка' })
      search.send({ type: 'search.open' })
      expect(view()).toMatchObject({ open: true, count: 3 })
    }
    expect(calls.made).toHaveLength(1)
  })

  it('are aborted when the popup closes, and not shown later', async () => {
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

  it('are requested when a filled input is focused', async () => {
    const { view, search, calls } = field({ query: 'каска' })
    expect(view()).toMatchObject({ query: 'каска', status: 'none', open: false })
    search.send({ type: 'search.open' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'found', count: 2 })
  })

  it('are requested again in another language', async () => {
    const { view, search, find, calls } = field()
    await find('куртка')
    search.send({ type: 'locale.changed', lang: 'ru' })
    expect(view()).toMatchObject({ status: 'pending', options: [] })
    await calls.answerAll()
    expect(calls.made.at(-1)).toMatchObject({ body: { lang: 'ru', query: 'куртка' } })
    search.send({ type: 'search.close' })
    search.send({ type: 'locale.changed', lang: 'en' })
    await calls.answerAll()
    expect(calls.made).toHaveLength(2)
    expect(view()).toMatchObject({ status: 'none', open: false })
    search.send({ type: 'search.move', by: 1 })
    expect(calls.made.at(-1)).toMatchObject({ body: { lang: 'en', query: 'куртка' } })
  })
})

describe('an empty input', () => {
  const popular = createFakeClient({
    '/api/search/suggest': ({ query }) =>
      success({ products: [], categories: [], queries: query === '' ? ['куртка', 'каска'] : [] }),
  })
  const open = async (recent: readonly string[]) => {
    const queries = [...recent]
    const calls = createDeferredClient(popular)
    const opened = field({ client: calls, suggestsForEmpty: true, recent: () => queries })
    opened.search.send({ type: 'search.open' })
    await calls.answerAll()
    return { ...opened, calls, queries }
  }
  const kindsOf = ({ options }: ReturnType<ReturnType<typeof field>['view']>) =>
    options.map(({ kind, text }) => `${kind} ${text}`)

  it('suggests recent queries, then popular ones without repeating them', async () => {
    const { view } = await open(['каска', 'штани'])
    expect(kindsOf(view())).toEqual(['recent каска', 'recent штани', 'popular куртка'])
    expect(view()).toMatchObject({ status: 'found', open: true, count: 3 })
  })

  it('is shown again without the recent queries that were removed', async () => {
    const { view, search, queries, calls } = await open(['штани'])
    queries.length = 0
    search.send({ type: 'search.refresh' })
    await calls.answerAll()
    expect(kindsOf(view())).toEqual(['popular куртка', 'popular каска'])
  })

  it('becomes the query that is selected', async () => {
    const { view, search } = await open([])
    search.send({ type: 'search.select', id: 'popular:каска' })
    expect(view()).toMatchObject({ query: 'каска', open: false })
  })

  it('shows nothing when there is nothing to suggest, or when that cannot be loaded', async () => {
    const client = createDeferredClient(createFakeClient(createFakeSearch([])))
    const { view, search } = field({ client, suggestsForEmpty: true })
    search.send({ type: 'search.open' })
    await client.answerAll()
    expect(view()).toMatchObject({ status: 'empty', open: false })
    search.send({ type: 'search.refresh' })
    search.send({ type: 'search.open' })
    await (await client.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'failed', open: false })
  })
})

describe('the keyboard', () => {
  it('cycles through the options and the input', async () => {
    const { view, search, find } = field()
    await find('куртка')
    const [first, second] = view().options.map(({ id }) => id)
    const seen = [1, 1, 1, 1, -1, -1, -1].map(by => {
      search.send({ type: 'search.move', by })
      return view().active
    })
    const all = 'all:куртка'
    expect(seen).toEqual([first, second, all, null, all, second, first])
  })

  it('opens the popup before it activates an option', async () => {
    const { view, search, find } = field()
    await find('куртка')
    search.send({ type: 'search.close' })
    search.send({ type: 'search.move', by: 1 })
    expect(view()).toMatchObject({ open: true, active: null })
  })

  it('selects the active option, or submits the input', async () => {
    const { search, find, emittedEvents, view } = field()
    await find('куртка')
    search.send({ type: 'search.move', by: 1 })
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toMatchObject([{ type: 'search.selected', option: { kind: 'product', url: '/goods/1' } }])
    expect(view()).toMatchObject({ open: false, active: null, query: 'куртка' })
    await find('  куртка   обрій ')
    search.send({ type: 'search.submit' })
    expect(emittedEvents.at(-1)).toEqual({ type: 'search.submitted', query: 'куртка обрій' })
  })

  it('does not select an option that is no longer active after another input', async () => {
    const { search, find, type, emittedEvents } = field()
    await find('куртка')
    search.send({ type: 'search.move', by: 1 })
    type('куртка о')
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toEqual([{ type: 'search.submitted', query: 'куртка о' }])
  })

  it('submits an empty input too: the shop has a page for it', () => {
    const { search, emittedEvents, view } = field({ query: 'каска' })
    search.send({ type: 'search.clear' })
    search.send({ type: 'search.submit' })
    expect(emittedEvents).toEqual([{ type: 'search.submitted', query: '' }])
    expect(view().query).toBe('')
  })
})

describe('an option under the pointer', () => {
  it('becomes active and is selected by a click; an unknown one is ignored', async () => {
    const { search, find, emittedEvents, view } = field()
    await find('куртка')
    search.send({ type: 'search.highlight', id: 'product:2' })
    expect(view().active).toBe('product:2')
    search.send({ type: 'search.highlight', id: 'product:99' })
    expect(view().active).toBeNull()
    search.send({ type: 'search.select', id: 'product:99' })
    expect(view().open).toBe(true)
    search.send({ type: 'search.select', id: 'product:2' })
    expect(emittedEvents).toMatchObject([{ type: 'search.selected', option: { id: 'product:2' } }])
    expect(view().open).toBe(false)
  })

  it('that is a query becomes the value of the input, and outdated options are dropped', async () => {
    const client = createFakeClient({
      '/api/search/suggest': () => success({ products: [], categories: [], queries: ['куртка робоча'] }),
    })
    const { search, find, view } = field({ client })
    await find('ку')
    await flush()
    search.send({ type: 'search.select', id: 'query:куртка робоча' })
    expect(view()).toMatchObject({ query: 'куртка робоча', status: 'none', options: [], open: false })
  })
})

const click: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc
    .constantFrom('ку', 'кур', 'куртка', 'каска', 'к', '', 'ківі', 'обрій ')
    .map(query => ({ type: 'search.change' as const, query })),
  fc
    .constantFrom('search.open' as const, 'search.close', 'search.submit', 'search.retry', 'route.changed')
    .map(type => ({ type })),
)
const inspected = fc.oneof(
  click.map(event => ({ event, network: null })),
  fc.constantFrom('wait' as const, 'answer', 'failNetwork', 'refuse').map(network => ({ event: null, network })),
)

it('ends with suggestions for the current input, in any interleaving of inputs and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inspected, { maxLength: 30 }), async happenings => {
      const { search, calls, clock, view } = field()
      for (const { event, network } of happenings) {
        await flush()
        const call = calls.pendingCalls[0]
        if (event) search.send(event)
        if (network === 'wait') clock.increment(200)
        if (network === 'answer') await call?.answer()
        if (network === 'failNetwork') await call?.failNetwork()
        if (network === 'refuse') await call?.answerWith(failure('server'))
        expect(calls.pendingCalls.length).toBeLessThanOrEqual(1)
      }
      search.send({ type: 'search.open' })
      clock.increment(200)
      await calls.answerAll()
      const { query, status, open, count } = view()
      const found = [...productNames, 'Куртки'].filter(name => name.toLowerCase().includes(query.trim()))
      if (query.trim().length < 2) expect({ status, open, count }).toEqual({ status: 'none', open: false, count: null })
      else {
        // «All results» follows when there are products.
        const all = found.some(name => name !== 'Куртки') ? [query.trim()] : []
        const expected = [...found, ...all].sort()
        expect({ status, count }).toEqual({ status: found.length > 0 ? 'found' : 'empty', count: expected.length })
        expect([...textsOf(view())].sort()).toEqual(expected)
      }
    }),
  )
}, 600_000)
