import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeChannel,
  createFakeClient,
  createFakeStorage,
  createKeys,
  flush,
} from '../testing/index.ts'
import { createCartFlow } from './index.ts'
import { createLightCart, unknownCart } from './light.ts'

const channel = () => createFakeChannel()

/** A browser whose tabs have light carts. */
function browser() {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 50 }])
  const backend = createFakeClient(carts.answers)
  const storage = createFakeStorage()
  const tabs = channel()
  const newKey = createKeys()
  function tab(tabStorage = createFakeStorage(), reach = () => true) {
    const calls = createDeferredClient(backend)
    const world = { client: calls, storage, tabStorage, broadcast: tabs.tab(), newKey }
    let fetched = 0
    const cart = createLightCart({
      ...world,
      lang: 'uk',
      async load({ cartId, coupon, count, total }, lang) {
        fetched += 1
        if (!reach()) throw new Error('No network')
        return createCartFlow({ ...world, lang, cartId, coupon, count, total })
      },
    })
    const update: string[] = []
    cart.on('cart.forgotten', ({ type }) => update.push(type))
    const counts: number[] = []
    cart.subscribe(({ count }) => counts.push(count))
    cart.start()
    onTestFinished(() => cart.stop())
    return { cart, calls, counts, update, tabStorage, fetched: () => fetched }
  }
  return { carts, storage, tab }
}

describe('a light cart', () => {
  it('asks for the number at the start and on every route without the machine', async () => {
    const { tab } = browser()
    const { cart, calls, fetched } = tab()
    expect(cart.getView()).toBe(unknownCart)
    cart.send({ type: 'cart.refresh', reason: 'start' })
    await calls.settle()
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.settle()
    expect(calls.made.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cart/count', { lang: 'uk' }],
      ['/api/cart/count', { lang: 'uk' }],
    ])
    expect(cart.getView()).toMatchObject({ count: 0, total: 0 })
    expect(fetched()).toBe(0)
  })

  it('fetches the machine at the first click and goes on from the number it showed', async () => {
    const { tab } = browser()
    const first = tab()
    const addedEvents: string[] = []
    first.cart.on('cart.added', ({ line }) => addedEvents.push(line.name))
    first.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    await first.calls.settle()
    expect(addedEvents).toEqual(['Куртка'])
    const { cart, calls, counts, fetched } = tab()
    expect(cart.getView()).toMatchObject({ count: 2, total: 2000 })
    cart.send({ type: 'cart.add', productId: 1 })
    await calls.settle()
    expect(fetched()).toBe(1)
    expect(cart.getView()).toMatchObject({ count: 3, total: 3000 })
    expect(counts.every(count => count > 0)).toBe(true)
  })

  it('follows the other tabs', async () => {
    const { tab } = browser()
    const [ours, other] = [tab(), tab()]
    other.cart.send({ type: 'cart.add', productId: 1, count: 4 })
    await other.calls.settle()
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
    await again.calls.settle()
    expect(again.fetched()).toBe(1)
    expect(carts.pieces('cart-1')).toEqual({ 1: 2 })
    expect(again.cart.getView().count).toBe(2)
  })

  it('leaves the number alone when an answer comes after the machine', async () => {
    const { tab } = browser()
    const { cart, calls } = tab()
    cart.send({ type: 'cart.refresh', reason: 'start' })
    const slow = await calls.next()
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    await calls.pendingCalls.find(({ path }) => path === '/api/cart/add')?.answer()
    await slow.answer()
    expect(cart.getView().count).toBe(1)
  })

  it('keeps a click that no machine could be fetched for until the network is back', async () => {
    let network = false
    const { cart, calls } = browser().tab(undefined, () => network)
    cart.send({ type: 'network.lost' })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    network = true
    cart.send({ type: 'network.back' })
    await calls.settle()
    expect(cart.getView()).toMatchObject({ count: 1, lines: [{ count: 1 }] })
  })

  it('knows that the network is gone once the machine is there', async () => {
    const { tab } = browser()
    const { cart, calls } = tab()
    cart.send({ type: 'network.lost' })
    cart.send({ type: 'cart.add', productId: 1 })
    await flush()
    expect(calls.made).toHaveLength(0)
    expect(cart.getView()).toMatchObject({ offline: true, waiting: true, count: 1 })
  })

  it('an older answer does not undo what another tab has told since', async () => {
    const { tab } = browser()
    const [ours, other] = [tab(), tab()]
    ours.cart.send({ type: 'cart.refresh', reason: 'start' })
    const requested = await ours.calls.next()
    await requested.arrive()
    other.cart.send({ type: 'cart.add', productId: 1, count: 4 })
    await other.calls.settle()
    await requested.answer()
    await ours.calls.settle()
    expect(ours.cart.getView()).toMatchObject({ count: 4, total: 4000 })
  })

  it('loses nothing that happens while the machine is fetched', async () => {
    const { tab } = browser()
    const [ours, other] = [tab(), tab()]
    ours.cart.send({ type: 'cart.refresh', reason: 'start' })
    const requested = await ours.calls.next()
    const loading = ours.cart.load()
    other.cart.send({ type: 'cart.add', productId: 1, count: 4 })
    ours.cart.send({ type: 'locale.changed', lang: 'en' })
    await other.calls.settle()
    await loading
    await requested.answer()
    await ours.calls.settle()
    expect(ours.cart.getView()).toMatchObject({ count: 4, total: 4000 })
    expect(ours.calls.made.at(-1)).toMatchObject({ body: { lang: 'en' } })
  })

  it('asks for the number of a route that was entered while the machine was fetched', async () => {
    const { tab } = browser()
    const { cart, calls } = tab()
    const loading = cart.load()
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await loading
    await calls.settle()
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/cart/count'])
    expect(cart.getView().total).toBe(0)
  })

  it('tells that what was kept could not be read', async () => {
    for (const [place, key] of [
      ['storage', 'shop.cart'],
      ['tabStorage', 'shop.cart.commands'],
    ] as const) {
      const { storage, tab } = browser()
      const tabStorage = createFakeStorage()
      const broken = place === 'storage' ? storage : tabStorage
      broken.entries.set(key, '{')
      const { update } = tab(tabStorage)
      await flush()
      expect(update).toEqual(['cart.forgotten'])
      expect(broken.entries.has(key)).toBe(false)
    }
  })
})
