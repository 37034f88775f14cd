import { expect, test } from 'vitest'
import { wantedItem } from './wanted-item.ts'

const groups = ['Без групи', 'На зиму', 'Бригаді', 'Нова група…']

test.each([
  ['Down goes on', 'ArrowDown', 1, 2],
  ['Down goes round', 'ArrowDown', 3, 0],
  ['Up goes back', 'ArrowUp', 1, 0],
  ['Up goes round', 'ArrowUp', 0, 3],
  ['Home is the first', 'Home', 2, 0],
  ['End is the last', 'End', 0, 3],
  ['a letter is the next that begins with it', 'б', 0, 2],
  ['a letter goes round', 'Б', 2, 0],
  ['a letter that begins nothing moves nothing', 'ю', 0, undefined],
  ['Space presses and does not move', ' ', 0, undefined],
  ['other keys do not move', 'F2', 0, undefined],
] as const)('%s', (_, key, from, to) => {
  expect(wantedItem(key, from, groups)).toBe(to)
})

test('nothing leads anywhere in an empty menu', () => {
  expect(wantedItem('ArrowDown', -1, [])).toBeUndefined()
})
