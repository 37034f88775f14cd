import { expect, test } from 'vitest'
import { dateText, parseDateText } from './date-text.ts'

test('a date is written in digits as its language does', () => {
  expect(['uk', 'ru', 'en', 'ar'].map(locale => dateText('2026-12-31', locale))).toEqual([
    '31.12.2026',
    '31.12.2026',
    '12/31/2026',
    '31/12/2026',
  ])
})

test.each([
  ['31.12.2026', 'uk', '2026-12-31'],
  ['5 3 2026', 'uk', '2026-03-05'],
  ['5/3/2026', 'en', '2026-05-03'],
  ['05032026', 'uk', '2026-03-05'],
  ['2026-03-05', 'en', '2026-03-05'],
  ['29.02.2028', 'uk', '2028-02-29'],
])('typed as %s in %s it is %s', (text, locale, iso) => {
  expect(parseDateText(text, locale, true)).toBe(iso)
})

test.each(['29.02.2026', '31.04.2026', '12.13.2026', '1.1', 'завтра', '', '1.1.206'])('%s is no date', text => {
  expect(parseDateText(text, 'uk', false)).toBeNull()
})

test('a year of two digits is one of this century, once the text is complete', () => {
  expect(parseDateText('5.3.26', 'uk', true)).toBeNull()
  expect(parseDateText('5.3.26', 'uk', false)).toBe('2026-03-05')
})
