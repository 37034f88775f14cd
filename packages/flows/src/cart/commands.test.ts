import { describe, expect, it } from 'vitest'
import { createDeferredClient, createFakeCarts, createFakeClient, flush } from '../testing/index.ts'
import { createFilledCart, createTestShop } from './testing/cart-fixture.ts'

/** A tab of a shop whose product 5 has three sizes: many, four and none of them. */
function createSizes() {
  const carts = createFakeCarts(
    [
      { optionId: 48, left: 50 },
      { optionId: 50, left: 4 },
      { optionId: 52, left: 0 },
    ].map(size => ({ productId: 5, name: 'Куртка', price: 1000, ...size })),
  )
  const calls = createDeferredClient(createFakeClient(carts.answers))
  return { ...createTestShop().tab({ client: calls }), calls, carts }
}

describe('adding', () => {
  it('counts at once, and emits the line and its dialog once the backend has answered', async () => {
    const { cart, calls, view, emittedEvents } = createTestShop().tab()
    await flush()
    cart.send({ type: 'cart.add', productId: 1, count: 2 })
    expect(view()).toMatchObject({ count: 2, pending: true, total: null, adding: [{ productId: 1, optionId: null }] })
    await calls.answerAll()
    expect(view()).toMatchObject({ count: 2, pending: false, total: 2000, adding: [] })
    expect(emittedEvents).toMatchObject([
      { type: 'cart.added', count: 2, modal: 'product-added', line: { id: 1, name: 'Куртка' } },
    ])
  })

  it.each(['cart', null])('emits the requested dialog instead: %s', async modal => {
    const { cart, calls, emittedEvents } = createTestShop().tab()
    cart.send({ type: 'cart.add', productId: 1, modal })
    await calls.answerAll()
    expect(emittedEvents).toMatchObject([{ type: 'cart.added', modal }])
  })

  it('counts every click under a key of its own', async () => {
    const { cart, calls, view } = createTestShop().tab()
    for (let click = 0; click < 5; click += 1) cart.send({ type: 'cart.add', productId: 1 })
    expect(view().count).toBe(5)
    await calls.answerAll()
    expect(view().count).toBe(5)
    const keys = calls.made.map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(5)
  })

  it('creates the cart with the first addition; the others wait for its id', async () => {
    const { cart, calls } = createTestShop().tab()
    cart.send({ type: 'cart.add', productId: 1 })
    cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
    await flush()
    expect(calls.pendingCalls).toHaveLength(1)
    await (await calls.next()).answer()
    expect(calls.made[0]?.body).not.toHaveProperty('cart_id')
    expect(calls.made[1]?.body).toMatchObject({ cart_id: 'cart-1', product_id: 2, option_id: 20 })
  })

  it('is rolled back and reported when the product is sold out', async () => {
    const { cart, calls, view, emittedEvents } = createTestShop().tab()
    cart.send({ type: 'cart.add', productId: 3 })
    expect(view().count).toBe(1)
    await calls.answerAll()
    expect(view()).toMatchObject({ count: 0, pending: false })
    expect(emittedEvents).toMatchObject([{ type: 'cart.rejected', key: 'add:3:', error: { kind: 'conflict' } }])
    expect(view().errors['add:3:']?.message).toBe('Sold out')
  })

  it('adds the remaining stock and reports the shortage', async () => {
    const { cart, calls, view, emittedEvents } = createTestShop().tab()
    cart.send({ type: 'cart.add', productId: 2, optionId: 20, count: 9 })
    expect(view().count).toBe(9)
    await calls.answerAll()
    expect(view().count).toBe(3)
    expect(emittedEvents).toContainEqual({
      type: 'cart.alert',
      notice: { line_id: 1, kind: 'reduced', text: 'Only 3 left' },
    })
  })

  it('adds several sizes in one call, and tells once what was short', async () => {
    const { cart, calls, view, lines, emittedEvents, carts } = createSizes()
    const items = [
      { optionId: 48, count: 2 },
      { optionId: 50, count: 6 },
      { optionId: 52, count: 1 },
    ]
    cart.send({ type: 'cart.add', productId: 5, optionId: null, count: 9, items, modal: null })
    expect(view()).toMatchObject({ count: 9, adding: items.map(({ optionId }) => ({ productId: 5, optionId })) })
    await calls.answerAll()
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/cart/add'])
    expect(carts.pieces('cart-1')).toEqual({ 1: 2, 2: 4 })
    expect(view()).toMatchObject({ count: 6, pending: false })
    expect(emittedEvents).toMatchObject([
      { type: 'cart.added', count: 9, modal: null, short: '50: 4/6, 52: 0/1', line: { id: 1, option_id: 48 } },
    ])
    cart.send({
      type: 'cart.add',
      productId: 5,
      optionId: null,
      count: 3,
      items: [{ optionId: 48, count: 3 }],
      modal: null,
    })
    expect(lines()).toEqual({ 1: 5, 2: 4 })
    await calls.answerAll()
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'cart.added', count: 3, short: null })
  })

  it('adds several products in one call, with their counts at once', async () => {
    const { cart, calls, view, emittedEvents } = createTestShop().tab()
    const items = [
      { productId: 2, optionId: 20, count: 1 },
      { productId: 1, optionId: null, count: 2 },
    ]
    cart.send({ type: 'cart.add', productId: 2, optionId: null, count: 3, items, modal: null })
    expect(view()).toMatchObject({
      count: 3,
      adding: [
        { productId: 2, optionId: 20 },
        { productId: 1, optionId: null },
      ],
    })
    await calls.answerAll()
    expect(calls.made.map(({ path }) => path)).toEqual(['/api/cart/add'])
    expect(view().lines.map(line => [line.product_id, line.option_id, line.count])).toEqual([
      [2, 20, 1],
      [1, null, 2],
    ])
    expect(emittedEvents).toMatchObject([{ type: 'cart.added', count: 3, line: { product_id: 2 } }])
    cart.send({ type: 'cart.add', productId: 2, optionId: null, count: 1, items: items.slice(0, 1), modal: null })
    expect(view().lines[0]?.count).toBe(2)
  })

  it('sends several sizes again after a reload, under the same key', async () => {
    const { cart, calls, carts, tabStorage } = createSizes()
    const items = [{ optionId: 48, count: 2 }]
    cart.send({ type: 'cart.add', productId: 5, optionId: null, count: 2, items, modal: null })
    await (await calls.next()).execute()
    cart.stop()
    const again = createTestShop().tab({ client: createFakeClient(carts.answers), tabStorage })
    await flush()
    await flush()
    expect(carts.pieces('cart-1')).toEqual({ 1: 2 })
    expect(again.view()).toMatchObject({ cartId: 'cart-1', count: 2, pending: false })
  })

  it('is executed once when there was no answer', async () => {
    const { cart, calls, clock, view, emittedEvents } = createTestShop().tab()
    cart.send({ type: 'cart.add', productId: 1 })
    const first = await calls.next()
    await first.execute()
    await first.failNetwork()
    expect(view()).toMatchObject({ count: 1, waiting: true })
    expect(emittedEvents).toEqual([{ type: 'cart.waiting' }])
    clock.increment(500)
    await calls.answerAll()
    expect(view()).toMatchObject({ count: 1, total: 1000, waiting: false })
    expect(calls.made[0]?.idempotencyKey).toBe(calls.made[1]?.idempotencyKey)
  })
})

describe('changing a line', () => {
  it('shows each click at once and sends only the last count', async () => {
    const { cart, calls, lines, carts } = await createFilledCart()
    const before = calls.made.length
    for (let click = 0; click < 20; click += 1) cart.send({ type: 'cart.increment', lineId: 1 })
    for (let click = 0; click < 10; click += 1) cart.send({ type: 'cart.decrement', lineId: 1 })
    expect(lines()).toEqual({ 1: 12, 2: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 12, 2: 1 })
    expect(carts.pieces('cart-1')).toEqual({ 1: 12, 2: 1 })
    expect(calls.made.length - before).toBe(2)
  })

  it('never goes below one piece', async () => {
    const { cart, calls, lines } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'cart.decrement', lineId: 2 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: -4 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 2, 2: 1 })
    expect(calls.made).toHaveLength(before)
  })

  it('keeps the backend’s prices and marks only the changed line as pending', async () => {
    const { cart, calls, view } = await createFilledCart()
    const [, trousers] = view().lines
    cart.send({ type: 'cart.setCount', lineId: 1, count: 4 })
    expect(view().lines[0]).toMatchObject({ count: 4, total: 2000, pending: true })
    expect(view().total).toBe(2500.5)
    expect(view().lines[1]).toBe(trousers)
    await calls.answerAll()
    expect(view().lines[0]).toMatchObject({ count: 4, total: 4000, pending: false })
    expect(view().lines[1]).toBe(trousers)
  })

  it('removes at once; a slow answer to an earlier change does not bring the line back', async () => {
    const { cart, calls, lines } = await createFilledCart()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 7 })
    const update = await calls.next()
    cart.send({ type: 'cart.remove', lineId: 1 })
    expect(lines()).toEqual({ 2: 1 })
    await update.answer()
    expect(lines()).toEqual({ 2: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 2: 1 })
  })

  it('does not show a removed line again when the same product is added', async () => {
    const { cart, calls, view, lines, carts } = await createFilledCart()
    cart.send({ type: 'cart.remove', lineId: 1 })
    cart.send({ type: 'cart.add', productId: 1 })
    expect(lines()).toEqual({ 2: 1 })
    expect(view().count).toBe(2)
    await calls.answerAll()
    expect(lines()).toEqual({ 2: 1, 3: 1 })
    expect(carts.pieces('cart-1')).toEqual({ 2: 1, 3: 1 })
  })

  it('ignores commands about lines that are not there', async () => {
    const { cart, calls } = await createFilledCart()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 99, count: 3 })
    cart.send({ type: 'cart.remove', lineId: 99 })
    await flush()
    expect(calls.made).toHaveLength(before)
  })

  it('empties the cart, whatever was waiting', async () => {
    const { cart, calls, view, carts } = await createFilledCart()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 9 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    cart.send({ type: 'cart.clear' })
    expect(view()).toMatchObject({ count: 0, lines: [] })
    await calls.answerAll()
    expect(view()).toMatchObject({ count: 0, lines: [], total: 0, status: 'ready' })
    expect(carts.pieces('cart-1')).toEqual({})
  })

  it('brings a removed line back with its count and in its place, also when its call was lost', async () => {
    const { cart, calls, lines, view, carts } = await createFilledCart()
    cart.send({ type: 'cart.remove', lineId: 1 })
    await calls.answerAll()
    expect(lines()).toEqual({ 2: 1 })
    cart.send({ type: 'cart.restore', lineId: 1 })
    const call = await calls.next()
    await call.execute()
    await call.failNetwork()
    cart.send({ type: 'network.offline' })
    cart.send({ type: 'network.online' })
    await calls.answerAll()
    expect(view().lines.map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(carts.pieces('cart-1')).toEqual({ 1: 2, 2: 1 })
  })

  it('brings a line back whose change and removal still wait', async () => {
    const { cart, calls, lines, carts } = await createFilledCart()
    cart.send({ type: 'network.offline' })
    cart.send({ type: 'cart.setCount', lineId: 1, count: 4 })
    cart.send({ type: 'cart.remove', lineId: 1 })
    expect(lines()).toEqual({ 2: 1 })
    cart.send({ type: 'cart.restore', lineId: 1 })
    expect(lines()).toEqual({ 1: 4, 2: 1 })
    cart.send({ type: 'network.online' })
    await calls.answerAll()
    expect(carts.pieces('cart-1')).toEqual({ 1: 4, 2: 1 })
    expect(calls.made.map(({ path }) => path)).not.toContain('/api/cart/delete')
  })

  it('keeps a line that is restored before the answer to its removal', async () => {
    const { cart, calls, lines, carts } = await createFilledCart()
    const shown: unknown[] = []
    cart.subscribe(() => shown.push(lines()))
    cart.send({ type: 'cart.remove', lineId: 1 })
    const removal = await calls.next()
    cart.send({ type: 'cart.restore', lineId: 1 })
    shown.length = 0
    await removal.answer()
    await calls.answerAll()
    expect(shown).not.toContainEqual({ 2: 1 })
    expect(carts.pieces('cart-1')).toEqual({ 1: 2, 2: 1 })
  })

  it('changes the size of a line, which takes in the line of that size', async () => {
    const { cart, calls, lines, view } = createSizes()
    cart.send({ type: 'cart.add', productId: 5, optionId: 48, count: 3 })
    cart.send({ type: 'cart.add', productId: 5, optionId: 50, count: 2 })
    await calls.answerAll()
    cart.send({ type: 'cart.setOption', lineId: 1, optionId: 50 })
    expect(view().lines[0]).toMatchObject({ id: 1, option: '48', count: 3, pending: true })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 4 })
    expect(view().lines[0]).toMatchObject({ option: '50', pending: false })
    expect(view().cart?.notices).toMatchObject([{ line_id: 1, kind: 'reduced' }])
    cart.send({ type: 'cart.setOption', lineId: 1, optionId: 52 })
    await calls.answerAll()
    expect(lines()).toEqual({ 1: 4 })
    expect(view().errors).toHaveProperty('line:1')
  })
})
