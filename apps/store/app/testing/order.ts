import type { Order } from '@shop/contract'
import { fakeOrder, fakeOrderEvent, fakeOrderItem } from '@shop/flows/testing'

const { payment, delivery, ...order } = fakeOrder('HT-10000001')

/** An order of one jacket to a branch, paid by bank transfer; `given` changes it. */
export const orderOf = (given: Partial<Order> = {}): Order => ({
  ...order,
  status: 'new',
  payment_status: 'pending',
  items: [
    fakeOrderItem(1, {
      line_id: 1,
      option_id: 1,
      code: 'HT-1001-L',
      name: 'Куртка робоча «Північ»',
      option: 'L',
      url: '/jackets/pivnich',
      price: 2490,
      count: 1,
      total: 2490,
    }),
  ],
  payment: { ...payment, id: 'iban', name: 'За рахунком IBAN' },
  delivery: {
    ...delivery,
    id: 'np_branch',
    name: 'Нова пошта: відділення',
    days: '6-8',
    city: 'Полтава',
    point: 'Відділення № 2: вул. Соборна, 27',
    city_ref: null,
  },
  contact: { name: 'Олена', last_name: 'Бондар', phone: '+380 67 123 45 67', email: 'olena@poshta.example' },
  subtotal: 2490,
  delivery_price: 80,
  total: 2490,
  date: '2026-12-01T10:00:00.000Z',
  history: [fakeOrderEvent('new', '2026-12-01T10:00:00.000Z')],
  ...given,
})
