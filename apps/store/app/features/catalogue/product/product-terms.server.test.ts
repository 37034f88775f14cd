import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { getWords } from '../../../platform/words/words.server.ts'
import { termsOf } from './product-terms.server.ts'

const phones = [{ label: '0 800 33 04 71', number: '+380800330471' }]
const contact = { is_main: true, name: '', phones, email: '', address: '', hours: '8–20' }
const settings = { contacts: [contact] }
const jacket = { delivery_days: '6-10' as const, characteristics: [], price_from: null }
const money = (amount: number) => `${amount} ₴`

describe.each(locales)('terms of a purchase in %s', locale => {
  const { terms } = getWords(locale, 'product')

  it('promise an exchange only for goods that the shop takes back', () => {
    const textOf = (product: Parameters<typeof termsOf>[0]) =>
      termsOf(product, terms, settings, locale, money).find(({ about }) => about === 'returns')
    expect(textOf(jacket)).toEqual({ about: 'returns', ...terms.returns })
    expect(textOf({ ...jacket, return_excluded: true })).toEqual({ about: 'returns', ...terms.noReturns })
  })

  it('tell where it can be collected, and how it is paid, by what the backend tells of them', () => {
    const told = { ...settings, pickup: 'Київ, Ливарна, 14', payment_marks: ['Visa', 'Mastercard'] }
    expect(termsOf(jacket, terms, told, locale, money)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ about: 'delivery', text: expect.stringMatching(/ \S.*: Київ, Ливарна, 14\.$/) }),
        { about: 'payment', title: terms.payment, text: 'Visa · Mastercard' },
      ]),
    )
    const silent = termsOf(jacket, terms, { ...settings, pickup: '', payment_marks: [] }, locale, money)
    expect(silent.map(({ about }) => about)).toEqual(['delivery', 'returns', 'advice'])
  })

  it('tell what a month costs where it can be paid by instalments, from the lowest price', () => {
    const told = (price_from: number | null) => {
      const product = { ...jacket, price_from, instalment: { count: 6, amount: 415 } }
      return termsOf(product, terms, settings, locale, money).find(({ about }) => about === 'instalments')?.text
    }
    const [uk, ru, en] = [
      ['6 платежів, 415 ₴ на місяць. Без переплати.', '6 платежів, від 415 ₴ на місяць. Без переплати.'],
      ['6 платежей, 415 ₴ в месяц. Без переплаты.', '6 платежей, от 415 ₴ в месяц. Без переплаты.'],
      ['6 payments, 415 ₴ a month. Nothing on top.', '6 payments, from 415 ₴ a month. Nothing on top.'],
    ]
    expect([told(null), told(2490)]).toEqual({ uk, ru, en }[locale])
  })

  it('tell the warranty of the characteristics, and who advises', () => {
    const characteristics = [{ name: terms.warranty.title, value: '6' }]
    const told = termsOf({ ...jacket, characteristics }, terms, settings, locale, money).map(({ about, title }) => [
      about,
      title,
    ])
    expect(told).toContainEqual(['warranty', `${terms.warranty.title} 6`])
    expect(told).toContainEqual(['advice', terms.advice])
    const silent = termsOf(jacket, terms, { contacts: [{ ...contact, phones: [] }] }, locale, money).map(
      ({ about }) => about,
    )
    expect(silent).toEqual(['delivery', 'returns'])
  })
})
