import { expect, test } from 'vitest'
import { clampQuantity, parseQuantity } from './quantity.ts'

test.each([
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['−3', 1],
  ['2,5', 2],
  ['2.9', 2],
  ['1 000', 99],
  ['12 шт.', 12],
  ['١٢', 12],
  ['۳', 3],
  ['१५ नग', 15],
  ['７', 7],
  ['999999999999999999999', 99],
])('"%s" with max 99 becomes %i', (typed, pieces) => {
  expect(parseQuantity(typed, 99)).toBe(pieces)
})

test.each(['', 'abc', '-', 'шт. 5'])('"%s" is not a number: the last quantity is kept', typed => {
  expect(parseQuantity(typed)).toBeNull()
})

test('a minimum of zero lets a row of a table be empty', () => {
  expect([parseQuantity('0', 9, 0), parseQuantity('-3', 9, 0), clampQuantity(5, 0, 0)]).toEqual([0, 0, 0])
})

test('a stepper never shows less than one, even when out of stock', () => {
  expect(clampQuantity(5, 0)).toBe(1)
})

test('a quantity is a whole number of steps above the minimum', () => {
  const packs = (pieces: number, max?: number) => clampQuantity(pieces, max, 6, 6)
  expect([1, 6, 8, 9, 13, 999].map(pieces => packs(pieces))).toEqual([6, 6, 6, 12, 12, 996])
  expect([packs(20, 20), packs(99, 17), packs(3, 2)]).toEqual([18, 12, 6])
  expect(clampQuantity(4, 20, 0, 5)).toBe(5)
})
