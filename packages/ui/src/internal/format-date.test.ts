import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is written in words, in a fixed time zone and with ordinary spaces', () => {
  expect(formatDate('2026-11-23T23:30:00Z', 'en')).toBe('November 23, 2026')
  expect(formatDate('2026-11-23', 'uk')).toBe('23 листопада 2026 р.')
})
