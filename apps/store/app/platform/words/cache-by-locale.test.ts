import { expect, it, vi } from 'vitest'
import { cacheByLocale } from './cache-by-locale.ts'

it('loads again after a failure, otherwise caches one promise per language', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('words')
  const loadWords = cacheByLocale(load)
  await expect(loadWords('uk')).rejects.toThrow('gone')
  const words = loadWords('uk')
  expect(loadWords('uk')).toBe(words)
  expect(await words).toBe('words')
  expect(load).toHaveBeenCalledTimes(2)
})
