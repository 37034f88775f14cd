import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { getWords } from '../../../platform/words/words.server.ts'
import { termsOf } from './product-terms.server.ts'

const contact = { phone: { label: '0 800 33 04 71', number: '+380800330471' }, hours: '8–20' }
const jacket = { delivery_days: '6-10' as const, characteristics: [] }

describe.each(locales)('terms of a purchase in %s', locale => {
  const { terms } = getWords(locale, 'product')

  it('promise an exchange only for goods that the shop takes back', () => {
    const textOf = (product: Parameters<typeof termsOf>[0]) =>
      termsOf(product, terms, contact).find(({ about }) => about === 'returns')
    expect(textOf(jacket)).toEqual({ about: 'returns', ...terms.returns })
    expect(textOf({ ...jacket, return_excluded: true })).toEqual({ about: 'returns', ...terms.noReturns })
  })

  it('tell the warranty of the characteristics, and who advises', () => {
    const characteristics = [{ name: terms.warranty.title, value: '6' }]
    const told = termsOf({ ...jacket, characteristics }, terms, contact).map(({ about, title }) => [about, title])
    expect(told).toContainEqual(['warranty', `${terms.warranty.title} 6`])
    expect(told).toContainEqual(['advice', terms.advice])
    const silent = termsOf(jacket, terms, { ...contact, phone: null }).map(({ about }) => about)
    expect(silent).toEqual(['delivery', 'returns'])
  })
})
