import { expect, it } from 'vitest'
import { createPageCache, type Entry } from './page-cache.ts'

const nothing = () => new Uint8Array(0)
const entry = (size: number, more: Partial<Entry> = {}): Entry => ({
  page: { size, plain: nothing, gzipped: nothing },
  status: 200,
  headers: [],
  version: '1',
  freshUntil: 100,
  ...more,
})

it('answers a page until its data changes or it gets old', () => {
  const cache = createPageCache(1000)
  cache.put('/', entry(10))
  expect(cache.get('/', '1', 50)).toBeDefined()
  expect(cache.get('/', '2', 50)).toBeUndefined()
  expect(cache.get('/', '1', 101)).toBeUndefined()
  expect(cache.get('/', '2', 101, true)).toBeDefined()
})

it('never takes more than its limit: what was not used for longest goes first', () => {
  const cache = createPageCache(1000)
  for (const key of ['/a', '/b', '/c', '/d']) cache.put(key, entry(250))
  cache.get('/a', '1', 0)
  cache.put('/e', entry(250))
  expect(cache.get('/b', '1', 0)).toBeUndefined()
  expect(cache.get('/a', '1', 0)).toBeDefined()
  cache.put('/e', entry(200))
  cache.put('/f', entry(50))
  expect(cache.get('/a', '1', 0)).toBeDefined()
})
