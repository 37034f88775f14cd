import { afterEach, expect, it, vi } from 'vitest'
import { errors } from '../words/uk/errors.ts'
import { errorWords } from './error-words.ts'

afterEach(() => vi.unstubAllGlobals())

it('retries after a failure, otherwise caches one promise per language', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(errorWords('uk', fail)).rejects.toThrow('gone')
  const load = vi.fn(async () => ({ errors }))
  const words = errorWords('uk', load)
  expect(errorWords('uk', load)).toBe(words)
  expect(await words).toBe(errors)
  expect(load).toHaveBeenCalledTimes(1)
})
