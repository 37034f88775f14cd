import { expect, it, vi } from 'vitest'
import { errors } from '../words/uk/errors.ts'
import { createErrorWords } from './error-words.ts'

it('loads the words again after a load that failed, and only once after one that did not', async () => {
  const load = vi.fn(async () => errors).mockRejectedValueOnce(new Error('The module is gone'))
  const words = createErrorWords(load)
  await expect(words('uk')).rejects.toThrow('The module is gone')
  expect(await words('uk')).toBe(errors)
  expect(await words('uk')).toBe(errors)
  expect(load).toHaveBeenCalledTimes(2)
})

it('shares one load between screens that ask at the same time', async () => {
  const load = vi.fn(async () => errors)
  const words = createErrorWords(load)
  expect(words('uk')).toBe(words('uk'))
  expect(load).toHaveBeenCalledTimes(1)
})
