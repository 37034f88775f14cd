import { expect, test } from 'vitest'
import { paginationRange } from './pagination-range.ts'

test.each([
  { page: 1, pages: 1, range: [1] },
  { page: 2, pages: 6, range: [1, 2, 3, 4, 5, 6] },
  { page: 3, pages: 6, range: [1, 2, 3, 4, 5, 6] },
  { page: 4, pages: 7, range: [1, 2, 3, 4, 5, 6, 7] },
  { page: 48, pages: 120, range: [1, 'ellipsis', 47, 48, 49, 'ellipsis', 120] },
  { page: 1, pages: 9, range: [1, 2, 3, 4, 5, 'ellipsis', 9] },
  { page: 9, pages: 9, range: [1, 'ellipsis', 5, 6, 7, 8, 9] },
])('page $page of $pages returns $range', ({ page, pages, range }) => {
  expect(paginationRange(page, pages)).toEqual(range)
})

test('a page past the end is clamped, and no pages return an empty range', () => {
  expect(paginationRange(99, 3)).toEqual([1, 2, 3])
  expect(paginationRange(1, 0)).toEqual([])
})

test('every page is reachable: an ellipsis hides at least two', () => {
  for (let pages = 1; pages < 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const range = paginationRange(page, pages)
      expect(range).toContain(page)
      range.forEach((entry, index) => {
        if (entry !== 'ellipsis') return
        const [before, after] = [range[index - 1], range[index + 1]]
        expect(Number(after) - Number(before)).toBeGreaterThan(2)
      })
    }
  }
})

test('every page has as many entries, so that nothing moves under the pointer', () => {
  for (const siblings of [0, 1, 2])
    for (let pages = 1; pages < 30; pages++) {
      const lengths = Array.from({ length: pages }, (_, index) => paginationRange(index + 1, pages, siblings).length)
      expect(new Set(lengths).size).toBe(1)
    }
})
