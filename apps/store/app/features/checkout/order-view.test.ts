import type { Order } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { checkout } from '../../platform/words/uk/checkout.ts'
import { orderOf } from '../../testing/order.ts'
import { canCancel, canChangeDelivery, onlinePaymentOf, showsPayment, statusTextOf } from './order-view.ts'

const { order: words } = checkout
const card = { id: 'liqpay', name: 'Карткою онлайн (LiqPay)' }

/** An order whose payment differs from that of an invoice as given. */
const paidBy = (payment: Partial<Order['payment']>, given: Partial<Order> = {}): Order =>
  orderOf({ ...given, payment: { ...orderOf().payment, ...payment } })

describe('the payment online of an order', () => {
  it.each([
    ['is not shown of an invoice', orderOf(), null],
    ['waits for the shopper', paidBy({ options: [card] }), 'pending'],
    ['waits for the provider', paidBy({ options: [card], awaiting: true }), 'awaiting'],
    ['has failed', paidBy({ options: [card] }, { payment_status: 'failed' }), 'failed'],
    [
      'waits again after a failure',
      paidBy({ options: [card], awaiting: true }, { payment_status: 'failed' }),
      'awaiting',
    ],
    ['is done', paidBy({}, { payment_status: 'paid' }), 'paid'],
    ['is done and returned in part', paidBy({ refunded: 100 }, { payment_status: 'paid' }), 'refunded'],
    ['is returned', paidBy({ refunded: 2490 }, { payment_status: 'refunded', status: 'cancelled' }), 'refunded'],
    [
      'is not called done while a cancelled order waits for its money',
      paidBy({}, { payment_status: 'paid', status: 'cancelled' }),
      null,
    ],
    ['is over when the term has elapsed', paidBy({ expired: true }, { status: 'cancelled' }), null],
  ] as const)('%s', (_, order, state) => {
    expect(onlinePaymentOf(order)).toBe(state)
  })
})

describe('the line under the number of an order', () => {
  it('asks to call about a transfer that has been sent', () =>
    expect(words.expiredStatus).toContain('зателефонуйте нам'))

  it.each([
    ['thanks', orderOf(), words.newStatus],
    ['says where it is', orderOf({ status: 'shipped' }), words.statuses.shipped],
    ['says that it is cancelled', orderOf({ status: 'cancelled' }), words.cancelledStatus],
    ['says that it was not paid in time', paidBy({ expired: true }, { status: 'cancelled' }), words.expiredStatus],
    ['promises the money', orderOf({ status: 'cancelled', payment_status: 'paid' }), words.cancelledPaidStatus],
    [
      'says that the money went back',
      orderOf({ status: 'cancelled', payment_status: 'refunded' }),
      words.cancelledRefundedStatus,
    ],
    [
      'promises the money of a payment that came too late',
      paidBy({ expired: true }, { status: 'cancelled', payment_status: 'paid' }),
      words.cancelledPaidStatus,
    ],
    [
      'says that a payment that came too late went back',
      paidBy({ expired: true }, { status: 'cancelled', payment_status: 'refunded' }),
      words.cancelledRefundedStatus,
    ],
  ])('%s', (_, order, text) => {
    expect(statusTextOf(order, words)).toBe(text)
  })
})

it('nothing of a payment is shown of a cancelled order that was never paid', () => {
  expect(showsPayment(orderOf({ status: 'cancelled' }))).toBe(false)
  expect(showsPayment(orderOf({ status: 'cancelled', payment_status: 'refunded' }))).toBe(true)
})

it('an order is changed by its buyer while it is new', () => {
  const shipped = orderOf({ status: 'shipped' })
  expect([canCancel(orderOf()), canChangeDelivery(orderOf())]).toEqual([true, true])
  expect([canCancel(shipped), canChangeDelivery(shipped)]).toEqual([false, false])
  const pickup = { ...orderOf().delivery, id: 'pickup' }
  expect(canChangeDelivery(orderOf({ delivery: pickup }))).toBe(false)
})
