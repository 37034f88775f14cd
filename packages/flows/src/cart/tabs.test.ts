import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failure, flush, type PendingCall } from '../testing/index.ts'
import { createFilledCart } from './testing/cart-fixture.ts'

it('a slow answer in one tab does not leave another tab with an outdated count', async () => {
  const { tab } = await createFilledCart()
  const [slow, quick, watching] = [tab(), tab(), tab()]
  await flush()
  slow.cart.send({ type: 'cart.add', productId: 1 })
  const call = await slow.calls.next()
  await call.execute()
  quick.cart.send({ type: 'cart.add', productId: 1 })
  await quick.calls.answerAll()
  expect(watching.view().count).toBe(5)
  await call.answer()
  for (const one of [slow, quick, watching]) await one.calls.answerAll()
  expect([slow, quick, watching].map(({ view }) => view().count)).toEqual([5, 5, 5])
})

it('an older answer does not override a newer change by another tab', async () => {
  const { tab } = await createFilledCart()
  const [acting, watching] = [tab(), tab()]
  await flush()
  watching.cart.send({ type: 'cart.refresh', reason: 'route' })
  const requested = await watching.calls.next()
  await requested.execute()
  acting.cart.send({ type: 'cart.add', productId: 1, count: 2 })
  await acting.calls.answerAll()
  await requested.answer()
  await watching.calls.answerAll()
  expect(watching.view()).toMatchObject({ count: 5, total: 4500.5 })
})

it('an older answer does not override a newer cart of the page', async () => {
  const { cart, calls, carts, lines } = await createFilledCart()
  cart.send({ type: 'cart.refresh', reason: 'open' })
  const requested = await calls.next()
  await requested.execute()
  // On another device, which posts nothing to this browser.
  carts.answers['/api/cart/update']?.({ id: 2, cart_id: 'cart-1', count: 3, lang: 'uk' }, {})
  cart.send({ type: 'cart.received', cartId: 'cart-1', cart: carts.cart('cart-1') })
  await requested.answer()
  await calls.answerAll()
  expect(lines()).toEqual(carts.pieces('cart-1'))
})

describe('what a tab learns of a command that was executed and not answered is told to the others', () => {
  it.each([
    ['the answer was lost', (call: PendingCall) => call.failNetwork()],
    ['the answer said that it failed', (call: PendingCall) => call.answerWith(failure('server'))],
  ])('%s', async (_, end) => {
    const { tab, carts } = await createFilledCart()
    const [acting, watching] = [tab(), tab()]
    acting.cart.send({ type: 'cart.refresh', reason: 'open' })
    await acting.calls.answerAll()
    acting.cart.send({ type: 'cart.remove', lineId: 1 })
    const call = await acting.calls.next()
    await call.execute()
    await end(call)
    await flush()
    acting.clock.increment(10_000)
    await acting.calls.answerAll()
    expect(watching.view()).toMatchObject({ count: 1, total: carts.cart('cart-1').total_price })
  })
})

it('a closed channel between tabs does not break the cart', async () => {
  const broadcast = {
    postMessage() {
      throw new DOMException('Channel is closed', 'InvalidStateError')
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  const { cart, calls, lines } = await createFilledCart({ broadcast })
  cart.send({ type: 'cart.increment', lineId: 1 })
  await calls.answerAll()
  expect(lines()).toEqual({ 1: 3, 2: 1 })
})

/** One of three tabs: a shopper does something in it, or the network answers the oldest of its calls. */
const steps = fc.array(
  fc.record({
    tab: fc.nat({ max: 2 }),
    do: fc.constantFrom('add', 'more', 'remove', 'open', 'route', 'execute', 'answer', 'answer', 'failNetwork', 'wait'),
  }),
  { maxLength: 30 },
)

it('three tabs end with the backend’s cart, in any interleaving of commands and answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      const { carts, tab } = await createFilledCart()
      const tabs = [tab(), tab(), tab()] as const
      for (const { tab: nth, do: step } of all) {
        await flush()
        const { cart, calls, clock, view } = tabs[nth] ?? tabs[0]
        const [call] = calls.pendingCalls
        const [line] = view().lines
        if (step === 'add') cart.send({ type: 'cart.add', productId: 1 })
        else if (step === 'more') line && cart.send({ type: 'cart.increment', lineId: line.id })
        else if (step === 'remove') line && cart.send({ type: 'cart.remove', lineId: line.id })
        else if (step === 'open' || step === 'route') cart.send({ type: 'cart.refresh', reason: step })
        else if (step === 'execute') await call?.execute()
        else if (step === 'answer') await call?.answer()
        else if (step === 'failNetwork') await call?.failNetwork()
        else clock.increment(10_000)
      }
      for (let round = 0; round < 60; round += 1)
        for (const { calls, clock } of tabs) {
          await calls.answerAll()
          clock.increment(10_000)
          await flush()
        }
      const { count, total_price } = carts.cart('cart-1')
      for (const { view, cart } of tabs) {
        expect(view()).toMatchObject({ count, total: total_price, pending: false })
        if (view().status === 'ready')
          expect(Object.fromEntries(view().lines.map(({ id, count: pieces }) => [id, pieces]))).toEqual(
            carts.pieces('cart-1'),
          )
        cart.stop()
      }
    }),
  )
}, 600_000)
