import { expect, it } from 'vitest'
import { pagesByLines, toPage } from './page.ts'

it.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('counts the pages of %i items', (total, pages) => {
  expect(toPage([], 1, 20, total)).toEqual({ items: [], page: 1, per_page: 20, total, pages })
})

it.each([
  ['none', [], []],
  ['as many as a page may hold', [1, 1, 1, 1, 1], [[1, 1], [1, 1], [1]]],
  ['exactly the lines of a page', [299, 1, 1], [[299, 1], [1]]],
  ['one line more', [299, 2, 298], [[299], [2, 298]]],
  ['one of more lines than a page', [1, 400, 1], [[1], [400], [1]]],
])('splits orders: %s', (_, lines, pages) => {
  expect(pagesByLines<number>(lines, 2, count => count)).toEqual(pages)
})
