import type { Order } from '@shop/contract'
import { fakeOrder } from '@shop/flows/testing'

/** An order of one jacket to a branch, paid by bank transfer; `given` changes it. */
export const orderOf = (given: Partial<Order> = {}): Order => ({
  ...fakeOrder('HT-10000001'),
  status: 'new',
  payment_status: 'pending',
  items: [
    {
      line_id: 1,
      product_id: 1,
      option_id: 1,
      code: 'HT-1001-L',
      name: 'Куртка робоча «Північ»',
      option: 'L',
      url: '/jackets/pivnich',
      image: { src: '/pictures/pivnich.webp', alt: '', width: 800, height: 1000, sources: [] },
      price: 2490,
      count: 1,
      total: 2490,
      returnable: 1,
    },
  ],
  payment: {
    id: 'iban',
    name: 'За рахунком IBAN',
    text: '',
    requisites: [],
    transfer_url: null,
    options: [],
    awaiting: false,
    until: null,
    expired: false,
    refunded: 0,
  },
  delivery: {
    id: 'np_branch',
    name: 'Нова пошта: відділення',
    days: '6-8',
    city: 'Полтава',
    point: 'Відділення № 2: вул. Соборна, 27',
    address: null,
    city_ref: null,
    point_ref: null,
  },
  contact: { name: 'Олена', last_name: 'Бондар', phone: '+380 67 123 45 67', email: 'olena@poshta.example' },
  subtotal: 2490,
  delivery_price: 80,
  total: 2490,
  date: '2026-12-01T10:00:00.000Z',
  history: [{ kind: 'status', status: 'new', payment_status: null, text: null, date: '2026-12-01T10:00:00.000Z' }],
  ...given,
})
