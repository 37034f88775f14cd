import { afterEach, expect, it, vi } from 'vitest'
import { forgetUnknown, forgetViewed, rememberViewed, viewedProducts } from './viewed-products.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('stores each product once, the last one first, and twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) rememberViewed(id)
  rememberViewed(9)
  expect(viewedProducts()).toEqual([9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3])
  forgetViewed()
  expect(viewedProducts()).toEqual([])
  expect(localStorage.getItem('shop.viewed')).toBeNull()
})

it('forgets deleted products only', () => {
  for (const id of [1, 2, 3]) rememberViewed(id)
  forgetUnknown([1], [1, 2])
  expect(viewedProducts()).toEqual([3, 1])
})

it('ignores malformed data and works without storage', () => {
  for (const text of ['{', '7', '["1", -2, 1.5, null]']) {
    localStorage.setItem('shop.viewed', text)
    expect(viewedProducts()).toEqual([])
  }
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  rememberViewed(1)
  expect(viewedProducts()).toEqual([])
  vi.unstubAllGlobals()
})
