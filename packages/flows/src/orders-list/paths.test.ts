import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, fakeOrder, fakeOrderItem, testAllPaths } from '../testing/index.ts'
import { ordersListMachine } from './machine.ts'

const page = {
  items: [fakeOrder('1', { items: [fakeOrderItem(1)] })],
  page: 1,
  per_page: 24,
  total: 30,
  pages: 2,
}

const exploration: Exploration = {
  machine: ordersListMachine,
  input: { lang: 'uk' },
  events: [
    { type: 'orders.page', page: 2 },
    { type: 'orders.filter', status: 'new' },
    { type: 'orders.refresh' },
    { type: 'orders.retry' },
    { type: 'order.repeat', number: '1' },
    { type: 'cart.added', productId: 1, optionId: null },
    { type: 'cart.rejected', productId: 1, optionId: null },
    { type: 'locale.changed', lang: 'en' },
  ],
  answers: {
    orders: [page],
  },
  errors: { orders: [noAnswer] },
  abstraction: ({ page: open, filter, loadedPage, repeat }) => [
    open,
    filter,
    loadedPage !== null,
    repeat?.awaited.length,
  ],
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('orders', [
    exploration,
    { ...exploration, input: { lang: 'uk', orders: page }, limit: 5 },
  ])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
