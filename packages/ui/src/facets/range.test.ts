import { expect, test } from 'vitest'
import { moveThumb, parseRange } from './range.ts'

test.each([
  ['a limit moves within the bounds', [100, 900], 'from', 300, [300, 900]],
  ['the lower limit stops at the upper one', [100, 900], 'from', 5000, [900, 900]],
  ['the upper limit stops at the lower one', [100, 900], 'to', 50, [100, 100]],
  ['a limit at its bound is removed', [100, 900], 'to', 5000, [100, null]],
  ['the lower limit at its bound is removed', [100, 900], 'from', -5, [null, 900]],
  ['an unset limit moves away from its bound', [null, null], 'to', 400, [null, 400]],
  ['a limit beyond the bounds leaves the other one unset', [2000, null], 'to', 900, [2000, null]],
  ['NaN changes nothing', [100, 900], 'from', Number.NaN, [100, 900]],
] as const)('%s', (_, before, end, value, after) => {
  expect(moveThumb(before, end, value, [0, 1000])).toEqual(after)
})

test.each([
  ['integers', ['100', '900'], [100, 900]],
  ['grouped thousands, decimals after a comma', ['1 000', '4\u00a0200,50'], [1000, 4200.5]],
  ['an empty input sets no limit', ['', ' '], [null, null]],
  ['both limits may be equal', ['500', '500'], [500, 500]],
  ['a word', ['abc', '900'], { end: 'from', kind: 'number' }],
  ['a negative number', ['', '-5'], { end: 'to', kind: 'number' }],
  ['exponential notation', ['1e3', ''], { end: 'from', kind: 'number' }],
  ['the larger limit first', ['900', '100'], { end: 'to', kind: 'order' }],
] as const)('typed: %s', (_, typed, read) => {
  expect(parseRange(typed, 'to')).toEqual(read)
})
