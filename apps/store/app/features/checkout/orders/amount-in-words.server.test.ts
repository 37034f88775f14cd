import { describe, expect, it } from 'vitest'
import { orders as en } from '../../../platform/words/en/orders.ts'
import { orders as ru } from '../../../platform/words/ru/orders.ts'
import { orders as uk } from '../../../platform/words/uk/orders.ts'
import { amountInWords } from './amount-in-words.server.ts'
import { qrCodeOf } from './qr.server.ts'

describe('an amount in words', () => {
  it.each([
    [0.01, 'Нуль гривень 01 копійка', 'Ноль гривен 01 копейка', 'Zero hryvnias 01 kopiyka'],
    [1, 'Одна гривня 00 копійок', 'Одна гривна 00 копеек', 'One hryvnia 00 kopiykas'],
    [22.22, 'Двадцять дві гривні 22 копійки', 'Двадцать две гривны 22 копейки', 'Twenty-two hryvnias 22 kopiykas'],
    [
      1111.11,
      'Одна тисяча сто одинадцять гривень 11 копійок',
      'Одна тысяча сто одиннадцать гривен 11 копеек',
      'One thousand one hundred and eleven hryvnias 11 kopiykas',
    ],
    [
      2_000_005.5,
      'Два мільйони п’ять гривень 50 копійок',
      'Два миллиона пять гривен 50 копеек',
      'Two million and five hryvnias 50 kopiykas',
    ],
  ])('%d is read in every language', (amount, ukrainian, russian, english) => {
    expect(amountInWords(amount, 'uk', uk)).toBe(ukrainian)
    expect(amountInWords(amount, 'ru', ru)).toBe(russian)
    expect(amountInWords(amount, 'en', en)).toBe(english)
  })

  it('has no Latin letter in Ukrainian, whatever the amount', () => {
    for (let amount = 1; amount < 100_000_000; amount = Math.ceil(amount * 1.37))
      expect(amountInWords(amount, 'uk', uk)).toMatch(/^[А-ЯІЇЄҐа-яіїєґ’ ]+00 копійок$/)
  })
})

it('a QR code holds the longest link of a transfer within the version that the format allows', () => {
  const link = `https://bank.gov.ua/qr/${'A'.repeat(389)}`
  expect(qrCodeOf(link).size).toBe(77)
  expect(() => qrCodeOf(`${link}A`)).toThrow()
  expect(qrCodeOf('https://bank.gov.ua/qr/QkNE').path).toMatch(/^(M\d+ \d+\.5h\d+(m\d+ 0h\d+)*)+$/)
})
