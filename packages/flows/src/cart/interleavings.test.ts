import { MAX_QUANTITY } from '@shop/contract/cart-rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeCarts,
  createFakeClient,
  createFakeStorage,
  createKeys,
  failure,
  flush,
} from '../testing/index.ts'
import { type CartEvent, createCartFlow } from './index.ts'

const goods = [
  { productId: 1, name: 'Куртка', price: 1000, left: MAX_QUANTITY },
  { productId: 2, name: 'Штани', price: 500, left: MAX_QUANTITY },
  { productId: 3, name: 'Каска', price: 300, left: MAX_QUANTITY },
]

/** What a shopper does, what the network does to the oldest call, and what happens to the tab. */
type Step =
  | { do: 'add'; product: number; count: number }
  | { do: 'more' | 'less' | 'remove'; line: number }
  | { do: 'set'; line: number; count: number }
  | { do: 'clear' | 'refresh' | 'reload' }
  | { do: 'execute' | 'answer' | 'failNetwork' | 'reject' | 'wait' }

const line = fc.nat({ max: 3 })
const count = fc.integer({ min: 1, max: 9 })
type Plain = 'clear' | 'refresh' | 'reload' | 'execute' | 'answer' | 'failNetwork' | 'reject' | 'wait'
const plain = (...names: readonly Plain[]) => fc.constantFrom(...names).map((name): Step => ({ do: name }))

const stepWith = (...network: readonly Plain[]): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('add' as const), product: fc.integer({ min: 1, max: 3 }), count }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('more', 'less'), line }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), line, count }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), line }) },
    { weight: 1, arbitrary: plain('clear', 'refresh') },
    { weight: 6, arbitrary: plain('execute', 'answer', 'answer', 'failNetwork', 'wait', ...network) },
  )

/** The trivial model: pieces by product, as if every command were executed at once. */
class ExpectedCart {
  readonly pieces = new Map<number, number>()
  change(product: number, change: (pieces: number) => number) {
    const now = change(this.pieces.get(product) ?? 0)
    if (now > 0) this.pieces.set(product, Math.min(MAX_QUANTITY, now))
    else this.pieces.delete(product)
  }
}

/** Runs steps on a cart and on the model. */
async function play(steps: readonly Step[]) {
  const carts = createFakeCarts(goods)
  const backend = createFakeClient(carts.answers)
  const [storage, tabStorage] = [createFakeStorage(), createFakeStorage()]
  const newKey = createKeys()
  const wanted = new ExpectedCart()
  const rejectedEvents: string[] = []
  const open = () => {
    const calls = createDeferredClient(backend)
    const clock = new SimulatedClock()
    const cart = createCartFlow({ client: calls, storage, tabStorage, clock, newKey, random: () => 0, lang: 'uk' })
    cart.on('cart.rejected', ({ key }) => rejectedEvents.push(key))
    cart.start()
    return { calls, clock, cart }
  }
  let tab = open()
  /** A line of the view. */
  const shown = (index: number) => tab.cart.getView().lines[index]
  const click = async (event: CartEvent, product: number | undefined, change: (pieces: number) => number) => {
    if (product === undefined) return
    wanted.change(product, change)
    tab.cart.send(event)
  }
  for (const one of steps) {
    await flush()
    const first = tab.calls.pendingCalls[0]
    if (one.do === 'add') {
      const { product, count: more } = one
      await click({ type: 'cart.add', productId: product, count: more }, product, pieces => pieces + more)
    } else if (one.do === 'clear') {
      wanted.pieces.clear()
      tab.cart.send({ type: 'cart.clear' })
    } else if (one.do === 'refresh') tab.cart.send({ type: 'cart.refresh', reason: 'open' })
    else if (one.do === 'reload') {
      tab.cart.stop()
      tab = open()
    } else if ('line' in one) {
      const on = shown(one.line)
      if (!on) continue
      const { id: lineId, product_id: product } = on
      if (one.do === 'set') await click({ type: 'cart.setCount', lineId, count: one.count }, product, () => one.count)
      if (one.do === 'more') await click({ type: 'cart.increment', lineId }, product, pieces => pieces + 1)
      if (one.do === 'less') await click({ type: 'cart.decrement', lineId }, product, pieces => Math.max(1, pieces - 1))
      if (one.do === 'remove') await click({ type: 'cart.remove', lineId }, product, () => 0)
    } else if (one.do === 'execute') await first?.execute()
    else if (one.do === 'answer') await first?.answer()
    else if (one.do === 'failNetwork') await first?.failNetwork()
    else if (one.do === 'reject') await first?.answerWith(failure('server'))
    else tab.clock.increment(10_000)
  }
  return { carts, wanted, tab, rejectedEvents }
}

/** Answers every call; `again` retries failed commands once more. */
async function finishCalls({ calls, clock, cart }: Awaited<ReturnType<typeof play>>['tab'], again: boolean) {
  for (let round = 0; round < 60; round += 1) {
    await calls.answerAll()
    clock.increment(10_000)
    await flush()
    if (again && Object.keys(cart.getView().errors).length > 0) cart.send({ type: 'cart.retry' })
    else if (!cart.getView().pending && calls.pendingCalls.length === 0) return
  }
  throw new Error('The cart still has pending calls.')
}

const byProduct = (lines: readonly { product_id: number; count: number }[]) =>
  Object.fromEntries(lines.map(({ product_id, count: pieces }) => [product_id, pieces]))

it('every click counts exactly once, in any interleaving of clicks, network failures and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepWith('reload'), { maxLength: 30 }), async steps => {
      const { carts, wanted, tab } = await play(steps)
      await finishCalls(tab, true)
      tab.cart.send({ type: 'cart.refresh', reason: 'open' })
      await finishCalls(tab, true)
      const { lines, cartId, count: total } = tab.cart.getView()
      tab.cart.stop()
      const held = cartId === null ? [] : carts.cart(cartId).items
      expect(byProduct(held)).toEqual(Object.fromEntries(wanted.pieces))
      expect(byProduct(lines)).toEqual(byProduct(held))
      expect(total).toBe([...wanted.pieces.values()].reduce((sum, pieces) => sum + pieces, 0))
    }),
  )
}, 600_000)

it('the view ends with the backend’s cart and every rejection is reported, in any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepWith('reject', 'reject'), { maxLength: 30 }), async steps => {
      const { carts, tab, rejectedEvents } = await play(steps)
      await finishCalls(tab, false)
      // A refresh that was refused itself leaves the view as it was, until the shopper tries again.
      if (tab.cart.getView().showError) tab.cart.send({ type: 'cart.refresh', reason: 'open' })
      await finishCalls(tab, false)
      const { lines, cartId, count: total, errors, total: sum } = tab.cart.getView()
      const held = cartId === null ? null : carts.cart(cartId)
      expect(byProduct(lines)).toEqual(byProduct(held?.items ?? []))
      expect(total).toBe(held?.count ?? 0)
      if (sum !== null) expect(sum).toBe(held?.total_price ?? 0)
      for (const key of Object.keys(errors)) expect(rejectedEvents).toContain(key)
      tab.cart.stop()
    }),
    {
      examples: [
        [
          [
            { do: 'add', product: 1, count: 1 },
            { do: 'add', product: 1, count: 1 },
            { do: 'answer' },
            { do: 'execute' },
            { do: 'reject' },
            { do: 'reject' },
          ],
        ],
      ],
    },
  )
}, 600_000)
