import { describe, expect, it, onTestFinished } from 'vitest'
import { createCartFlow } from '../cart/index.ts'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeOrdersList,
  createFakeStorage,
  failure,
  fakeOrder,
  fakeOrderItem,
  toCustomerOrder,
} from '../testing/index.ts'
import { createOrdersListFlow, initialView, type OrdersListDeps, type OrdersListEmitted } from './index.ts'

const orders = [
  fakeOrder('5', { status: 'new' }),
  fakeOrder('4'),
  fakeOrder('3', { status: 'cancelled' }),
  fakeOrder('2'),
  fakeOrder('1'),
]

function createList(deps: Partial<OrdersListDeps> = {}, known = orders) {
  const calls = createDeferredClient(createFakeClient(createFakeOrdersList(known)))
  const list = createOrdersListFlow({ client: calls, lang: 'uk', ...deps })
  const emittedEvents: OrdersListEmitted[] = []
  for (const type of ['orders.pageChanged', 'order.add', 'order.repeated'] as const)
    list.on(type, emitted => emittedEvents.push(emitted))
  list.start()
  onTestFinished(() => list.stop())
  const numbers = () => list.getView().orders.map(({ number }) => number)
  return { list, calls, emittedEvents, numbers, view: () => list.getView() }
}

describe('the orders of a customer', () => {
  it('are requested when they are not server-rendered', async () => {
    const { view, calls, numbers } = createList()
    expect(view()).toEqual(initialView({ lang: 'uk' }))
    await calls.settle()
    expect(view()).toMatchObject({ status: 'shown', page: 1, pages: 3, total: 5 })
    expect(numbers()).toEqual(['5', '4'])
  })

  it('are not requested when they are', async () => {
    const page = { items: orders.slice(2, 4).map(toCustomerOrder), page: 2, per_page: 2, total: 5, pages: 3 }
    const { view, calls } = createList({ orders: page })
    expect(view()).toEqual(initialView({ lang: 'uk', orders: page }))
    expect(view()).toMatchObject({ status: 'shown', page: 2 })
    expect(calls.made).toEqual([])
  })

  it('are paged, at most to the last page; the URL follows', async () => {
    const { list, view, calls, numbers, emittedEvents } = createList()
    await calls.settle()
    list.send({ type: 'orders.page', page: 2 })
    expect(view()).toMatchObject({ status: 'loading', page: 2 })
    expect(numbers()).toEqual(['5', '4'])
    await calls.settle()
    expect(numbers()).toEqual(['3', '2'])
    list.send({ type: 'orders.page', page: 9 })
    await calls.settle()
    expect(numbers()).toEqual(['1'])
    expect(emittedEvents).toEqual([
      { type: 'orders.pageChanged', page: 2, filter: null },
      { type: 'orders.pageChanged', page: 3, filter: null },
    ])
  })

  it('are filtered from the first page on; the last request wins', async () => {
    const { list, view, calls, numbers } = createList()
    await calls.settle()
    list.send({ type: 'orders.page', page: 3 })
    const older = await calls.next()
    list.send({ type: 'orders.filter', status: 'delivered' })
    expect(older.aborted).toBe(true)
    await calls.settle()
    expect(view()).toMatchObject({ page: 1, total: 3, filter: 'delivered' })
    expect(numbers()).toEqual(['4', '2'])
    list.send({ type: 'orders.filter', status: 'packed' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'empty', total: 0 })
  })

  it('can be retried after a failure and are requested in the language of the page', async () => {
    const { list, view, calls } = createList()
    await (await calls.next()).answerWith(failure('unavailable'))
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'busy' } })
    list.send({ type: 'orders.retry' })
    await calls.settle()
    expect(view()).toMatchObject({ status: 'shown', error: null })
    list.send({ type: 'locale.changed', lang: 'en' })
    list.send({ type: 'orders.refresh' })
    await calls.settle()
    expect(calls.made.at(-1)?.body).toEqual({ lang: 'en', page_number: 1 })
  })
})

describe('repeating an order', () => {
  it('adds every line to the cart and reports those the cart rejects', async () => {
    const carts = createFakeCarts([
      { productId: 1, name: 'Куртка', price: 1000, left: 9 },
      { productId: 2, name: 'Штани', price: 500, left: 0 },
    ])
    const shop = createDeferredClient(createFakeClient(carts.answers))
    const cart = createCartFlow({ client: shop, storage: createFakeStorage(), lang: 'uk' })
    cart.start()
    onTestFinished(() => cart.stop())
    const { list, view, calls, emittedEvents } = createList({ cart })
    await calls.settle()
    list.send({ type: 'order.repeat', number: '4' })
    list.send({ type: 'order.repeat', number: '5' })
    expect(view().repeating).toBe('4')
    await shop.settle()
    expect(view().repeating).toBeNull()
    expect(emittedEvents.at(-1)).toEqual({
      type: 'order.repeated',
      number: '4',
      added: 1,
      rejected: [{ productId: 2, optionId: null, count: 2 }],
    })
    expect(cart.getView().count).toBe(2)
  })

  it('waits for each of its lines, whatever else is added to the cart meanwhile', async () => {
    const sizes = [fakeOrderItem(1, { option_id: 10 }), fakeOrderItem(1, { line_id: 11, option_id: 11, count: 1 })]
    const { list, view, calls, emittedEvents } = createList({}, [fakeOrder('1', { items: sizes })])
    await calls.settle()
    list.send({ type: 'order.repeat', number: '9' })
    expect(view().repeating).toBeNull()
    list.send({ type: 'order.repeat', number: '1' })
    expect(emittedEvents).toEqual([
      { type: 'order.add', productId: 1, optionId: 10, count: 2 },
      { type: 'order.add', productId: 1, optionId: 11, count: 1 },
    ])
    list.send({ type: 'cart.added', productId: 1, optionId: null })
    list.send({ type: 'cart.added', productId: 1, optionId: 11 })
    expect(view().repeating).toBe('1')
    list.send({ type: 'cart.added', productId: 1, optionId: 10 })
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'order.repeated', added: 2, rejected: [] })
  })
})
