import { isEdrpou } from '@shop/contract/fields'
import { isIban } from '@shop/contract/iban'
import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { demoPayee, invoiceUrl, requisitesOf } from './payee.ts'

const payee = { ...demoPayee, name: { uk: 'ТОВ «Північ»', ru: 'ТОВ «Північ»', en: 'ТОВ «Північ»' }, edrpou: '37193071' }
const order = { number: 'HT-12345678', total: 123_405 }

/** The elements of the link of a transfer. */
const elementsOf = (url: string) =>
  Buffer.from(url.split('/').at(-1) ?? '', 'base64url')
    .toString()
    .split('\n')

describe('the payee of invoices', () => {
  it('has check digits', () => {
    expect(isIban(demoPayee.iban)).toBe(true)
    expect(isEdrpou(demoPayee.edrpou)).toBe(true)
  })

  it('is shown with the IBAN in groups of four and the number of the order', () => {
    expect(requisitesOf(payee, order, 'uk')).toEqual([
      { id: 'payee', name: 'Отримувач', value: 'ТОВ «Північ»' },
      { id: 'edrpou', name: 'Код ЄДРПОУ', value: '37193071' },
      { id: 'iban', name: 'IBAN', value: 'UA11 0000 0000 0002 6001 4000 0770 0' },
      { id: 'purpose', name: 'Призначення платежу', value: 'Оплата замовлення № HT-12345678, без ПДВ' },
    ])
    const withVat = requisitesOf({ ...payee, bank: 'АТ «Банк»', hasVat: true }, order, 'en')
    expect(withVat.find(({ id }) => id === 'bank')?.value).toBe('АТ «Банк»')
    expect(withVat.at(-1)?.value).toBe('Payment for order No. HT-12345678, incl. VAT 20%: 205.68 UAH')
  })

  it('gets transfers by the link of the National Bank', () => {
    const url = invoiceUrl(payee, order, 'uk')
    expect(url).toMatch(/^https:\/\/bank\.gov\.ua\/qr\/[\w-]+$/)
    expect(elementsOf(url)).toEqual([
      'BCD',
      '002',
      '1',
      'UCT',
      '',
      'ТОВ «Північ»',
      'UA110000000000026001400007700',
      'UAH1234.05',
      '37193071',
      '',
      '',
      'Оплата замовлення № HT-12345678, без ПДВ',
      '',
      '',
    ])
  })

  it('have a name that is shortened until a code of the largest version holds the link', () => {
    const long = 'Товариство з обмеженою відповідальністю «Робочий одяг та взуття Півночі»'
    const name = { uk: long, ru: long, en: long }
    for (const lang of locales) {
      const url = invoiceUrl({ ...payee, name, hasVat: true }, { number: 'HT-12345678', total: 9_999_999_99 }, lang)
      expect(url.length).toBeLessThanOrEqual(412)
      const elements = elementsOf(url)
      expect(elements).toHaveLength(14)
      expect(long.startsWith(elements[5] ?? 'nothing')).toBe(true)
      expect(elements[5]?.length).toBeGreaterThan(40)
      expect(elements.slice(6, 9)).toEqual(['UA110000000000026001400007700', 'UAH9999999.99', '37193071'])
      expect(elements[11]).toContain('HT-12345678')
    }
  })

  it('cannot add elements by a name with line breaks', () => {
    const name = `Перший\nUA00\n${'я'.repeat(100)}`
    const elements = elementsOf(invoiceUrl({ ...payee, name: { uk: name, ru: name, en: name } }, order, 'uk'))
    expect(elements).toHaveLength(14)
    expect(elements[5]).toHaveLength(70)
  })
})

describe('the settings of the payee', () => {
  const own = {
    PAYEE_NAME: 'ТОВ «Північ»',
    PAYEE_EDRPOU: '37193071',
    PAYEE_IBAN: 'ua21 3223 1300 0002 6007 2335 6600 1',
  }
  const publicShop = {
    PUBLIC_URL: 'https://shop.example',
    SECRET: 'k3Zr8vQ1mTn5xWb9Yc2Lp7Hd4Sg6Jf0AeUiOu',
    NOVA_POSHTA_KEY: 'a key of the test',
  }

  it('are read', () => {
    expect(readEnvironment(own).payee).toEqual({
      name: { uk: 'ТОВ «Північ»', ru: 'ТОВ «Північ»', en: 'ТОВ «Північ»' },
      edrpou: '37193071',
      iban: 'UA213223130000026007233566001',
      bank: null,
      hasVat: false,
    })
    expect(readEnvironment({ ...own, PAYEE_VAT: 'included', PAYEE_BANK: 'АТ «Банк»' }).payee).toMatchObject({
      bank: 'АТ «Банк»',
      hasVat: true,
    })
  })

  it.each([
    [{ ...own, PAYEE_IBAN: 'UA213223130000026007233566010' }, 'PAYEE_IBAN'],
    [{ ...own, PAYEE_EDRPOU: '37193072' }, 'PAYEE_EDRPOU'],
    [{ PAYEE_NAME: own.PAYEE_NAME, PAYEE_IBAN: own.PAYEE_IBAN }, 'PAYEE_EDRPOU'],
    [{ ...own, PAYEE_VAT: 'yes' }, 'PAYEE_VAT'],
  ])('that are wrong or incomplete are named: %o', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name)
  })

  it('never show the invented account at a public address, unless it says that it is a demo', () => {
    expect(readEnvironment({})).toMatchObject({ payee: null, demoPayee: true })
    expect(readEnvironment({ DEMO: 'off' })).toMatchObject({ demoPayee: false })
    expect(readEnvironment(publicShop)).toMatchObject({ demoPayee: false })
    expect(readEnvironment({ ...publicShop, DEMO: 'on' })).toMatchObject({ demoPayee: true })
  })
})
