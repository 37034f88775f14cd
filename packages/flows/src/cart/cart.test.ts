import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  brokenStorage,
  createDeferredClient,
  createFakeCarts,
  createFakeChannel,
  createFakeClient,
  createFakeStorage,
  createKeys,
  failure,
  flush,
} from '../testing/index.ts'
import { type CartDeps, type CartEmitted, createCartFlow } from './index.ts'

const goods = [
  { productId: 1, name: 'Куртка', price: 1000, left: 50 },
  { productId: 2, optionId: 20, name: 'Штани', price: 500.5, left: 3 },
  { productId: 3, name: 'Каска', price: 300, left: 0 },
]

/** One browser with one backend; each `tab` is a cart in it. */
function shop() {
  const carts = createFakeCarts(goods, { ГАРТ10: 10 })
  const storage = createFakeStorage()
  const channel = createFakeChannel()
  const client = createFakeClient(carts.answers)
  let keys = 0
  function tab(deps: Partial<CartDeps> = {}) {
    keys += 1
    const clock = new SimulatedClock()
    const calls = createDeferredClient(client)
    const tabStorage = createFakeStorage()
    const all = { storage, tabStorage, clock, lang: 'uk' as const, newKey: createKeys(`tab${keys}`), random: () => 0 }
    const cart = createCartFlow({ client: calls, broadcast: channel.tab(), ...all, ...deps })
    const heard: CartEmitted[] = []
    for (const type of ['cart.added', 'cart.rejected', 'cart.alert', 'cart.waiting', 'cart.forgotten'] as const)
      cart.on(type, emitted => heard.push(emitted))
    cart.start()
    onTestFinished(() => cart.stop())
    const view = () => cart.getView()
    const lines = () => Object.fromEntries(view().lines.map(({ id, count }) => [id, count]))
    return { cart, calls, clock, heard, view, lines, tabStorage }
  }
  return { carts, storage, tab }
}

/** A tab with a jacket (line 1, two pieces) and trousers (line 2, one piece) in its cart. */
async function filled(deps: Partial<CartDeps> = {}) {
  const world = shop()
  const tab = world.tab(deps)
  tab.cart.send({ type: 'cart.add', productId: 1, count: 2 })
  tab.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
  await tab.calls.settle()
  tab.heard.length = 0
  return { ...world, ...tab }
}

describe('adding', () => {
  it('counts at once, and tells the line and its dialog once the backend has it', async () => {
    const { cart, calls, view, heard } = shop().tab()
    await flush()
    cart.send({ type: 'cart.add', productId: 1, count: 2 })
    expect(view()).toMatchObject({ count: 2, pending: true, total: null, adding: [{ productId: 1, optionId: null }] })
    await calls.settle()
    expect(view()).toMatchObject({ count: 2, pending: false, total: 2000, adding: [] })
    expect(heard).toMatchObject([
      { type: 'cart.added', count: 2, modal: 'product-added', line: { id: 1, name: 'Куртка' } },
    ])
  })

  it('counts every click and gives each its own key', async () => {
    const { cart, calls, view } = shop().tab()
    for (let click = 0; click < 5; click += 1) cart.send({ type: 'cart.add', productId: 1 })
    expect(view().count).toBe(5)
    await calls.settle()
    expect(view().count).toBe(5)
    const keys = calls.made.map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(5)
  })

  it('lets the first addition make the cart and the others wait for its id', async () => {
    const { cart, calls } = shop().tab()
    cart.send({ type: 'cart.add', productId: 1 })
    cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
    await flush()
    expect(calls.underWay).toHaveLength(1)
    await (await calls.next()).answer()
    expect(calls.made[0]?.body).not.toHaveProperty('cart_id')
    expect(calls.made[1]?.body).toMatchObject({ cart_id: 'cart-1', product_id: 2, option_id: 20 })
  })

  it('takes back what is sold out and says so', async () => {
    const { cart, calls, view, heard } = shop().tab()
    cart.send({ type: 'cart.add', productId: 3 })
    expect(view().count).toBe(1)
    await calls.settle()
    expect(view()).toMatchObject({ count: 0, pending: false })
    expect(heard).toMatchObject([{ type: 'cart.rejected', key: 'add:3:', error: { kind: 'conflict' } }])
    expect(view().errors['add:3:']?.message).toBe('Нічого не лишилося')
  })

  it('puts in what is left and says that there was no more', async () => {
    const { cart, calls, view, heard } = shop().tab()
    cart.send({ type: 'cart.add', productId: 2, optionId: 20, count: 9 })
    expect(view().count).toBe(9)
    await calls.settle()
    expect(view().count).toBe(3)
    expect(heard).toContainEqual({ type: 'cart.alert', notice: { line_id: 1, kind: 'reduced', text: 'Лише 3' } })
  })

  it('happens once when the answer got lost', async () => {
    const { cart, calls, clock, view, heard } = shop().tab()
    cart.send({ type: 'cart.add', productId: 1 })
    const first = await calls.next()
    await first.arrive()
    await first.lose()
    expect(view()).toMatchObject({ count: 1, waiting: true })
    expect(heard).toEqual([{ type: 'cart.waiting' }])
    clock.increment(500)
    await calls.settle()
    expect(view()).toMatchObject({ count: 1, total: 1000, waiting: false })
    expect(calls.made[0]?.idempotencyKey).toBe(calls.made[1]?.idempotencyKey)
  })
})

describe('changing a line', () => {
  it('shows each click at once and sends only the last count', async () => {
    const { cart, calls, lines, carts } = await filled()
    const before = calls.made.length
    for (let click = 0; click < 20; click += 1) cart.send({ type: 'cart.increment', lineId: 1 })
    for (let click = 0; click < 10; click += 1) cart.send({ type: 'cart.decrement', lineId: 1 })
    expect(lines()).toEqual({ 1: 12, 2: 1 })
    await calls.settle()
    expect(lines()).toEqual({ 1: 12, 2: 1 })
    expect(carts.pieces('cart-1')).toEqual({ 1: 12, 2: 1 })
    expect(calls.made.length - before).toBe(2)
  })

  it('never goes below one piece', async () => {
    const { cart, calls, lines } = await filled()
    const before = calls.made.length
    cart.send({ type: 'cart.decrement', lineId: 2 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: -4 })
    await calls.settle()
    expect(lines()).toEqual({ 1: 2, 2: 1 })
    expect(calls.made).toHaveLength(before)
  })

  it('leaves money to the backend and marks only the changed line as busy', async () => {
    const { cart, calls, view } = await filled()
    const [, trousers] = view().lines
    cart.send({ type: 'cart.setCount', lineId: 1, count: 4 })
    expect(view().lines[0]).toMatchObject({ count: 4, total: 2000, pending: true })
    expect(view().total).toBe(2500.5)
    expect(view().lines[1]).toBe(trousers)
    await calls.settle()
    expect(view().lines[0]).toMatchObject({ count: 4, total: 4000, pending: false })
    expect(view().lines[1]).toBe(trousers)
  })

  it('removes at once; a slow answer to an earlier change does not bring the line back', async () => {
    const { cart, calls, lines } = await filled()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 7 })
    const update = await calls.next()
    cart.send({ type: 'cart.remove', lineId: 1 })
    expect(lines()).toEqual({ 2: 1 })
    await update.answer()
    expect(lines()).toEqual({ 2: 1 })
    await calls.settle()
    expect(lines()).toEqual({ 2: 1 })
  })

  it('does not show a line that was taken out again before the backend has made a new one of the same goods', async () => {
    const { cart, calls, view, lines, carts } = await filled()
    cart.send({ type: 'cart.remove', lineId: 1 })
    cart.send({ type: 'cart.add', productId: 1 })
    expect(lines()).toEqual({ 2: 1 })
    expect(view().count).toBe(2)
    await calls.settle()
    expect(lines()).toEqual({ 2: 1, 3: 1 })
    expect(carts.pieces('cart-1')).toEqual({ 2: 1, 3: 1 })
  })

  it('ignores commands about lines that are not there', async () => {
    const { cart, calls } = await filled()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 99, count: 3 })
    cart.send({ type: 'cart.remove', lineId: 99 })
    await flush()
    expect(calls.made).toHaveLength(before)
  })

  it('empties the cart, whatever was waiting', async () => {
    const { cart, calls, view, carts } = await filled()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 9 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    cart.send({ type: 'cart.clear' })
    expect(view()).toMatchObject({ count: 0, lines: [] })
    await calls.settle()
    expect(view()).toMatchObject({ count: 0, lines: [], total: 0, status: 'ready' })
    expect(carts.pieces('cart-1')).toEqual({})
  })
})

describe('failing', () => {
  it('takes back only the failed command, tells it at its line and asks for the truth once', async () => {
    const { cart, calls, view, lines, heard } = await filled()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    await (await calls.next()).answerWith(failure('server', { message: 'Щось пішло не так' }))
    expect(lines()).toEqual({ 1: 2, 2: 2 })
    expect(view().lines[0]).toMatchObject({ pending: false, error: { kind: 'server', message: 'Щось пішло не так' } })
    await calls.settle()
    expect(heard).toMatchObject([{ type: 'cart.rejected', key: 'line:1' }])
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/update', '/api/cart/update'])
    cart.send({ type: 'cart.setCount', lineId: 2, count: 3 })
    await calls.settle()
    expect(view().lines[0]?.error).not.toBeNull()
    cart.send({ type: 'cart.retry', key: 'line:1' })
    expect(view().lines[0]).toMatchObject({ count: 5, pending: true, error: null })
    await calls.settle()
    expect(lines()).toEqual({ 1: 5, 2: 3 })
  })

  it('refreshes once when the last command of a burst failed', async () => {
    const { cart, calls, lines, carts } = await filled()
    const before = calls.made.length
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    const call = await calls.next()
    await call.arrive()
    await call.answerWith(failure('server'))
    await calls.settle()
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/update', '/api/cart/show'])
    expect(lines()).toEqual(carts.pieces('cart-1'))
  })

  it('says nothing of a failure that a later click has already replaced', async () => {
    const { cart, calls, lines, heard } = await filled()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    const call = await calls.next()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 6 })
    await call.answerWith(failure('server'))
    await calls.settle()
    expect(heard).toEqual([])
    expect(lines()).toEqual({ 1: 6, 2: 1 })
  })

  it('takes a line that is gone already for removed', async () => {
    const { cart, calls, lines, heard } = await filled()
    cart.send({ type: 'cart.remove', lineId: 1 })
    const call = await calls.next()
    await call.answerWith(failure('not_found'))
    await calls.settle()
    expect(heard).toEqual([])
    expect(lines()).toHaveProperty('2')
  })

  it('gives up after five attempts and keeps what was wanted for another try', async () => {
    const { cart, calls, clock, view, lines, heard } = await filled()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 5 })
    for (const wait of [500, 1000, 2000, 4000]) {
      await (await calls.next()).lose()
      expect(lines()).toEqual({ 1: 5, 2: 1 })
      clock.increment(wait - 1)
      await flush()
      expect(calls.underWay).toHaveLength(0)
      clock.increment(1)
    }
    await (await calls.next()).lose()
    expect(heard.map(({ type }) => type)).toEqual(['cart.waiting', 'cart.rejected'])
    expect(view()).toMatchObject({ waiting: false, errors: { 'line:1': { kind: 'network' } } })
    cart.send({ type: 'cart.retry' })
    await calls.settle()
    expect(lines()).toEqual({ 1: 5, 2: 1 })
  })

  it('forgets a dismissed failure', async () => {
    const { cart, calls, view } = await filled()
    cart.send({ type: 'cart.clear' })
    await (await calls.next()).answerWith(failure('server'))
    await calls.settle()
    expect(Object.keys(view().errors)).toEqual(['clear'])
    cart.send({ type: 'cart.error.dismiss', key: 'clear' })
    expect(view().errors).toEqual({})
  })
})

describe('without network', () => {
  it('keeps commands until it is back, then sends them in order', async () => {
    const { cart, calls, view, lines, heard, carts } = await filled()
    const before = calls.made.length
    cart.send({ type: 'network.lost' })
    cart.send({ type: 'cart.setCount', lineId: 1, count: 3 })
    cart.send({ type: 'cart.remove', lineId: 2 })
    await flush()
    expect(calls.made).toHaveLength(before)
    expect(lines()).toEqual({ 1: 3 })
    expect(view()).toMatchObject({ offline: true, waiting: true })
    expect(heard).toEqual([{ type: 'cart.waiting' }])
    cart.send({ type: 'network.back' })
    await calls.settle()
    expect(carts.pieces('cart-1')).toEqual({ 1: 3 })
    expect(view()).toMatchObject({ offline: false, waiting: false, pending: false })
  })

  it('tries again at once when it is back', async () => {
    const { cart, calls, lines } = await filled()
    cart.send({ type: 'cart.setCount', lineId: 1, count: 3 })
    await (await calls.next()).lose()
    cart.send({ type: 'network.back' })
    await calls.settle()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })

  it('keeps clicks over a reload', async () => {
    const { cart, calls, storage, tabStorage, carts } = await filled()
    cart.send({ type: 'cart.add', productId: 1 })
    cart.send({ type: 'cart.setCount', lineId: 2, count: 3 })
    await (await calls.next()).arrive()
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

describe('the number on the cart', () => {
  it('comes from the last visit, then from the backend', async () => {
    const { storage, tab } = await filled()
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

  it('is asked for once per change of route', async () => {
    const { cart, calls } = await filled()
    const before = calls.made.length
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.settle()
    expect(calls.made.slice(before).map(({ path }) => path)).toEqual(['/api/cart/count'])
  })

  it('brings the lines up to date when it differs from them', async () => {
    const { cart, calls, carts, view } = await filled()
    carts.price(1, 900)
    cart.send({ type: 'cart.refresh', reason: 'route' })
    await calls.settle()
    expect(view().lines[0]).toMatchObject({ price: 900, total: 1800 })
  })

  it('is zero for a cart nobody knows any more', async () => {
    const { cart, calls, view } = shop().tab({ cartId: 'gone' })
    cart.send({ type: 'cart.refresh', reason: 'open' })
    expect(view().status).toBe('loading')
    await calls.settle()
    expect(view()).toMatchObject({ status: 'ready', count: 0, lines: [] })
  })

  it('is forgotten after 100 days', async () => {
    const day = 86_400_000
    let now = 0
    const { storage, tab } = await filled({ now: () => now })
    now = 100 * day + 1
    const late = tab({ storage, now: () => now })
    await flush()
    expect(late.view()).toMatchObject({ count: 0, cartId: null })
    expect(late.heard).toEqual([])
  })

  it('starts clean and says so when what was kept is broken', async () => {
    const storage = createFakeStorage(new Map([['shop.cart', '{"v":1,"at":1,"data":{"cartId":5}}']]))
    const { heard, view } = shop().tab({ storage, now: () => 2 })
    await flush()
    expect(heard).toEqual([{ type: 'cart.forgotten' }])
    expect(view()).toMatchObject({ count: 0, cartId: null })
    expect(storage.entries.size).toBe(0)
  })

  it('reads what the first version kept', async () => {
    const kept = '{"v":1,"at":1,"data":{"cartId":"abc","coupon":"ГАРТ10","count":4,"countTotal":1249.5}}'
    const { view } = shop().tab({ storage: createFakeStorage(new Map([['shop.cart', kept]])), now: () => 2 })
    await flush()
    expect(view()).toMatchObject({ cartId: 'abc', coupon: 'ГАРТ10', count: 4, total: 1249.5 })
  })

  it('works without any storage', async () => {
    const { lines, cart, calls } = await filled({ storage: brokenStorage, tabStorage: brokenStorage })
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.settle()
    expect(lines()).toEqual({ 1: 3, 2: 1 })
  })
})

describe('questions that get no answer', () => {
  it('are asked again after a while; a click does not wait for that', async () => {
    const { cart, calls, clock, view } = await filled()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await (await calls.next()).lose()
    await flush()
    expect(calls.underWay).toHaveLength(0)
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).path).toBe('/api/cart/update')
    await calls.settle()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    await (await calls.next()).lose()
    clock.increment(500)
    await (await calls.next()).answer()
    expect(view().status).toBe('ready')
  })

  it('say so in the end', async () => {
    const { cart, calls, clock, view } = shop().tab({ cartId: 'cart-1' })
    cart.send({ type: 'cart.refresh', reason: 'open' })
    for (const wait of [500, 1000, 2000, 4000, 0]) {
      await (await calls.next()).lose()
      clock.increment(wait)
    }
    expect(view()).toMatchObject({ status: 'failed', showError: { kind: 'network' } })
  })
})

describe('a coupon', () => {
  it('changes the sums once the backend has judged it, and goes with every later call', async () => {
    const { cart, calls, view } = await filled()
    cart.send({ type: 'cart.coupon.apply', code: 'ГАРТ10' })
    expect(view()).toMatchObject({ couponPending: true, total: 2500.5 })
    await calls.settle()
    expect(view()).toMatchObject({ couponPending: false, coupon: 'ГАРТ10', total: 2250.45, cart: { discount: 250.05 } })
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).body).toMatchObject({ coupon: 'ГАРТ10' })
    await calls.settle()
    cart.send({ type: 'cart.coupon.remove' })
    await calls.settle()
    expect(view()).toMatchObject({ coupon: null, total: 3500.5 })
  })

  it('that is wrong is told and not sent again', async () => {
    const { cart, calls, view } = await filled()
    cart.send({ type: 'cart.coupon.apply', code: 'ні' })
    await calls.settle()
    expect(view()).toMatchObject({ coupon: null, cart: { coupon: { state: 'unknown', code: 'ні' } } })
    cart.send({ type: 'cart.increment', lineId: 1 })
    expect((await calls.next()).body).not.toHaveProperty('coupon')
  })

  it('that is refused for too many tries leaves the cart as it was', async () => {
    const { cart, calls, view } = await filled()
    cart.send({ type: 'cart.coupon.apply', code: 'ні' })
    await (await calls.next()).answerWith(failure('forbidden', { message: 'Забагато спроб' }))
    await calls.settle()
    expect(view()).toMatchObject({
      coupon: null,
      couponPending: false,
      errors: { coupon: { message: 'Забагато спроб' } },
    })
  })
})

describe('two tabs', () => {
  it('follow each other', async () => {
    const world = await filled()
    const other = world.tab()
    other.cart.send({ type: 'cart.refresh', reason: 'open' })
    await other.calls.settle()
    world.cart.send({ type: 'cart.setCount', lineId: 1, count: 8 })
    await world.calls.settle()
    await other.calls.settle()
    expect(other.lines()).toEqual({ 1: 8, 2: 1 })
    other.cart.send({ type: 'cart.remove', lineId: 2 })
    await other.calls.settle()
    await world.calls.settle()
    expect(world.lines()).toEqual({ 1: 8 })
  })

  it('take the number over without a call while no lines are on screen', async () => {
    const { storage, tab, cart, calls } = await filled()
    const other = tab({ storage })
    await flush()
    cart.send({ type: 'cart.increment', lineId: 1 })
    await calls.settle()
    expect(other.view().count).toBe(4)
    expect(other.calls.made).toHaveLength(0)
  })

  it('that both put in the first goods end with one cart that holds all', async () => {
    const world = shop()
    const [a, b] = [world.tab(), world.tab()]
    a.cart.send({ type: 'cart.add', productId: 1, count: 2 })
    b.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
    const [first, second] = [await a.calls.next(), await b.calls.next()]
    await first.arrive()
    await second.arrive()
    await second.answer()
    await first.answer()
    await a.calls.settle()
    await b.calls.settle()
    expect(a.view()).toMatchObject({ cartId: 'cart-2', count: 3 })
    expect(b.view()).toMatchObject({ cartId: 'cart-2', count: 3 })
    expect(a.heard.filter(({ type }) => type === 'cart.added')).toHaveLength(1)
  })
})

describe('the page', () => {
  it('gives the cart that the server rendered, the same object until something changes', async () => {
    const { carts } = await filled()
    const { cart } = shop().tab({ cartId: 'cart-1', cart: carts.cart('cart-1') })
    const view = cart.getView()
    expect(view).toMatchObject({ status: 'ready', count: 3 })
    expect(cart.getView()).toBe(view)
  })

  it('brings a newer cart, unless clicks are on their way', async () => {
    const { cart, calls, carts, lines } = await filled()
    carts.stock(1, 1)
    cart.send({ type: 'cart.setCount', lineId: 2, count: 2 })
    cart.send({ type: 'cart.received', cartId: 'cart-1', cart: carts.cart('cart-1') })
    expect(lines()).toEqual({ 1: 2, 2: 2 })
    await calls.settle()
    expect(lines()).toEqual({ 1: 2, 2: 2 })
  })

  it('in another language brings the names in it', async () => {
    const { cart, calls } = await filled()
    cart.send({ type: 'locale.changed', lang: 'en' })
    expect(await calls.next()).toMatchObject({ path: '/api/cart/show', body: { lang: 'en' } })
  })

  it('that is left aborts what it asked', async () => {
    const { cart, calls } = await filled()
    cart.send({ type: 'cart.refresh', reason: 'open' })
    const call = await calls.next()
    cart.stop()
    expect(call.aborted).toBe(true)
  })

  it('asks for nothing before it starts', async () => {
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
