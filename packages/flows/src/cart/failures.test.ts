import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakeClient, failure, flush } from '../testing/index.ts'
import { createCartFlow } from './index.ts'
import { createFilledCart, createTestShop } from './testing/cart-fixture.ts'

describe('a failed command', () => {
  it('is rolled back alone, with its error at its line and one refresh', async () => {
    const { cart, calls, view, lines, emittedEvents } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    await (await calls.next()).answerWith(failure('server', { message: 'Щось пішло не так' }))
    expect(lines()).toEqual({ 1: 2, 2: 2 })
    expect(view().lines[0]).toMatchObject({ pending: false, error: { kind: 'server', message: 'Щось пішло не так' } })
    await calls.answerAll()
    expect(emittedEvents).toMatchObject([{ type: 'cart.rejected', key: 'line:1' }])
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/update', '/api/cart/update'])
    cart.send({ type: 'cart.setCount', lineId: 2, count: 3 })
    await calls.answerAll()
    expect(view().lines[0]?.error).not.toBeNull()
    cart.send({ type: 'cart.retry', key: 'line:1' })
    expect(view().lines[0]).toMatchObject({ count: 5, pending: true, error: null })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 5, 2: 3 })
  })

  it('causes one refresh when it is the last of several commands', async () => {
    const { cart, calls, lines, carts } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    const call = await calls.next()
    await call.execute()
    await call.answerWith(failure('server'))
    await calls.answerAll()
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/update', '/api/cart/show'])
    expect(lines()).toEqual(carts.pieces('cart-1'))
  })

  it('is not reported when a later command supersedes it', async () => {
    const { cart, calls, lines, emittedEvents } = await createFilledCart()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    const call = await calls.next()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 6 })
    await call.answerWith(failure('server'))
    await calls.answerAll()
    expect(emittedEvents).toEqual([])
    expect(lines()).toEqual({ 1: 6, 2: 1 })
  })

  it('counts as removed when the line is gone already', async () => {
    const { cart, calls, lines, emittedEvents } = await createFilledCart()
    cart.send({ type: 'cart.remove', lineId: 1 })
    const call = await calls.next()
    await call.answerWith(failure('not_found'))
    await calls.answerAll()
    expect(emittedEvents).toEqual([])
    expect(lines()).toHaveProperty('2')
  })

  it('is rejected after five attempts and can be retried', async () => {
    const { cart, calls, clock, view, lines, emittedEvents } = await createFilledCart()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    for (const wait of [500, 1000, 2000, 4000]) {
      await (await calls.next()).failNetwork()
      expect(lines()).toEqual({ 1: 5, 2: 1 })
      clock.increment(wait - 1)
      await flush()
      expect(calls.pendingCalls).toHaveLength(0)
      clock.increment(1)
    }
    await (await calls.next()).failNetwork()
    expect(emittedEvents.map(({ type }) => type)).toEqual(['cart.waiting', 'cart.rejected'])
    expect(view()).toMatchObject({ waiting: false, errors: { 'line:1': { kind: 'network' } } })
    cart.send({ type: 'cart.retry' })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 5, 2: 1 })
  })

  it.each([
    ['nothing', null],
    ['no cart', { cart_id: 'cart-1' }],
    ['a cart without lines', { cart_id: 'cart-1', cart: {} }],
    [
      'a line without an id',
      { cart_id: 'cart-1', cart: { version: '1', items: [{}], notices: [], count: 1, total_price: 1 } },
    ],
  ])('reports a success answer with %s as a wrong one, and later clicks still work', async (_, data) => {
    const { cart, calls, view, lines, emittedEvents } = await createFilledCart()
    const malformed: { success: true; data: never } = JSON.parse(JSON.stringify({ success: true, data }))
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    await (await calls.next()).answerWith(malformed)
    expect(emittedEvents.map(({ type }) => type)).toEqual(['cart.rejected'])
    expect(view()).toMatchObject({ pending: false, errors: { 'line:1': { kind: 'answer', data } } })
    await calls.answerAll()
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })

  it.each([
    ['/api/cart/show', 'open'],
    ['/api/cart/count', 'route'],
  ] as const)('survives a malformed success answer of %s', async (path, reason) => {
    const { cart, calls, clock, lines } = await createFilledCart()
    cart.send({ type: 'cart.refresh', reason })
    const call = await calls.next()
    expect(call.path).toBe(path)
    const malformed: { success: true; data: never } = JSON.parse('{"success":true,"data":{"count":"many"}}')
    await call.answerWith(malformed)
    clock.increment(500)
    await calls.answerAll()
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })

  it('of an addition with a wrong answer is retried under the same key: it may have been made', async () => {
    const { cart, calls, lines } = await createFilledCart()
    cart.send({ type: 'cart.add', productId: 1 })
    const addition = await calls.next()
    await addition.execute()
    await addition.answerWith(JSON.parse('{"success":true,"data":{}}'))
    await calls.answerAll()
    cart.send({ type: 'cart.retry' })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
    const [first, second] = calls.made.filter(({ path }) => path.endsWith('add')).slice(-2)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('is removed when it is dismissed', async () => {
    const { cart, calls, view } = await createFilledCart()
    cart.send({ type: 'cart.clear' })
    await (await calls.next()).answerWith(failure('server'))
    await calls.answerAll()
    expect(Object.keys(view().errors)).toEqual(['clear'])
    cart.send({ type: 'cart.error.dismiss', key: 'clear' })
    expect(view().errors).toEqual({})
  })
})

describe('without a network', () => {
  it('queues commands until it is back, then sends them in order', async () => {
    const { cart, calls, view, lines, emittedEvents, carts } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'network.offline' })
    cart.send({ type: 'cart.setCount', lineId: 1, count: 3 })
    cart.send({ type: 'cart.remove', lineId: 2 })
    await flush()
    expect(calls.made).toHaveLength(before)
    expect(lines()).toEqual({ 1: 3 })
    expect(view()).toMatchObject({ offline: true, waiting: true })
    expect(emittedEvents).toEqual([{ type: 'cart.waiting' }])
    cart.send({ type: 'network.online' })
    await calls.answerAll()
    expect(carts.pieces('cart-1')).toEqual({ 1: 3 })
    expect(view()).toMatchObject({ offline: false, waiting: false, pending: false })
  })

  it('retries at once when it is back', async () => {
    const { cart, calls, lines } = await createFilledCart()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 3 })
    await (await calls.next()).failNetwork()
    cart.send({ type: 'network.online' })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })

  it('restores queued commands after a reload', async () => {
    const { cart, calls, storage, tabStorage, carts } = await createFilledCart()
    cart.send({ type: 'cart.add', productId: 1 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 3 })
    await (await calls.next()).execute()
    cart.stop()
    const client = createFakeClient(carts.answers)
    const again = createCartFlow({ client, storage, tabStorage, lang: 'uk' })
    onTestFinished(() => again.stop())
    again.start()
    await flush()
    await flush()
    expect(carts.pieces('cart-1')).toEqual({ 1: 3, 2: 3 })
    expect(again.getView().lines.map(({ count }) => count)).toEqual([3, 3])
    expect(tabStorage.entries.has('shop.cart.commands')).toBe(false)
  })
})

describe('a refresh without an answer', () => {
  it('is retried after a delay; a command does not wait for that', async () => {
    const { cart, calls, clock, view } = await createFilledCart()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await (await calls.next()).failNetwork()
    await flush()
    expect(calls.pendingCalls).toHaveLength(0)
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).path).toBe('/api/cart/update')
    await calls.answerAll()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await (await calls.next()).failNetwork()
    clock.increment(500)
    await (await calls.next()).answer()
    expect(view().status).toBe('ready')
  })

  it('is reported after the last attempt', async () => {
    const { cart, calls, clock, view } = createTestShop().tab({ cartId: 'cart-1' })
    cart.send({ type: 'cart.refresh', reason: 'open' })
    for (const wait of [500, 1000, 2000, 4000, 0]) {
      await (await calls.next()).failNetwork()
      clock.increment(wait)
    }
    expect(view()).toMatchObject({ status: 'failed', showError: { kind: 'network' } })
  })
})
