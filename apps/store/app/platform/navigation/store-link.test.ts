import { expect, it } from 'vitest'
import { mayPrefetch } from './store-link.tsx'

it('does not prefetch on 2G or with data saving', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(undefined)).toBe(true)
})
