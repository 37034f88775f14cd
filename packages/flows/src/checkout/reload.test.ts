import { describe, expect, it } from 'vitest'
import { maxAttempts } from '../flow/retry.ts'
import { createFakeClient, createFakeStorage, failure, flush, success } from '../testing/index.ts'
import { contact, createReadyCheckout, createTestShop, fillContact, kyiv } from './testing/checkout-fixture.ts'

describe('a reload', () => {
  it('in step 3 restores step 3 and all values', async () => {
    const { checkout, open } = await createReadyCheckout()
    checkout.stop()
    const again = open({ step: 'payment' })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ step: 'payment', city: kyiv, shippingMethod: { id: 'np-courier' } })
    expect(again.view().values).toMatchObject({ 'contact.name': 'Олена', 'payment.id': 'cash' })
    again.checkout.send({ type: 'checkout.submit' })
    await again.calls.answerAll()
    expect(again.view().status).toBe('done')
  })

  it('after a rejection does not order under the rejected key', async () => {
    const { checkout, calls, open } = await createReadyCheckout({ key: 'kept' })
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).answerWith(failure('conflict'))
    await calls.answerAll()
    checkout.stop()
    const again = open({ key: 'kept', step: 'payment' })
    await again.calls.answerAll()
    again.checkout.send({ type: 'checkout.submit' })
    await again.calls.answerAll()
    expect(again.calls.made.find(({ path }) => path.endsWith('submit'))?.idempotencyKey).toBe('kept.2')
  })

  it('after an order without an answer retries it under the same key, although the cart is gone', async () => {
    const { checkout, calls, orders, open } = await createReadyCheckout({ key: 'kept' })
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).execute()
    checkout.stop()
    const again = open({ cartId: null, cart: null, key: 'new' })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ status: 'done' })
    expect(again.calls.made.map(({ idempotencyKey }) => idempotencyKey)).toContain('kept')
    expect(orders.orders).toHaveLength(1)
    const later = open({ cartId: null, cart: null, key: 'newer' })
    await later.calls.answerAll()
    expect(later.view().status).toBe('empty')
  })

  it('is not needed: the next tab retries such an order of a closed tab', async () => {
    const sharedStorage = createFakeStorage()
    const { checkout, calls, orders, open } = await createReadyCheckout({ key: 'kept', sharedStorage })
    expect(sharedStorage.entries.size).toBe(0)
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).execute()
    checkout.stop()
    const other = open({ storage: createFakeStorage(), sharedStorage, cartId: null, cart: null, key: 'new' })
    await other.calls.answerAll()
    expect(other.view()).toMatchObject({ status: 'done', order: { number: orders.orders[0]?.number } })
    expect(orders.orders).toHaveLength(1)
    expect(sharedStorage.entries.size).toBe(0)
  })

  it('in another tab makes no second order while the first tab waits for its answer', async () => {
    const sharedStorage = createFakeStorage()
    const { checkout, calls, orders, open } = await createReadyCheckout({ key: 'kept', sharedStorage })
    checkout.send({ type: 'checkout.submit' })
    const order = await calls.next()
    const other = open({ storage: createFakeStorage(), sharedStorage, key: 'kept' })
    await other.calls.answerAll()
    expect(other.view().status).toBe('outcomeUnknown')
    await order.answer()
    other.checkout.send({ type: 'checkout.retry' })
    await other.calls.answerAll()
    expect(other.view()).toMatchObject({ status: 'done', order: { number: orders.orders[0]?.number } })
    expect(orders.orders).toHaveLength(1)
  })

  it('discards an invalid stored order and reports it', async () => {
    const sharedStorage = createFakeStorage(new Map([['shop.checkout.sent', '{"v":1,"at":0,"data":{"key":5}}']]))
    const page = (await createTestShop()).open({ sharedStorage, now: () => 1 })
    await flush()
    expect(page.view().status).toBe('editing')
    expect(page.emittedEvents).toEqual([{ type: 'checkout.draftDiscarded' }])
    expect(sharedStorage.entries.size).toBe(0)
  })

  it('after such an order can be retried by the shopper when all attempts have failed', async () => {
    const { checkout, calls, open } = await createReadyCheckout({ key: 'kept' })
    checkout.send({ type: 'checkout.submit' })
    await (await calls.next()).execute()
    checkout.stop()
    const again = open({ cartId: null, cart: null })
    await flush()
    await again.calls.pendingCalls.find(({ path }) => path === '/api/checkout/options')?.answer()
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await (await again.calls.next()).failNetwork()
      again.clock.increment(60_000)
    }
    expect(again.view().status).toBe('outcomeUnknown')
    again.checkout.send({ type: 'checkout.retry' })
    await again.calls.answerAll()
    expect(again.view().status).toBe('done')
  })

  it('while a field is being typed into keeps its value', async () => {
    const testShop = await createTestShop()
    const first = testShop.open()
    await flush()
    first.checkout.send({ type: 'checkout.change', values: { 'contact.name': 'Оле' } })
    first.checkout.stop()
    const again = testShop.open()
    await flush()
    expect(again.view().values['contact.name']).toBe('Оле')
  })

  it('restores the draft over the server’s values', async () => {
    const testShop = await createTestShop()
    const first = testShop.open({ values: contact })
    await flush()
    first.checkout.send({ type: 'checkout.change', values: { 'contact.name': 'Ольга' } })
    first.checkout.stop()
    const again = testShop.open({ values: contact, finished: { contact: true, delivery: false } })
    await flush()
    expect(again.view()).toMatchObject({ step: 'delivery', values: { ...contact, 'contact.name': 'Ольга' } })
  })

  it('with another cart drops the draft', async () => {
    const { open, checkout, carts } = await createReadyCheckout()
    checkout.stop()
    const again = open({ cartId: 'other', cart: carts.cart('cart-1') })
    await flush()
    expect(again.view()).toMatchObject({ step: 'contact', values: {} })
  })

  it('requires another shipping method when the selected one is no longer offered', async () => {
    const { open, checkout } = await createReadyCheckout()
    checkout.stop()
    const withoutMethods = createFakeClient({
      '/api/checkout/options': () => success({ deliveries: [], payments: [] }),
    })
    const again = open({ step: 'payment', client: withoutMethods })
    await flush()
    expect(again.view()).toMatchObject({ step: 'delivery', shippingMethod: null })
  })

  it('opens the delivery step with its error when the shipping methods cannot be loaded', async () => {
    const { open, checkout } = await createReadyCheckout()
    checkout.stop()
    const again = open({ step: 'payment' })
    await (await again.calls.next()).failNetwork()
    expect(again.view()).toMatchObject({ step: 'delivery', shippingMethodsStatus: 'failed' })
    again.checkout.send({ type: 'shippingMethod.retry' })
    await again.calls.answerAll()
    expect(again.view().shippingMethod?.id).toBe('np-courier')
  })

  it('a day later, or with an invalid draft, starts with an empty form', async () => {
    const testShop = await createTestShop()
    let now = 0
    const first = testShop.open({ now: () => now })
    await fillContact(first)
    first.checkout.stop()
    now = 86_400_001
    const late = testShop.open({ now: () => now })
    await flush()
    expect(late.view().values).toEqual({})
    late.checkout.stop()
    testShop.storage.setItem(
      'shop.checkout',
      '{"v":1,"at":86400001,"data":{"cartId":"cart-1","values":{"contact.name":7}}}',
    )
    const again = testShop.open({ now: () => now })
    await flush()
    expect(again.view()).toMatchObject({ step: 'contact', values: {} })
    expect(again.emittedEvents).toEqual([{ type: 'checkout.draftDiscarded' }])
  })

  it('with a draft of an unknown version starts with an empty form and reports it', async () => {
    const testShop = await createTestShop()
    const data = {
      cartId: 'cart-1',
      values: contact,
      finished: { contact: true, delivery: false },
      city: null,
      point: null,
      key: 'old',
      sent: null,
    }
    testShop.storage.setItem('shop.checkout', JSON.stringify({ v: 2, at: 1, data }))
    const again = testShop.open({ step: 'payment', now: () => 2 })
    await again.calls.answerAll()
    expect(again.view()).toMatchObject({ step: 'contact', values: {} })
    expect(again.emittedEvents).toContainEqual({ type: 'checkout.draftDiscarded' })
    expect(testShop.storage.getItem('shop.checkout')).not.toContain(contact['contact.name'])
  })
})
