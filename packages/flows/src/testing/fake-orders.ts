import type { Order, OrderEvent, OrderItem, OrderStatus } from '@shop/contract'
import { fakeCard } from './fake-search.ts'

/** A line of a fake order: two pieces of a product, both returnable. */
export const fakeOrderItem = (productId: number, more: Partial<OrderItem> = {}): OrderItem => {
  const { code, name, url, image, price } = fakeCard(productId, `№ ${productId}`)
  const count = more.count ?? 2
  return {
    line_id: productId * 10,
    product_id: productId,
    option_id: null,
    option: null,
    code,
    name,
    url,
    image,
    price,
    count,
    total: price * count,
    returnable: count,
    ...more,
  }
}

/** A change of the status in the history of an order. */
export const fakeOrderEvent = (status: OrderStatus, date: string): OrderEvent => ({
  kind: 'status',
  status,
  payment_status: null,
  text: null,
  date,
})

/** An order delivered on the first of March 2026 at noon. */
export function fakeOrder(number: string, more: Partial<Order> = {}): Order {
  const items = more.items ?? [fakeOrderItem(1), fakeOrderItem(2)]
  const total = items.reduce((sum, item) => sum + item.total, 0)
  const person = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67' }
  return {
    number,
    status: 'delivered',
    payment_status: 'paid',
    items,
    payment: {
      id: 'cash',
      name: 'Оплата при отриманні',
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
      id: 'pickup',
      name: 'Самовивіз',
      days: '6-10',
      city: 'Київ',
      point: null,
      address: null,
      city_ref: 'kyiv',
      point_ref: null,
    },
    contact: { ...person, email: 'olena@example.com' },
    tracking: null,
    recipient: null,
    company: null,
    comment: null,
    no_call: false,
    subtotal: total,
    discount: 0,
    delivery_price: 0,
    total,
    date: '2026-02-20T12:00:00+02:00',
    history: [
      fakeOrderEvent('new', '2026-02-20T12:00:00+02:00'),
      fakeOrderEvent('delivered', '2026-03-01T12:00:00+02:00'),
    ],
    ...more,
  }
}
