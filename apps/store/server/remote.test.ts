import { expect, it, vi } from 'vitest'
import { createRemote } from './remote.ts'

const caller = { address: '203.0.113.7' }
const ask = (path: string) => new Request(`http://store.test${path}`, { method: 'POST', body: '{}' })
const saying = (version: string) => new Response('{}', { headers: { 'Data-Version': version } })

/** A backend whose answers are given by hand, in any order. */
function byHand() {
  const answers: ((response: Response) => void)[] = []
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = input => {
    asked.push(new URL(String(input)).pathname)
    return new Promise(resolve => answers.push(resolve))
  }
  return { fetch, asked, answer: (nth: number, response: Response) => answers[nth]?.(response) }
}

it('what a shopper has just written is on the next page: its answer says that the data have changed', async () => {
  let version = '1'
  const { backend, dataVersion } = createRemote('http://backend.test', { fetch: async () => saying(version) })
  await backend(ask('/api/page/show'), caller)
  expect(dataVersion()).toBe('1')
  version = '2'
  await backend(ask('/api/reviews/add'), caller)
  expect(dataVersion()).toBe('2')
})

it.each([
  [undefined, 'store.test'],
  ['https://shop.test', 'shop.test'],
])('tells the backend under which host the shop is reached, which its own is not: %s', async (publicUrl, host) => {
  const sent: (string | null)[] = []
  const { backend } = createRemote('http://backend.test', {
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

it('an older answer that comes late does not bring the older version back', async () => {
  const { fetch, asked, answer } = byHand()
  const { backend, dataVersion } = createRemote('http://backend.test', { fetch })
  const slow = backend(ask('/api/page/show'), caller)
  const quick = backend(ask('/api/reviews/add'), caller)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer(1, saying('10'))
  await quick
  answer(0, saying('9'))
  await slow
  expect(dataVersion()).toBe('10')
})

it('a slow answer that brings news is heard although others were asked for after it', async () => {
  const { fetch, asked, answer } = byHand()
  const { backend, dataVersion } = createRemote('http://backend.test', { fetch })
  const writing = backend(ask('/api/reviews/add'), caller)
  const reading = backend(ask('/api/page/show'), caller)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer(1, saying('1'))
  await reading
  answer(0, saying('2'))
  await writing
  expect(dataVersion()).toBe('2')
})

it('a database that was put back to an earlier state is believed', async () => {
  let version = '7'
  const { backend, dataVersion } = createRemote('http://backend.test', { fetch: async () => saying(version) })
  await backend(ask('/api/page/show'), caller)
  version = '3'
  await backend(ask('/api/page/show'), caller)
  expect(dataVersion()).toBe('3')
})

it('asks for the version again when it is a second old, one question at a time, and answers at once meanwhile', async () => {
  const { fetch, asked, answer } = byHand()
  let clock = 0
  const { dataVersion } = createRemote('http://backend.test', { fetch, now: () => clock })
  expect([dataVersion(), dataVersion()]).toEqual(['', ''])
  expect(asked).toEqual(['/readyz'])
  answer(0, saying('1'))
  await vi.waitFor(() => expect(dataVersion()).toBe('1'))
  expect(asked).toHaveLength(1)
  clock = 1_000
  expect(dataVersion()).toBe('1')
  expect(asked).toHaveLength(2)
})

it('keeps the version it knows while the backend is away', async () => {
  let away = false
  let clock = 0
  const { backend, dataVersion } = createRemote('http://backend.test', {
    fetch: async () => {
      if (away) throw new TypeError('fetch failed')
      return saying('1')
    },
    now: () => clock,
  })
  await backend(ask('/api/page/show'), caller)
  away = true
  clock = 5_000
  expect(dataVersion()).toBe('1')
  await expect(backend(ask('/api/page/show'), caller)).rejects.toThrow('fetch failed')
  expect(dataVersion()).toBe('1')
})
