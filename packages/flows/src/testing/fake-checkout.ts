import type { Delivery, Payment } from '@shop/contract'
import type { FakeCarts } from './fake-cart.ts'
import { type Answers, failure, success } from './fake-client.ts'
import { createFakeDirectory } from './fake-directory.ts'
import { type FakeMessages, fakeMessages } from './fake-messages.ts'
import { fakeOrder } from './fake-orders.ts'

export const fakeShippingMethods: readonly Delivery[] = [
  {
    id: 'np-branch',
    name: 'Нова пошта: відділення',
    note: '',
    price: 80,
    from: true,
    days: '6-10',
    needs: 'branch',
    payments: ['cash', 'card'],
  },
  {
    id: 'np-locker',
    name: 'Нова пошта: поштомат',
    note: '',
    price: 70,
    from: true,
    days: '6-10',
    needs: 'locker',
    payments: ['card'],
  },
  {
    id: 'np-courier',
    name: "Нова пошта: кур'єр",
    note: '',
    price: 125,
    from: true,
    days: '6-10',
    needs: 'address',
    payments: ['cash', 'card'],
  },
  { id: 'pickup', name: 'Самовивіз', note: '', price: 0, from: false, days: '6-10', needs: 'none', payments: ['cash'] },
]

export const fakePayments: readonly Payment[] = [
  { id: 'cash', name: 'Оплата при отриманні', text: '' },
  { id: 'card', name: 'Карткою онлайн', text: '' },
]

type Outcome = 'paid' | 'declined' | 'cancelled'

/** Delivery and orders in memory: one order per idempotency key, none of a cart that has changed since it was shown. */
export function createFakeOrders(carts: FakeCarts, messages: FakeMessages = fakeMessages) {
  /** Orders made, oldest first. */
  const orders: { number: string; key: string; body: unknown }[] = []
  const outcomes = new Map<string, Outcome>()
  const answers: Answers = {
    ...createFakeDirectory(),
    '/api/checkout/options': ({ city_ref }) =>
      success({
        deliveries: fakeShippingMethods.filter(({ id }) => city_ref !== 'lviv' || id !== 'pickup'),
        payments: [...fakePayments],
      }),
    '/api/checkout/order': ({ number }) => {
      const outcome = outcomes.get(number)
      const order = fakeOrder(number, {
        status: outcome === 'cancelled' ? 'cancelled' : 'new',
        payment_status: outcome === 'paid' ? 'paid' : outcome === 'declined' ? 'failed' : 'pending',
      })
      return success({ ...order, payment: { ...order.payment, awaiting: outcome === undefined } })
    },
    '/api/checkout/submit': (body, { idempotencyKey = '' }) => {
      const token = 'token'
      const cart = carts.cart(body.cart_id)
      const same = orders.find(({ key }) => key === idempotencyKey)
      const payment = body.payment.id === 'card' ? { kind: 'redirect' as const, url: 'https://pay.example' } : null
      if (same) {
        return JSON.stringify(same.body) === JSON.stringify(body)
          ? success({ number: same.number, token, total: 0, payment })
          : failure('conflict', { data: { cart_id: body.cart_id, cart } })
      }
      if (cart.items.length === 0)
        return failure('conflict', { message: messages.cartEmpty, data: { cart_id: body.cart_id, cart } })
      if (body.cart_version !== cart.version || cart.items.some(({ count, count_left }) => count > count_left))
        return failure('conflict', { message: messages.cartChanged, data: { cart_id: body.cart_id, cart } })
      const number = `ORD-${orders.length + 1}`
      orders.push({ number, key: idempotencyKey, body })
      carts.empty(body.cart_id)
      return success({ number, token, total: cart.total_price, payment })
    },
  }
  return {
    answers,
    orders,
    /** The payment of an order gets its outcome; until then it is awaited. @default paid */
    settle: (number: string, outcome: Outcome = 'paid') => void outcomes.set(number, outcome),
  }
}

export type FakeOrders = ReturnType<typeof createFakeOrders>
