import { expect, it } from 'vitest'
import { createRemoteBackend } from './remote-backend.ts'

const caller = { address: '203.0.113.7' }
const ask = (path: string) => new Request(`http://store.test${path}`, { method: 'POST', body: '{}' })
/** An answer that knows of changes up to `latest`. */
const saying = (latest: string) => new Response('{}', { headers: { 'Data-Version': latest } })
const changes = (latest: string, tags: Record<string, string> = {}) =>
  Response.json({
    cursor: '1',
    latest,
    changes: Object.entries(tags).map(([tag, version]) => ({ tag, version })),
  })

/** A backend whose answers are given by hand, in any order. */
function deferredFetch() {
  const answers: ((response: Response) => void)[] = []
  const requestedPaths: string[] = []
  const fetch: typeof globalThis.fetch = input => {
    const { pathname, search } = new URL(String(input))
    requestedPaths.push(pathname + search)
    return new Promise(resolve => answers.push(resolve))
  }
  return { fetch, requestedPaths, answer: (nth: number, response: Response) => answers[nth]?.(response) }
}

it('requests the changes when a response contains a newer data version', async () => {
  const { fetch, requestedPaths, answer } = deferredFetch()
  const { backend, dataVersions } = createRemoteBackend('http://backend.test', { fetch, now: () => 0 })
  const first = dataVersions.current()
  answer(0, changes('7'))
  const before = await first
  const writing = backend(ask('/api/reviews/add'), caller)
  await expect.poll(() => requestedPaths).toHaveLength(2)
  answer(1, saying('8'))
  await writing
  const after = dataVersions.current()
  expect(requestedPaths).toEqual(['/data-changes', '/api/reviews/add', '/data-changes?since=1'])
  answer(2, changes('8', { 'product:12': '8' }))
  await after
  expect(dataVersions.hasChanged(['product:12'], before)).toBe(true)
  expect(dataVersions.hasChanged(['news'], before)).toBe(false)
})

it('requests no changes when the data version is not newer', async () => {
  const requestedPaths: string[] = []
  let latest = '7'
  const { backend, dataVersions } = createRemoteBackend('http://backend.test', {
    now: () => 0,
    async fetch(input) {
      const { pathname } = new URL(String(input))
      requestedPaths.push(pathname)
      return pathname === '/data-changes' ? changes('7') : saying(latest)
    },
  })
  await dataVersions.current()
  for (latest of ['7', '6', 'x']) {
    await backend(ask('/api/page/show'), caller)
    await dataVersions.current()
  }
  expect(requestedPaths.filter(path => path === '/data-changes')).toHaveLength(1)
})

it.each([
  [undefined, 'store.test'],
  ['https://shop.test', 'shop.test'],
])('sends the public host to the backend: %s', async (publicUrl, host) => {
  const sent: (string | null)[] = []
  const { backend } = createRemoteBackend('http://backend.test', {
    publicUrl,
    fetch: async (_, init) => {
      const headers = new Headers(init?.headers)
      sent.push(...['origin', 'host', 'x-forwarded-host'].map(name => headers.get(name)))
      return saying('1')
    },
  })
  const headers = { Origin: `https://${host}`, Host: 'store.test', 'X-Forwarded-Host': 'evil.test' }
  await backend(new Request('http://store.test/api/cart/count', { method: 'POST', body: '{}', headers }), caller)
  expect(sent).toEqual([`https://${host}`, null, host])
})

it('requests changes after a second, once for all concurrent requests', async () => {
  const { fetch, requestedPaths, answer } = deferredFetch()
  let clock = 0
  const { dataVersions } = createRemoteBackend('http://backend.test', { fetch, now: () => clock })
  const first = Promise.all([dataVersions.current(), dataVersions.current()])
  expect(requestedPaths).toHaveLength(1)
  answer(0, changes('7'))
  await first
  await dataVersions.current()
  expect(requestedPaths).toHaveLength(1)
  clock = 1_000
  const second = dataVersions.current()
  expect(requestedPaths).toHaveLength(2)
  answer(1, changes('7'))
  await second
})

it('goes by time where the backend does not tell its changes', async () => {
  let clock = 0
  const { dataVersions } = createRemoteBackend('http://backend.test', {
    now: () => clock,
    fetch: async () => new Response('none', { status: 404 }),
  })
  const known = await dataVersions.current()
  for (const [passed, isStale] of [
    [59_000, false],
    [60_000, true],
  ] as const) {
    clock = passed
    await dataVersions.current()
    expect(dataVersions.hasChanged(['news'], known)).toBe(isStale)
  }
  const then = await dataVersions.current()
  clock += 59_000
  expect(await dataVersions.current()).toBe(then)
})

it('keeps the known version while the backend is unavailable or responds with something invalid', async () => {
  let clock = 0
  let answering: () => Promise<Response> = async () => changes('7')
  const { backend, dataVersions } = createRemoteBackend('http://backend.test', {
    fetch: () => answering(),
    now: () => clock,
  })
  const known = await dataVersions.current()
  for (const away of [
    async () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('away', { status: 503 }),
    async () => Response.json({ cursor: "1'--", latest: '7', changes: [] }),
  ]) {
    answering = away
    clock += 1_000
    expect(await dataVersions.current()).toBe(known)
    expect(dataVersions.hasChanged(['news'], known)).toBe(false)
  }
  answering = async () => Promise.reject(new TypeError('fetch failed'))
  await expect(backend(ask('/api/page/show'), caller)).rejects.toThrow('fetch failed')
})
