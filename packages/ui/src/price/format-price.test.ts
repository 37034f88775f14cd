import { describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { uk } from '../messages/uk.ts'
import { formatAmount, formatPrice } from './format-price.ts'

describe('an amount is formatted for the language', () => {
  test.each([
    [285, '285', '285'],
    [2490, '2\u00a0490', '2,490'],
    [1234567, '1\u00a0234\u00a0567', '1,234,567'],
    [1249.5, '1\u00a0249,50', '1,249.50'],
    [0.1 + 0.2, '0,30', '0.30'],
    [-490, '−490', '−490'],
    [0, '0', '0'],
  ])('%d: %s, %s', (amount, ukrainian, english) => {
    expect(formatAmount(amount, uk.numbers)).toBe(ukrainian)
    expect(formatAmount(amount, en.numbers)).toBe(english)
  })
})

test('the currency sign is placed as configured, with normalised spacing', () => {
  expect(formatPrice(2490, uk.numbers, { suffix: ' ₴' })).toBe('2\u00a0490\u00a0₴')
  expect(formatPrice(129, en.numbers, { prefix: '€', suffix: '' })).toBe('€\u00a0129')
  expect(formatPrice(129, en.numbers, {})).toBe('129')
})

test('spacing and decimals are the currency’s', () => {
  expect(formatPrice(2490, en.numbers, { prefix: '$', spacing: 'none', decimals: 2 })).toBe('$2,490.00')
  expect(formatPrice(1249.5, en.numbers, { suffix: '¥', spacing: 'none', decimals: 0 })).toBe('1,250¥')
})

test('a formatter of one’s own writes the whole amount', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  expect(formatPrice(2490, en.numbers, { suffix: '₴', format: amount => dollars.format(amount) })).toBe('$2,490.00')
})
