import { describe, expect, it } from 'vitest'
import { createFakeClient, failure, flush } from '../testing/index.ts'
import { ready } from './testing/scene.ts'

describe('the order', () => {
  it('is one, however often it is pressed', async () => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(orders.orders).toHaveLength(1)
    expect(view().status).toBe('done')
  })

  it('is sent again under the same key when the answer got lost', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const first = await calls.next()
    expect(first.path).toBe('/api/checkout/submit')
    await first.execute()
    await first.failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', blocking: true })
    clock.increment(500)
    await calls.answerAll()
    expect(orders.orders).toHaveLength(1)
    expect(view()).toMatchObject({ status: 'done', order: { number: 'ORD-1' } })
  })

  it('of which nobody says what became is not sent by itself after a reload while its cart is there', async () => {
    const { checkout, calls, clock, orders, open, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).failNetwork()
    for (const wait of [500, 1000, 2000, 4000]) {
      clock.increment(wait)
      await (await calls.next()).failNetwork()
    }
    expect(view()).toMatchObject({ status: 'outcomeUnknown', error: { kind: 'network' } })
    checkout.stop()
    const again = open()
    await flush()
    expect(again.view().status).toBe('outcomeUnknown')
    expect(again.calls.made.filter(({ path }) => path === '/api/checkout/submit')).toEqual([])
    again.checkout.send({ type: 'checkout.retry' })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ status: 'done', order: { number: 'ORD-1' } })
    expect(orders.orders).toHaveLength(1)
  })

  it('that never arrived may be changed; one that did may not', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    const sendAndLose = async (arrives: boolean) => {
      checkout.send({ type: 'checkout.submit' })
      for (const wait of [500, 1000, 2000, 4000, 0]) {
        const call = await calls.next()
        if (arrives) await call.execute()
        await call.failNetwork()
        clock.increment(wait)
      }
    }
    await sendAndLose(false)
    checkout.send({ type: 'checkout.edit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: null })
    await sendAndLose(true)
    checkout.send({ type: 'checkout.edit' })
    await calls.answerAll()
    expect(view().status).toBe('outcomeUnknown')
    checkout.send({ type: 'checkout.retry' })
    await calls.answerAll()
    expect(orders.orders).toHaveLength(1)
    expect(
      new Set(calls.made.filter(({ path }) => path.endsWith('submit')).map(call => call.idempotencyKey)).size,
    ).toBe(2)
  })

  it('is not made of a cart whose price has changed until that is agreed to', async () => {
    const { checkout, calls, carts, orders, view, emittedEvents } = await ready()
    carts.price(1, 1200)
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view().status).toBe('changed')
    expect(view().changes).toMatchObject([
      { kind: 'price', was: 1000, now: 1200, line: { name: 'Куртка' } },
      { kind: 'total', was: 2000, now: 2400 },
    ])
    expect(emittedEvents).toEqual([{ type: 'checkout.changed' }])
    expect(orders.orders).toHaveLength(0)
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(orders.orders).toHaveLength(0)
    checkout.send({ type: 'checkout.accept' })
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', changes: [], cart: { total_price: 2400 } })
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'done', order: { total: 2400 } })
  })

  it('is one call, sent with the version of the cart that was shown', async () => {
    const { checkout, calls, carts, view } = await ready()
    const { version } = carts.cart('cart-1')
    const before = calls.made.length
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view().status).toBe('done')
    expect(calls.made.slice(before)).toMatchObject([
      { path: '/api/checkout/submit', body: { cart_version: version }, idempotencyKey: 'key-1' },
    ])
  })

  it('that was refused because pieces were sold meanwhile is told line by line', async () => {
    const { checkout, calls, carts, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    carts.stock(1, 1)
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'changed', changes: [{ kind: 'fewer', was: 2, now: 1 }], error: null })
    expect(orders.orders).toHaveLength(0)
  })

  it('whose answer makes no sense is retried under the same key', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answerWith(JSON.parse('{"success":true,"data":null}'))
    expect(view().status).toBe('submitting')
    clock.increment(500)
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('refused without a visible reason is told in the backend’s words, and the next is another order', async () => {
    const { checkout, calls, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answerWith(failure('conflict', { message: 'Купон уже використано' }))
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: { message: 'Купон уже використано' } })
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    const keys = calls.made.flatMap(({ path, idempotencyKey }) => (path.endsWith('submit') ? [idempotencyKey] : []))
    expect(keys).toEqual(['key-1', 'key-1.2'])
    expect(view().status).toBe('done')
  })

  it('that is one too many is not sent again by itself: the shopper is told how long to wait', async () => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answerWith(failure('rate_limited', { message: 'Наступне через 10 хв' }))
    expect(view()).toMatchObject({
      status: 'outcomeUnknown',
      error: { code: 'rate_limited', message: 'Наступне через 10 хв' },
    })
    expect(calls.pendingCalls).toEqual([])
    // An earlier press may have made the order: only the same key asks again.
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    const keys = calls.made.flatMap(({ path, idempotencyKey }) => (path.endsWith('submit') ? [idempotencyKey] : []))
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('with a wrong field goes to its step and says what the backend said', async () => {
    const { checkout, calls, view, emittedEvents } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const fields = { 'contact.email': ['Такої пошти не існує'], 'delivery.address.house': ['Немає такого будинку'] }
    await (await calls.next()).answerWith(failure('invalid', { fields }))
    expect(view()).toMatchObject({
      step: 'contact',
      error: null,
      issues: { 'contact.email': { rule: 'server', message: 'Такої пошти не існує' } },
    })
    expect(emittedEvents).toEqual([
      { type: 'checkout.step', step: 'contact', historyMode: 'replace' },
      { type: 'checkout.focus', name: 'contact.email' },
    ])
    checkout.send({ type: 'checkout.type', values: { 'contact.email': 'other@example.com' } })
    expect(view().issues).not.toHaveProperty(['contact.email'])
  })

  it.each([
    { type: 'url.stepChanged', step: 'delivery' },
    { type: 'checkout.goto', step: 'delivery' },
    { type: 'checkout.back' },
    { type: 'checkout.edit' },
  ] as const)('goes on when the shopper turns back ($type) while it is in flight', async event => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const order = await calls.next()
    checkout.send(event)
    expect(view()).toMatchObject({ status: 'submitting', step: 'payment' })
    await order.answer()
    expect(view().status).toBe('done')
    expect(orders.orders).toHaveLength(1)
  })

  it('that is refused for something no input stands for is told as a whole', async () => {
    const { checkout, calls, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const fields = { cart_version: ['Не той кошик'] }
    await (await calls.next()).answerWith(failure('invalid', { message: 'Не вийшло', fields }))
    expect(view()).toMatchObject({ step: 'payment', issues: {}, error: { message: 'Не вийшло', fields } })
  })

  it('is reported as being retried while it has no answer', async () => {
    const { checkout, calls, clock, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    expect(view()).toMatchObject({ status: 'submitting', pending: true, retrying: false })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', pending: true, retrying: true })
    clock.increment(500)
    await calls.next()
    expect(view()).toMatchObject({ status: 'submitting', pending: true, retrying: true })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'done', retrying: false })
  })

  it('is not submitted without a network: nothing is sent, everything is kept, and the shopper is told at once', async () => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'network.offline' })
    checkout.send({ type: 'checkout.submit' })
    await flush()
    expect(calls.pendingCalls).toEqual([])
    expect(view()).toMatchObject({
      status: 'editing',
      step: 'payment',
      error: { kind: 'network' },
      values: { 'payment.id': 'cash' },
      pending: false,
    })
    checkout.send({ type: 'network.online' })
    expect(view()).toMatchObject({ status: 'editing', error: null })
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('shows invalid fields without a network too', async () => {
    const { checkout, view } = await ready({}, '')
    checkout.send({ type: 'network.offline' })
    checkout.send({ type: 'checkout.submit' })
    expect(view()).toMatchObject({ issues: { 'payment.id': { rule: 'payment' } }, error: null })
  })

  it('is retried at once when the network is back', async () => {
    const { checkout, calls, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const first = await calls.next()
    checkout.send({ type: 'network.offline' })
    await first.failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', retrying: true })
    checkout.send({ type: 'network.online' })
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('is retried until the network is back, and nothing is lost', async () => {
    const { checkout, calls, clock, orders, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', step: 'payment', values: { 'payment.id': 'cash' } })
    clock.increment(500)
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('of a cart that another tab has emptied is none', async () => {
    const { checkout, calls, carts, view } = await ready()
    carts.empty('cart-1')
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view().status).toBe('empty')
  })

  it('keeps its cart on the page while it is in flight and when it is made, though the cart is empty by then', async () => {
    const { checkout, calls, carts, view } = await ready()
    checkout.send({ type: 'checkout.submit' })
    const order = await calls.next()
    await order.execute()
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'submitting', cart: { count: 2 } })
    await order.answer()
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'done', cart: { count: 2 } })
  })

  it('that is paid elsewhere stands already when the shopper leaves, and when they come back', async () => {
    const { checkout, calls, view, emittedEvents } = await ready({}, 'card')
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'redirecting', blocking: true })
    expect(emittedEvents).toMatchObject([
      { type: 'checkout.redirect', order: { payment: { url: 'https://pay.example' } } },
    ])
    checkout.send({ type: 'checkout.submit' })
    checkout.send({ type: 'checkout.returned' })
    expect(view().status).toBe('done')
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'checkout.completed', order: { number: 'ORD-1' } })
  })
})

describe('changes while checking out', () => {
  it('that the shop made are told at once and stay until they are agreed to', async () => {
    const { checkout, carts, view } = await ready()
    carts.price(1, 900)
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'editing', changes: [{ kind: 'price', was: 1000, now: 900 }] })
    checkout.send({ type: 'checkout.accept' })
    expect(view().changes).toEqual([])
  })

  it('that the shopper made in another tab need no consent', async () => {
    const { checkout, calls, carts, view } = await ready()
    await createFakeClient(carts.answers).call('/api/cart/update', { cart_id: 'cart-1', id: 1, count: 5 })
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ changes: [], cart: { total_price: 5000 } })
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'done', order: { total: 5000 } })
  })
})
