import { describe, expect, it, onTestFinished } from 'vitest'
import { lazyFlow } from '../lazy/index.ts'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeChannel,
  createFakeClient,
  createFakeStorage,
  createKeys,
  flush,
} from '../testing/index.ts'
import { connectCartCount } from './count.ts'
import { createCartFlow } from './index.ts'
import { initialCartView, type LazyCartFlow, lazyCartOptions } from './lazy.ts'

/** A browser with tabs that import the cart's machine on demand. */
function browser() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
  const backend = createFakeClient(carts.answers)
  const storage = createFakeStorage()
  const channel = createFakeChannel()
  const newKey = createKeys()
  function tab(tabStorage = createFakeStorage(), isReachable = () => true) {
    const calls = createDeferredClient(backend)
    const environment = { storage, tabStorage, broadcast: channel.tab() }
    let fetched = 0
    const cart: LazyCartFlow = lazyFlow(
      async () => {
        fetched += 1
        if (!isReachable()) throw new Error('No network')
        const { cartId, coupon, count, total } = cart.getView()
        return createCartFlow({ ...environment, client: calls, newKey, lang: 'uk', cartId, coupon, count, total })
      },
      {
        ...lazyCartOptions,
        connect: connection => connectCartCount(connection, environment),
        onError: () => undefined,
      },
    )
    const discarded: string[] = []
    cart.on('cart.storedDataDiscarded', ({ type }) => discarded.push(type))
    const counts: number[] = []
    cart.subscribe(({ count }) => counts.push(count))
    cart.start()
    onTestFinished(() => cart.stop())
    return { cart, calls, counts, discarded, tabStorage, fetched: () => fetched }
  }
  return { carts, storage, tab }
}

describe('a cart whose machine is fetched when it is needed', () => {
  it('fetches nothing and asks for nothing at the start and on every route', async () => {
    const { cart, calls, fetched } = browser().tab()
    expect(cart.getView()).toBe(initialCartView)
    cart.send({ type: 'cart.refresh', reason: 'start' })
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.answerAll()
    expect(calls.made).toEqual([])
    expect(fetched()).toBe(0)
  })

  it('asks for the number at the start and on every route once the machine is there', async () => {
    const { cart, calls } = browser().tab()
    cart.send({ type: 'cart.refresh', reason: 'start' })
    await cart.load()
    await calls.answerAll()
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.answerAll()
    expect(calls.made.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cart/count', { lang: 'uk' }],
      ['/api/cart/count', { lang: 'uk' }],
    ])
    expect(cart.getView()).toMatchObject({ count: 0, total: 0 })
  })

  it('fetches the machine at the first click and continues from the shown count', async () => {
    const { tab } = browser()
    const first = tab()
    const addedNames: string[] = []
    first.cart.on('cart.added', ({ line }) => addedNames.push(line.name))
    first.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    await first.calls.answerAll()
    expect(addedNames).toEqual(['Куртка'])
    const { cart, calls, counts, fetched } = tab()
    expect(cart.getView()).toMatchObject({ count: 2, total: 2000 })
    cart.send({ type: 'cart.add', productId: 1 })
    await calls.answerAll()
    expect(fetched()).toBe(1)
    expect(cart.getView()).toMatchObject({ count: 3, total: 3000 })
    expect(counts.every(count => count > 0)).toBe(true)
  })

  it('shows the count of other tabs without the machine', async () => {
    const { tab } = browser()
    const [ours, other] = [tab(), tab()]
    other.cart.send({ type: 'cart.add', productId: 1, count: 4 })
    await other.calls.answerAll()
    expect(ours.cart.getView()).toMatchObject({ count: 4, total: 4000, cartId: 'cart-1' })
    expect(ours.fetched()).toBe(0)
  })

  it('sends the clicks that a reload has interrupted', async () => {
    const { tab, carts } = browser()
    const first = tab()
    first.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    await first.calls.next()
    first.cart.stop()
    const again = tab(first.tabStorage)
    await again.calls.answerAll()
    expect(again.fetched()).toBe(1)
    expect(carts.pieces('cart-1')).toEqual({ 1: 2 })
    expect(again.cart.getView().count).toBe(2)
  })

  it('drops stored commands of an unknown version and reports it', async () => {
    const { tab, carts } = browser()
    const tabStorage = createFakeStorage()
    const add = { type: 'cart.add', id: 'key', productId: 1, optionId: null, count: 1, modal: null }
    tabStorage.entries.set('shop.cart.commands', JSON.stringify({ v: 2, at: Date.now(), data: [add] }))
    const { calls, discarded } = tab(tabStorage)
    await calls.answerAll()
    expect(discarded).toEqual(['cart.storedDataDiscarded'])
    expect(calls.made.map(({ path }) => path)).not.toContain('/api/cart/add')
    expect(carts.pieces('cart-1')).toEqual({})
    expect(tabStorage.entries.size).toBe(0)
  })

  it('drops a refresh when a command follows', async () => {
    const { cart, calls } = browser().tab()
    cart.send({ type: 'cart.refresh', reason: 'start' })
    cart.send({ type: 'cart.add', productId: 1 })
    await calls.answerAll()
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/cart/add'])
    expect(cart.getView().count).toBe(1)
  })

  it('keeps a click until the network is back when the machine could not be fetched', async () => {
    let network = false
    const { cart, calls } = browser().tab(undefined, () => network)
    cart.send({ type: 'network.offline' })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    network = true
    cart.send({ type: 'network.online' })
    await calls.answerAll()
    expect(cart.getView()).toMatchObject({ count: 1, lines: [{ count: 1 }] })
  })

  it('is offline once the machine is loaded when the network was lost before', async () => {
    const { cart, calls } = browser().tab()
    cart.send({ type: 'network.offline' })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(calls.made).toHaveLength(0)
    expect(cart.getView()).toMatchObject({ offline: true, waiting: true, count: 1 })
  })

  it('applies every event and message that comes while the machine is fetched', async () => {
    const { tab } = browser()
    const [ours, other] = [tab(), tab()]
    ours.cart.send({ type: 'cart.refresh', reason: 'start' })
    const loading = ours.cart.load()
    other.cart.send({ type: 'cart.add', productId: 1, count: 4 })
    ours.cart.send({ type: 'locale.changed', lang: 'en' })
    await other.calls.answerAll()
    await loading
    await ours.calls.answerAll()
    expect(ours.cart.getView()).toMatchObject({ count: 4, total: 4000 })
    expect(ours.calls.made.at(-1)).toMatchObject({ body: { lang: 'en' } })
  })

  it('requests the count for a route that was entered while the machine was fetched', async () => {
    const { cart, calls } = browser().tab()
    const loading = cart.load()
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await loading
    await calls.answerAll()
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/cart/count'])
    expect(cart.getView().total).toBe(0)
  })

  it('discards invalid stored data and reports it', async () => {
    for (const [place, key] of [
      ['storage', 'shop.cart'],
      ['tabStorage', 'shop.cart.commands'],
    ] as const) {
      const { storage, tab } = browser()
      const tabStorage = createFakeStorage()
      const corrupt = place === 'storage' ? storage : tabStorage
      corrupt.entries.set(key, '{')
      const { discarded } = tab(tabStorage)
      await flush()
      expect(discarded).toEqual(['cart.storedDataDiscarded'])
      expect(corrupt.entries.has(key)).toBe(false)
    }
  })
})
