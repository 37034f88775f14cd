import { describe, expect, it } from 'vitest'
import { brokenStorage, createFakeStorage, failure, flush } from '../testing/index.ts'
import { createFilledCart, createTestShop } from './testing/cart-fixture.ts'

describe('the count of the cart', () => {
  it('comes from the storage, then from the backend', async () => {
    const { storage, tab } = await createFilledCart()
    const next = tab({ storage })
    expect(next.view().count).toBe(0)
    await flush()
    expect(next.view()).toMatchObject({ count: 3, total: 2500.5, status: 'unknown' })
    next.cart.send({ type: 'cart.refresh', reason: 'start' })
    const call = await next.calls.next()
    expect(call).toMatchObject({ path: '/api/cart/count', body: { cart_id: 'cart-1', lang: 'uk' } })
    await call.answer()
    expect(next.view()).toMatchObject({ count: 3, status: 'unknown' })
  })

  it('is requested once per change of route', async () => {
    const { cart, calls } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.answerAll()
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/count'])
  })

  it('refreshes the lines when it differs from them', async () => {
    const { cart, calls, carts, view } = await createFilledCart()
    carts.price(1, 900)
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.answerAll()
    expect(view().lines[0]).toMatchObject({ price: 900, total: 1800 })
  })

  it('is zero for a cart that does not exist any more', async () => {
    const { cart, calls, view } = createTestShop().tab({ cartId: 'gone' })
    cart.send({ type: 'cart.refresh', reason: 'open' })
    expect(view().status).toBe('loading')
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'ready', count: 0, lines: [] })
  })

  it('expires after 100 days', async () => {
    const day = 86_400_000
    let now = 0
    const { storage, tab } = await createFilledCart({ now: () => now })
    now = 100 * day + 1
    const late = tab({ storage, now: () => now })
    await flush()
    expect(late.view()).toMatchObject({ count: 0, cartId: null })
    expect(late.emittedEvents).toEqual([])
  })

  it('starts empty and emits cart.storedDataDiscarded when the stored data is invalid', async () => {
    const storage = createFakeStorage(new Map([['shop.cart', '{"v":1,"at":1,"data":{"cartId":5}}']]))
    const { emittedEvents, view } = createTestShop().tab({ storage, now: () => 2 })
    await flush()
    expect(emittedEvents).toEqual([{ type: 'cart.storedDataDiscarded' }])
    expect(view()).toMatchObject({ count: 0, cartId: null })
    expect(storage.entries.size).toBe(0)
  })

  it('restores stored data', async () => {
    const stored = '{"v":1,"at":1,"data":{"cartId":"abc","coupon":"ГАРТ10","count":4,"countTotal":1249.5}}'
    const { view } = createTestShop().tab({
      storage: createFakeStorage(new Map([['shop.cart', stored]])),
      now: () => 2,
    })
    await flush()
    expect(view()).toMatchObject({ cartId: 'abc', coupon: 'ГАРТ10', count: 4, total: 1249.5 })
  })

  it('works without any storage', async () => {
    const { lines, cart, calls } = await createFilledCart({ storage: brokenStorage, tabStorage: brokenStorage })
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })
})

describe('a coupon', () => {
  it('changes the sums once the backend has answered, and is sent with every later call', async () => {
    const { cart, calls, view } = await createFilledCart()
    cart.send({ type: 'cart.coupon.apply', code: 'ГАРТ10' })
    expect(view()).toMatchObject({ couponPending: true, total: 2500.5 })
    await calls.answerAll()
    expect(view()).toMatchObject({ couponPending: false, coupon: 'ГАРТ10', total: 2250.45, cart: { discount: 250.05 } })
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).body).toMatchObject({ coupon: 'ГАРТ10' })
    await calls.answerAll()
    cart.send({ type: 'cart.coupon.remove' })
    await calls.answerAll()
    expect(view()).toMatchObject({ coupon: null, total: 3500.5 })
  })

  it('that is unknown is reported and not sent again', async () => {
    const { cart, calls, view } = await createFilledCart()
    cart.send({ type: 'cart.coupon.apply', code: 'ні' })
    await calls.answerAll()
    expect(view()).toMatchObject({ coupon: null, cart: { coupon: { state: 'unknown', code: 'ні' } } })
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).body).not.toHaveProperty('coupon')
  })

  it('that is rejected for too many attempts leaves the cart as it was', async () => {
    const { cart, calls, view } = await createFilledCart()
    cart.send({ type: 'cart.coupon.apply', code: 'ні' })
    await (await calls.next()).answerWith(failure('forbidden', { message: 'Забагато спроб' }))
    await calls.answerAll()
    expect(view()).toMatchObject({
      coupon: null,
      couponPending: false,
      errors: { coupon: { message: 'Забагато спроб' } },
    })
  })
})
