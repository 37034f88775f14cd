import { expect, it } from 'vitest'
import { mayPrefetch } from './store-link.tsx'

it('nothing is fetched in advance on 2g or when data is saved', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(undefined)).toBe(true)
})
