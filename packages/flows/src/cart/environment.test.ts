import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '../flow/environment.ts'
import { createDeferredClient, createFakeClient, createFakeStorage, flush } from '../testing/index.ts'
import { type CartDeps, createCartFlow } from './index.ts'
import { createFilledCart, createTestShop } from './testing/cart-fixture.ts'

describe('two tabs', () => {
  it('follow each other', async () => {
    const testShop = await createFilledCart()
    const other = testShop.tab()
    other.cart.send({ type: 'cart.refresh', reason: 'open' })
    await other.calls.answerAll()
    testShop.cart.send({ type: 'cart.setCount', lineId: 1, count: 8 })
    await testShop.calls.answerAll()
    await other.calls.answerAll()
    expect(other.lines()).toEqual({ 1: 8, 2: 1 })
    other.cart.send({ type: 'cart.remove', lineId: 2 })
    await other.calls.answerAll()
    await testShop.calls.answerAll()
    expect(testShop.lines()).toEqual({ 1: 8 })
  })

  it('take over the count without a call while no lines are rendered', async () => {
    const { storage, tab, cart, calls } = await createFilledCart()
    const other = tab({ storage })
    await flush()
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.answerAll()
    expect(other.view().count).toBe(4)
    expect(other.calls.made).toHaveLength(0)
  })

  it('that both make the first addition end with one cart that contains both', async () => {
    const testShop = createTestShop()
    const [a, b] = [testShop.tab(), testShop.tab()]
    a.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    b.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
    const [first, second] = [await a.calls.next(), await b.calls.next()]
    await first.execute()
    await second.execute()
    await second.answer()
    await first.answer()
    await a.calls.answerAll()
    await b.calls.answerAll()
    expect(a.view()).toMatchObject({ cartId: 'cart-2', count: 3 })
    expect(b.view()).toMatchObject({ cartId: 'cart-2', count: 3 })
    expect(a.emittedEvents.filter(({ type }) => type === 'cart.added')).toHaveLength(1)
  })

  it.each([
    ['answered in the same moment', undefined],
    ['with a storage that shows another tab’s changes with the next lock only', createFakeLocks],
  ])('that both make the first addition end with one cart: %s', async (_, createLocks) => {
    const testShop = createTestShop()
    const tabs = createLocks?.(testShop.storage, 2) ?? [{}, {}]
    const [a, b] = [testShop.tab(tabs[0]), testShop.tab(tabs[1])]
    a.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    b.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
    const [first, second] = [await a.calls.next(), await b.calls.next()]
    await Promise.all([first.answer(), second.answer()])
    for (const { calls } of [a, b, a]) await calls.answerAll()
    for (const { view } of [a, b]) expect(view()).toMatchObject({ cartId: 'cart-1', count: 3 })
  })
})

/** Tabs of a browser in which a storage shows another tab’s changes when a lock is given only, as processes of a browser may. */
function createFakeLocks(storage: KeyValueStorage, count: number): Pick<CartDeps, 'storage' | 'locks'>[] {
  let last: Promise<unknown> = Promise.resolve()
  return Array.from({ length: count }, () => {
    const seen = new Map<string, string | null>()
    return {
      storage: {
        getItem(key) {
          if (!seen.has(key)) seen.set(key, storage.getItem(key))
          return seen.get(key) ?? null
        },
        setItem(key, value) {
          seen.set(key, value)
          storage.setItem(key, value)
        },
        removeItem: key => storage.removeItem(key),
      },
      locks: {
        request(_, run) {
          const turn = last.then(() => {
            seen.clear()
            return run()
          })
          last = turn
          return turn
        },
      },
    }
  })
}

it('an addition interrupted by a reload is in the one cart once when another tab has created a cart meanwhile', async () => {
  const testShop = createTestShop()
  const tabStorage = createFakeStorage()
  const [a, b] = [testShop.tab({ tabStorage }), testShop.tab()]
  a.cart.send({ type: 'cart.add', productId: 1, count: 2 })
  await (await a.calls.next()).execute()
  a.cart.stop()
  b.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
  await b.calls.answerAll()
  const again = testShop.tab({ tabStorage })
  await again.calls.answerAll()
  await b.calls.answerAll()
  for (const { view } of [again, b]) expect(view()).toMatchObject({ count: 3, errors: {} })
  expect(Object.values(testShop.carts.pieces('cart-2')).sort()).toEqual([1, 2])
})

it('an addition without an answer is in the one cart once when another tab has created a cart meanwhile', async () => {
  const testShop = createTestShop()
  const [a, b] = [testShop.tab(), testShop.tab()]
  a.cart.send({ type: 'cart.add', productId: 1, count: 2 })
  const first = await a.calls.next()
  await first.execute()
  b.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
  await b.calls.answerAll()
  await first.failNetwork()
  a.clock.increment(10_000)
  await a.calls.answerAll()
  await b.calls.answerAll()
  for (const { view, emittedEvents } of [a, b]) {
    expect(view()).toMatchObject({ cartId: 'cart-2', count: 3, errors: {} })
    expect(emittedEvents.filter(({ type }) => type === 'cart.added')).toHaveLength(1)
  }
  expect(Object.values(testShop.carts.pieces('cart-2')).sort()).toEqual([1, 2])
})

describe('the page', () => {
  it('has the server-rendered cart, as the same object until something changes', async () => {
    const { carts } = await createFilledCart()
    const { cart } = createTestShop().tab({ cartId: 'cart-1', cart: carts.cart('cart-1') })
    const view = cart.getView()
    expect(view).toMatchObject({ status: 'ready', count: 3 })
    expect(cart.getView()).toBe(view)
  })

  it('applies a newer cart, unless commands are unanswered', async () => {
    const { cart, calls, carts, lines } = await createFilledCart()
    carts.stock(1, 1)
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    cart.send({ type: 'cart.received', cartId: 'cart-1', cart: carts.cart('cart-1') })
    expect(lines()).toEqual({ 1: 2, 2: 2 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 2, 2: 2 })
  })

  it('reloads the cart in another language', async () => {
    const { cart, calls } = await createFilledCart()
    cart.send({ type: 'locale.changed', lang: 'en' })
    expect(await calls.next()).toMatchObject({ path: '/api/cart/show', body: { lang: 'en' } })
  })

  it('aborts its calls when it is stopped', async () => {
    const { cart, calls } = await createFilledCart()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    const call = await calls.next()
    cart.stop()
    expect(call.aborted).toBe(true)
  })

  it('calls nothing before it starts', async () => {
    const calls = createDeferredClient(createFakeClient({}))
    const cart = createCartFlow({ client: calls, storage: createFakeStorage(), lang: 'uk' })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(calls.made).toHaveLength(0)
    cart.start()
    await flush()
    expect(calls.made).toHaveLength(1)
    cart.stop()
  })
})
