import { type Locale, locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { fill } from '../words/index.ts'
import { MAX_LETTERS } from './phone-text.ts'
import { mailWords } from './words/index.ts'

/** The longest of each. */
const values = { number: 'HT-99999999', code: '999999', tracking: '59001234567890' }
const LINK = 'https://spetsodyah-dlia-budivelnykiv.example/ru/order'
/** One part of an SMS without Cyrillic. Source: 3GPP TS 23.038. */
const MAX_LATIN = 160

const cases = locales.flatMap(lang =>
  Object.entries(mailWords[lang].phone).map(([name, text]): [Locale, string, string] => [lang, name, text]),
)

describe('a message to a phone', () => {
  it.each(cases)('%s %s takes two parts of an SMS at most', (lang, name, text) => {
    const isLinked = name === 'created' || name === 'paymentFailed'
    const filled = fill(text, values) + (isLinked ? ` ${LINK}` : '')
    expect(filled).not.toMatch(/[{}]/)
    expect(filled).toContain(values.number)
    expect(filled.length).toBeLessThanOrEqual(lang === 'en' ? MAX_LATIN : MAX_LETTERS)
  })

  it.each(cases.filter(([lang]) => lang === 'en'))('%s %s has letters of the short alphabet only', (_, __, text) => {
    expect(text).toMatch(/^[\x20-\x7e]+$/)
  })
})
