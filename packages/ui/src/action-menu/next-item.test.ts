import { expect, test } from 'vitest'
import { nextItemIndex } from './next-item.ts'

const groups = ['Без групи', 'На зиму', 'Бригаді', 'Нова група…']

test.each([
  ['Down moves to the next', 'ArrowDown', 1, 2],
  ['Down wraps around', 'ArrowDown', 3, 0],
  ['Up moves to the previous', 'ArrowUp', 1, 0],
  ['Up wraps around', 'ArrowUp', 0, 3],
  ['Home is the first', 'Home', 2, 0],
  ['End is the last', 'End', 0, 3],
  ['a letter moves to the next item that begins with it', 'б', 0, 2],
  ['a letter wraps around', 'Б', 2, 0],
  ['a letter without a match does not move focus', 'ю', 0, undefined],
  ['Space presses and does not move focus', ' ', 0, undefined],
  ['other keys do not move focus', 'F2', 0, undefined],
] as const)('%s', (_, key, from, to) => {
  expect(nextItemIndex(key, from, groups)).toBe(to)
})

test('an empty menu has no next item', () => {
  expect(nextItemIndex('ArrowDown', -1, [])).toBeUndefined()
})
