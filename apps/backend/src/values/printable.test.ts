import fc from 'fast-check'
import { expect, it } from 'vitest'
import { table } from '../shop-cli/command.ts'
import { oneLine, printable } from './printable.ts'

it.each([
  ['\u001b[2J\u001b]0;owned\u0007', String.raw`\u001b[2J\u001b]0;owned\u0007`],
  ['a\rb\u0008c\u007f\u009b31m', String.raw`a\u000db\u0008c\u007f\u009b31m`],
  ['user\u202etxt.exe\u2066\u200f\u061c', String.raw`user\u202etxt.exe\u2066\u200f\u061c`],
  ['\ufeffa\u00adb\u{e0041}', String.raw`\ufeffa\u00adb\udb40\udc41`],
  ['first\u2028second', String.raw`first\u2028second`],
  ['Ґанок її — 👩‍👩‍👧\n\tдва', 'Ґанок її — 👩‍👩‍👧\n\tдва'],
])('shows %j harmlessly', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

it('leaves JSON what it is', () => {
  const value = { name: 'a\u001b[2J\u202e\u009b\u2028' }
  const text = printable(JSON.stringify(value, null, 2))
  expect(text).not.toMatch(/[\u202e\u009b\u2028]/)
  expect(JSON.parse(text)).toEqual(value)
})

it('keeps what strangers wrote within a line of a table', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\r', '\n', '\u2028', '\u0085', 'a', ' ') }),
      (a, b) => {
        const shown = printable(
          table([
            [a, b],
            ['Purchased', oneLine(a + b)],
          ]),
        )
        expect(shown.split(/[\r\n\v\f\u0085\u2028\u2029]/)).toHaveLength(2)
      },
    ),
  )
})
