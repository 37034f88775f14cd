import { expect, test } from 'vitest'
import { phoneMask } from './phone-pattern.ts'

const polish = phoneMask('+48 ### ### ###')

test.each([
  ['', ''],
  ['5', '+48 5'],
  ['512345678', '+48 512 345 678'],
  ['+48512345678', '+48 512 345 678'],
  ['+48 512 345 6789', '+48 512 345 6789'],
  ['+48', '+48'],
  ['+4', '+4'],
  ['+', '+'],
  ['+380 67 123 45 67', '+380 67 123 45 67'],
])('a Polish mask writes %j as %j', (typed, written) => {
  expect(polish(typed)).toBe(written)
})

test('a mask without a country code writes local numbers, with brackets', () => {
  const local = phoneMask('(###) ###-####')
  expect(local('415555')).toBe('(415) 555')
  expect(local('4155552671')).toBe('(415) 555-2671')
})

test('what a mask has written it writes again the same', () => {
  for (const typed of ['5', '512', '5123', '512345678']) expect(polish(polish(typed))).toBe(polish(typed))
})
