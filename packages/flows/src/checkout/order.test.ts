import { describe, expect, it } from 'vitest'
import { createFakeClient, failure, fakeOrder, flush, success } from '../testing/index.ts'
import { createReadyCheckout, createTestShop, fillContact } from './testing/checkout-fixture.ts'

describe('submitting the order', () => {
  it('makes one order for several submits', async () => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
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

  it('is retried under the same key when there was no answer', async () => {
    const { checkout, calls, clock, orders, view } = await createReadyCheckout()
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

  it('is not retried by itself after a reload while its outcome is unknown and its cart exists', async () => {
    const { checkout, calls, clock, orders, open, view } = await createReadyCheckout()
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

  it('can be edited when no order exists, and not when one does', async () => {
    const { checkout, calls, clock, orders, view } = await createReadyCheckout()
    const submitWithoutAnswer = async (isExecuted: boolean) => {
      checkout.send({ type: 'checkout.submit' })
      for (const wait of [500, 1000, 2000, 4000, 0]) {
        const call = await calls.next()
        if (isExecuted) await call.execute()
        await call.failNetwork()
        clock.increment(wait)
      }
    }
    await submitWithoutAnswer(false)
    checkout.send({ type: 'checkout.edit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'editing', step: 'payment', error: null })
    await submitWithoutAnswer(true)
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

  it('makes no order of a cart with a changed price until that is accepted', async () => {
    const { checkout, calls, carts, orders, view, emittedEvents } = await createReadyCheckout()
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
    const { checkout, calls, carts, view } = await createReadyCheckout()
    const { version } = carts.cart('cart-1')
    const before = calls.made.length
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view().status).toBe('done')
    expect(calls.made.slice(before)).toMatchObject([
      { path: '/api/checkout/submit', body: { cart_version: version }, idempotencyKey: 'key-1' },
    ])
  })

  it('lists the changed lines when pieces were sold meanwhile', async () => {
    const { checkout, calls, carts, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    carts.stock(1, 1)
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'changed', changes: [{ kind: 'fewer', was: 2, now: 1 }], error: null })
    expect(orders.orders).toHaveLength(0)
  })

  it('has an unknown outcome at once after a malformed answer, and is retried under the same key only', async () => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    const call = await calls.next()
    await call.execute()
    await call.answerWith(JSON.parse('{"success":true,"data":null}'))
    expect(view()).toMatchObject({ status: 'outcomeUnknown', error: { kind: 'answer', data: null } })
    checkout.send({ type: 'checkout.retry' })
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('shows the backend’s message of a rejection; the next submit uses another key', async () => {
    const { checkout, calls, view } = await createReadyCheckout()
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

  it('is not retried by itself when it is rate limited; the backend’s message is shown', async () => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answerWith(failure('rate_limited', { message: 'Наступне через 10 хв' }))
    expect(view()).toMatchObject({
      status: 'outcomeUnknown',
      error: { code: 'rate_limited', message: 'Наступне через 10 хв' },
    })
    expect(calls.pendingCalls).toEqual([])
    // An earlier attempt may have made the order: only the same key may be retried.
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    const keys = calls.made.flatMap(({ path, idempotencyKey }) => (path.endsWith('submit') ? [idempotencyKey] : []))
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('opens the step of a field that the backend rejects, with its message', async () => {
    const { checkout, calls, view, emittedEvents } = await createReadyCheckout()
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
    checkout.send({ type: 'checkout.change', values: { 'contact.email': 'other@example.com' } })
    expect(view().issues).not.toHaveProperty(['contact.email'])
  })

  it.each([
    { type: 'url.stepChanged', step: 'delivery' },
    { type: 'checkout.goto', step: 'delivery' },
    { type: 'checkout.back' },
    { type: 'checkout.edit' },
  ] as const)('is not interrupted by $type while it is in flight', async event => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    const order = await calls.next()
    checkout.send(event)
    expect(view()).toMatchObject({ status: 'submitting', step: 'payment' })
    await order.answer()
    expect(view().status).toBe('done')
    expect(orders.orders).toHaveLength(1)
  })

  it('shows a rejection that belongs to no field as the error of the order', async () => {
    const { checkout, calls, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    const fields = { cart_version: ['Не той кошик'] }
    await (await calls.next()).answerWith(failure('invalid', { message: 'Не вийшло', fields }))
    expect(view()).toMatchObject({ step: 'payment', issues: {}, error: { message: 'Не вийшло', fields } })
  })

  it('is reported as being retried while it has no answer', async () => {
    const { checkout, calls, clock, view } = await createReadyCheckout()
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

  it('is not submitted without a network: nothing is sent, all values stay, and an error is shown at once', async () => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
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
    const { checkout, view } = await createReadyCheckout({}, '')
    checkout.send({ type: 'network.offline' })
    checkout.send({ type: 'checkout.submit' })
    expect(view()).toMatchObject({ issues: { 'payment.id': { rule: 'payment' } }, error: null })
  })

  it('is retried at once when the network is back', async () => {
    const { checkout, calls, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    const first = await calls.next()
    checkout.send({ type: 'network.offline' })
    await first.failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', retrying: true })
    checkout.send({ type: 'network.online' })
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('keeps its values while it is retried', async () => {
    const { checkout, calls, clock, orders, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).failNetwork()
    expect(view()).toMatchObject({ status: 'submitting', step: 'payment', values: { 'payment.id': 'cash' } })
    clock.increment(500)
    await calls.answerAll()
    expect([view().status, orders.orders.length]).toEqual(['done', 1])
  })

  it('makes no order of a cart that another tab has emptied', async () => {
    const { checkout, calls, carts, view } = await createReadyCheckout()
    carts.empty('cart-1')
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view().status).toBe('empty')
  })

  it('keeps the cart of the view while it is in flight and afterwards, although the order empties it', async () => {
    const { checkout, calls, carts, view } = await createReadyCheckout()
    checkout.send({ type: 'checkout.submit' })
    const order = await calls.next()
    await order.execute()
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'submitting', cart: { count: 2 } })
    await order.answer()
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'done', cart: { count: 2 } })
  })

  it('redirects to the payment once the order exists, asks for its outcome on return, and completes', async () => {
    const { checkout, calls, orders, view, emittedEvents } = await createReadyCheckout({}, 'card')
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    // The shopper is about to leave the page, and the order is stored.
    expect(view()).toMatchObject({ status: 'redirecting', blocking: false })
    expect(emittedEvents).toMatchObject([
      { type: 'checkout.redirect', order: { payment: { url: 'https://pay.example' } } },
    ])
    checkout.send({ type: 'checkout.submit' })
    checkout.send({ type: 'checkout.returned' })
    expect(view()).toMatchObject({ status: 'awaitingPayment', pending: true, blocking: false })
    await (await calls.next()).answer()
    expect(view().status).toBe('awaitingPayment')
    orders.settle('ORD-1')
    checkout.send({ type: 'network.online' })
    await calls.answerAll()
    expect(view().status).toBe('done')
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'checkout.completed', order: { number: 'ORD-1' } })
  })
})

describe('the payment of an order at the shop’s own backend', () => {
  it.each(['paid', 'declined', 'cancelled'] as const)('is told as %s', async outcome => {
    const { checkout, calls, open, orders } = await createReadyCheckout({}, 'card')
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    checkout.stop()
    orders.settle('ORD-1', outcome)
    const again = open({ cart: null, cartId: null })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ status: outcome === 'paid' ? 'done' : 'unpaid', paymentOutcome: outcome })
  })

  it('may still arrive while it is awaited after a failed attempt', async () => {
    const order = fakeOrder('ORD-1', { status: 'new', payment_status: 'failed' })
    const client = createFakeClient({
      '/api/checkout/order': ({ token }) =>
        token === 'token' ? success({ ...order, payment: { ...order.payment, awaiting: true } }) : failure('not_found'),
    })
    const { view } = (await createTestShop()).open({ client, order: { number: 'ORD-1', token: 'token' } })
    await flush()
    expect(view()).toMatchObject({ status: 'awaitingPayment', error: null })
  })
})

describe('changes of the cart during the checkout', () => {
  it('are listed at once when the shop made them, until they are accepted', async () => {
    const { checkout, carts, view } = await createReadyCheckout()
    carts.price(1, 900)
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ status: 'editing', changes: [{ kind: 'price', was: 1000, now: 900 }] })
    checkout.send({ type: 'checkout.accept' })
    expect(view().changes).toEqual([])
  })

  it('are accepted while a step is being saved', async () => {
    const { carts, open } = await createTestShop()
    let finishSaving = () => {}
    const page = open({
      saveStep: () => new Promise(resolve => (finishSaving = () => resolve({ ok: true, data: null }))),
    })
    await fillContact(page)
    expect(page.view().status).toBe('saving')
    carts.price(1, 900)
    page.checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(page.view().changes).toMatchObject([{ kind: 'price', was: 1000, now: 900 }])
    page.checkout.send({ type: 'checkout.accept' })
    finishSaving()
    await flush()
    expect(page.view()).toMatchObject({ status: 'editing', step: 'delivery', changes: [] })
  })

  it('need not be accepted when the shopper made them in another tab', async () => {
    const { checkout, calls, carts, view } = await createReadyCheckout()
    await createFakeClient(carts.answers).call('/api/cart/update', { cart_id: 'cart-1', id: 1, count: 5 })
    checkout.send({ type: 'cart.changed', cart: carts.cart('cart-1') })
    expect(view()).toMatchObject({ changes: [], cart: { total_price: 5000 } })
    checkout.send({ type: 'checkout.submit' })
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'done', order: { total: 5000 } })
  })
})
