import { onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeChannel,
  createFakeClient,
  createFakeStorage,
  createKeys,
} from '../../testing/index.ts'
import { type CartDeps, type CartEmitted, createCartFlow } from '../index.ts'

export const goods = [
  { productId: 1, name: 'Куртка', price: 1000, left: 50 },
  { productId: 2, optionId: 20, name: 'Штани', price: 500.5, left: 3 },
  { productId: 3, name: 'Каска', price: 300, left: 0 },
]

/** One browser with one backend; `tab` creates a cart flow in a new tab of it. */
export function createTestShop() {
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
    const emittedEvents: CartEmitted[] = []
    for (const type of [
      'cart.added',
      'cart.rejected',
      'cart.alert',
      'cart.waiting',
      'cart.storedDataDiscarded',
    ] as const)
      cart.on(type, emitted => emittedEvents.push(emitted))
    cart.start()
    onTestFinished(() => cart.stop())
    const view = () => cart.getView()
    const lines = () => Object.fromEntries(view().lines.map(({ id, count }) => [id, count]))
    return { cart, calls, clock, emittedEvents, view, lines, tabStorage }
  }
  return { carts, storage, tab }
}

/** A tab with a jacket (line 1, two pieces) and trousers (line 2, one piece) in its cart. */
export async function createFilledCart(deps: Partial<CartDeps> = {}) {
  const testShop = createTestShop()
  const tab = testShop.tab(deps)
  tab.cart.send({ type: 'cart.add', productId: 1, count: 2 })
  tab.cart.send({ type: 'cart.add', productId: 2, optionId: 20 })
  await tab.calls.answerAll()
  tab.emittedEvents.length = 0
  return { ...testShop, ...tab }
}
