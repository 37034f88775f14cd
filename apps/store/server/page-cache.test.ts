import { expect, it, vi } from 'vitest'
import { type CachedPage, createCachedPage } from './cached-page.ts'
import { createPageCache, type Rendered } from './page-cache.ts'

const pageOf = (text: string, status = 200): CachedPage => createCachedPage(status, new Headers(), Buffer.from(text))

const rendered = (text: string, more: Partial<Extract<Rendered, { isStorable: boolean }>> = {}): Rendered => ({
  page: pageOf(text),
  isStorable: true,
  tags: new Set(),
  ...more,
})

/** A cache with the data and the clock in the hands of the test. */
function setUp(maxBytes = 1_000_000) {
  let version = 1
  let clock = 0
  const changed = new Map<string, number>()
  const onError = vi.fn()
  const cache = createPageCache({
    maxBytes,
    dataVersions: {
      current: async () => version,
      hasChanged: (tags, since) => [...tags].some(tag => (changed.get(tag) ?? 0) > since),
    },
    onError,
    now: () => clock,
  })
  const read = async (key: string, render: () => Promise<Rendered>, alone = false) => {
    const answer = await cache.get(key, render, alone)
    return answer.page
      ? { text: Buffer.from(await answer.page.body('identity')).toString(), from: answer.from }
      : { text: await answer.response.text(), from: 'private' }
  }
  return {
    read,
    onError,
    change: (tag: string) => changed.set(tag, ++version),
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
  }
}

/** Renders that come to an end when the test says so. */
function byHand() {
  const running: ((result: Rendered) => void)[] = []
  const render = vi.fn(() => new Promise<Rendered>(resolve => running.push(resolve)))
  return { render, finish: (nth: number, result: Rendered) => running[nth]?.(result) }
}

const renderOnce = (text: string, tags: string[] = []) => vi.fn(async () => rendered(text, { tags: new Set(tags) }))

it('renders once, then responds from the cache', async () => {
  const { read } = setUp()
  const render = renderOnce('page')
  expect(await read('/', render)).toEqual({ text: 'page', from: 'miss' })
  expect(await read('/', render)).toEqual({ text: 'page', from: 'hit' })
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders once for forty concurrent requests', async () => {
  const { read } = setUp()
  const { render, finish } = byHand()
  const all = Promise.all(Array.from({ length: 40 }, () => read('/', render)))
  await expect.poll(() => render).toHaveBeenCalled()
  finish(0, rendered('page'))
  const collapsed = Array(39).fill({ text: 'page', from: 'collapsed' })
  expect(await all).toEqual([{ text: 'page', from: 'miss' }, ...collapsed])
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders again when one of its tags has changed, not for other changes', async () => {
  const { read, change } = setUp()
  await read('/news', renderOnce('news', ['news', 'settings']))
  await read('/jackets', renderOnce('jackets', ['category:jackets', 'settings']))
  change('category:jackets')
  expect(await read('/news', renderOnce('newer', ['news']))).toEqual({ text: 'news', from: 'hit' })
  expect(await read('/jackets', renderOnce('jackets 2', ['category:jackets']))).toEqual({
    text: 'jackets 2',
    from: 'miss',
  })
})

it('does not serve a rendering that began before a change to requests after it', async () => {
  const { read, change } = setUp()
  const { render, finish } = byHand()
  const first = read('/', render)
  await expect.poll(() => render).toHaveBeenCalledTimes(1)
  change('news')
  const second = read('/', render)
  await expect.poll(() => render).toHaveBeenCalledTimes(2)
  finish(1, rendered('new', { tags: new Set(['news']) }))
  finish(0, rendered('old', { tags: new Set(['news']) }))
  expect([(await first).text, (await second).text]).toEqual(['old', 'new'])
  const again = vi.fn(async () => rendered('newest', { tags: new Set(['news']) }))
  expect((await read('/', again)).text).not.toBe('old')
})

it('serves a stale page while one request renders it again', async () => {
  const { read, pass } = setUp()
  await read('/', renderOnce('old'))
  pass(61_000)
  const { render, finish } = byHand()
  for (let request = 0; request < 5; request++) expect(await read('/', render)).toEqual({ text: 'old', from: 'stale' })
  expect(render).toHaveBeenCalledTimes(1)
  finish(0, rendered('new'))
  await expect.poll(() => read('/', render)).toEqual({ text: 'new', from: 'hit' })
  pass(700_000)
  expect(await read('/', renderOnce('newest'))).toEqual({ text: 'newest', from: 'miss' })
})

it('serves the older page while the new one cannot be rendered', async () => {
  const { read, change, pass, onError } = setUp()
  await read('/', renderOnce('known', ['news']))
  change('news')
  const unavailable = vi.fn(async () => rendered('away', { page: pageOf('away', 503), isStorable: false }))
  expect(await read('/', unavailable)).toEqual({ text: 'known', from: 'stale' })
  expect(await read('/', unavailable)).toEqual({ text: 'known', from: 'stale' })
  expect(unavailable).toHaveBeenCalledTimes(1)
  pass(5_001)
  expect(await read('/', renderOnce('new', ['news']))).toEqual({ text: 'new', from: 'miss' })
  pass(61_000)
  const failing = async () => Promise.reject(new Error('broken'))
  expect((await read('/', failing)).from).toBe('stale')
  await expect.poll(() => onError).toHaveBeenCalledWith(new Error('broken'))
})

it('serves the older page when a request is rejected, and renders again for the next one', async () => {
  const { read, change } = setUp()
  await read('/', renderOnce('known', ['news']))
  change('news')
  const refused = async (): Promise<Rendered> => ({ page: null, response: new Response('later', { status: 503 }) })
  expect(await read('/', refused)).toEqual({ text: 'known', from: 'stale' })
  expect(await read('/', renderOnce('new', ['news']))).toEqual({ text: 'new', from: 'miss' })
})

it('renders private pages for each request and stores none', async () => {
  const { read } = setUp()
  let number = 0
  const render = vi.fn(async (): Promise<Rendered> => ({ page: null, response: new Response(`cart ${++number}`) }))
  const all = await Promise.all([read('/cart', render), read('/cart', render), read('/cart', render, true)])
  expect(new Set(all.map(({ text }) => text)).size).toBe(3)
  expect((await read('/cart', render)).text).toBe('cart 4')
})

it('responds to all waiting requests when a page turns out not to be storable', async () => {
  const { read } = setUp()
  const { render, finish } = byHand()
  const all = Promise.all([read('/none', render), read('/none', render)])
  await expect.poll(() => render).toHaveBeenCalled()
  finish(0, rendered('404', { page: pageOf('404', 404), isStorable: false }))
  expect((await all).map(({ text }) => text)).toEqual(['404', '404'])
  expect(render).toHaveBeenCalledTimes(1)
  await read('/none', renderOnce('found'))
  expect((await read('/none', render)).text).toBe('found')
})

it('evicts the least recently used pages above its memory limit', async () => {
  const { read } = setUp(6_000)
  const text = (letter: string) => letter.repeat(900)
  for (const letter of ['a', 'b', 'c', 'd']) await read(`/${letter}`, renderOnce(text(letter)))
  await read('/a', renderOnce('anew'))
  await read('/e', renderOnce(text('e')))
  expect((await read('/a', renderOnce('anew'))).from).toBe('hit')
  expect((await read('/b', renderOnce(text('b')))).from).toBe('miss')
  await read('/large', renderOnce('l'.repeat(3_000)))
  expect((await read('/large', renderOnce('l'.repeat(3_000)))).from).toBe('miss')
})
