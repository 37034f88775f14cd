import { expect, it } from 'vitest'
import { catalogue } from '../../../platform/words/uk/catalogue.ts'
import { shopContacts } from './shop-contacts.server.ts'

const office = {
  is_main: false,
  name: 'Для компаній',
  phones: [],
  email: 'office@shop.example',
  address: '',
  hours: 'Пн–Пт',
}
const shop = {
  is_main: true,
  name: 'Магазин',
  phones: [
    { label: '0 800 33 04 71', number: '+380800330471' },
    { label: 'Склад', number: '+380671234567' },
  ],
  messengers: [{ label: 'Viber', url: 'viber://chat?number=%2B380800330471' }],
  email: '',
  address: 'Київ',
  hours: '',
}

it('shows the main contact first, every phone with its label, and no empty row', () => {
  expect(shopContacts({ contacts: [office, shop] }, catalogue.contacts)).toEqual([
    {
      name: 'Магазин',
      rows: [
        {
          label: 'Телефон',
          values: [
            { text: '0 800 33 04 71', href: 'tel:+380800330471' },
            { text: 'Склад: +380\u00a067\u00a0123\u00a045\u00a067', href: 'tel:+380671234567' },
          ],
        },
        { label: 'Месенджери', values: [{ text: 'Viber', href: 'viber://chat?number=%2B380800330471' }] },
        { label: 'Адреса', values: [{ text: 'Київ', href: null }] },
      ],
    },
    {
      name: 'Для компаній',
      rows: [
        { label: 'E-mail', values: [{ text: 'office@shop.example', href: 'mailto:office@shop.example' }] },
        { label: 'Години роботи', values: [{ text: 'Пн–Пт', href: null }] },
      ],
    },
  ])
})
