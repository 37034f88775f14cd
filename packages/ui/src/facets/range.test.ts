import { expect, test } from 'vitest'
import { moveEnd, readRange } from './range.ts'

test.each([
  ['an end moves within the bounds', [100, 900], 'from', 300, [300, 900]],
  ['the lower end stops at the upper one', [100, 900], 'from', 5000, [900, 900]],
  ['the upper end stops at the lower one', [100, 900], 'to', 50, [100, 100]],
  ['an end at its bound asks nothing', [100, 900], 'to', 5000, [100, null]],
  ['the lower end at its bound asks nothing', [100, 900], 'from', -5, [null, 900]],
  ['an end that was open moves away from its bound', [null, null], 'to', 400, [null, 400]],
  ['an end beyond the bounds leaves the other one open', [2000, null], 'to', 900, [2000, null]],
  ['what is no number changes nothing', [100, 900], 'from', Number.NaN, [100, 900]],
] as const)('%s', (_, before, end, wanted, after) => {
  expect(moveEnd(before, end, wanted, [0, 1000])).toEqual(after)
})

test.each([
  ['whole figures', ['100', '900'], [100, 900]],
  ['thousands set apart, kopiykas after a comma', ['1 000', '4\u00a0200,50'], [1000, 4200.5]],
  ['an empty field asks nothing', ['', ' '], [null, null]],
  ['both ends may be the same', ['500', '500'], [500, 500]],
  ['a word', ['abc', '900'], { end: 'from', kind: 'number' }],
  ['less than nothing', ['', '-5'], { end: 'to', kind: 'number' }],
  ['a number as programmers write it', ['1e3', ''], { end: 'from', kind: 'number' }],
  ['the larger end first', ['900', '100'], { end: 'to', kind: 'order' }],
] as const)('typed: %s', (_, typed, read) => {
  expect(readRange(typed, 'to')).toEqual(read)
})
