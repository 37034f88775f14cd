import type { Settings } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { currencyOf } from '../../platform/words/money.server.ts'
import { shell as words } from '../../platform/words/uk/shell.ts'
import { shopLayoutView } from './shop-layout-view.ts'

const phone = { label: '0 800 33 00 33', number: '+380800330033' }
const contact = { name: 'Склад', is_main: false, phones: [], email: '', address: '', hours: '' }

const settings: Settings = {
  name: 'Крамниця',
  logotype: '',
  logodark: '',
  logofooter: '',
  favicon: '',
  picture_sizes: {},
  copyright: '© %year% Крамниця',
  checkout: {
    currencies: { EUR: { prefix: '€', suffix: '' }, UAH: { prefix: '', suffix: ' грн' } },
    cities: [],
  },
  contacts: [contact, { ...contact, name: 'Офіс', is_main: true, phones: [phone] }],
  head_code: '',
  body_code: '',
  blog_subscribe_title: 'Листи раз на місяць',
  blog_subscribe_subtitle: 'Без реклами',
  blog_subscribe_placeholder: 'Ваша адреса',
  blog_subscribe_btn_title: 'Хочу',
  theme_bg_type: 'color',
  theme_color: '#123456',
  theme_gradient: '',
  theme_gradient2: '',
  theme_gradient_deg: 0,
  theme_gradient_type: 'linear',
  theme_font_style: 'plain',
  theme_noise: false,
  demo_directory: true,
  google_sign_in: false,
}

describe('the layout of every page', () => {
  const view = shopLayoutView(words, settings, {}, 2027)

  it('has the texts of the newsletter form from the settings', () => {
    expect(view.newsletter).toEqual({
      title: 'Листи раз на місяць',
      text: 'Без реклами',
      hint: 'Ваша адреса',
      send: 'Хочу',
    })
  })

  it('shows a label that names a department with its number', () => {
    const sales = { label: 'Продажі', number: '+380671234567' }
    const contacts = [
      { ...contact, is_main: true, phones: [sales, phone] },
      { ...contact, phones: [phone, sales] },
    ]
    const { contact: main, furtherContacts } = shopLayoutView(words, { ...settings, contacts }, {}, 2027)
    expect(main.phone).toEqual({ label: 'Продажі: +380\u00a067\u00a0123\u00a045\u00a067', number: '+380671234567' })
    expect(main.morePhones).toEqual([phone])
    expect(furtherContacts).toEqual([]) // nothing that the main contact does not have
  })

  it('has the phone of the main contact and the year of the copyright', () => {
    expect(view.contact.phone).toEqual(phone)
    expect(view.copyright).toBe('© 2027 Крамниця')
  })
})

it('shows amounts in hryvnias, whatever other currencies the settings have', () => {
  expect(currencyOf(settings)).toEqual({ prefix: '', suffix: ' грн' })
})
