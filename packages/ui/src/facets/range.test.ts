import { expect, test } from 'vitest'
import { moveEnd } from './range.ts'

test.each([
  ['an end moves within the bounds', [100, 900], 'from', 300, [300, 900]],
  ['the lower end stops at the upper one', [100, 900], 'from', 5000, [900, 900]],
  ['the upper end stops at the lower one', [100, 900], 'to', 50, [100, 100]],
  ['neither end leaves the bounds', [100, 900], 'to', 5000, [100, 1000]],
  ['what is no number changes nothing', [100, 900], 'from', Number.NaN, [100, 900]],
] as const)('%s', (_, before, end, wanted, after) => {
  expect(moveEnd(before, end, wanted, [0, 1000])).toEqual(after)
})
