import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartActors } from '../cart/index.ts'
import { type CartMachineSnapshot, cartMachine } from '../cart/machine.ts'
import { cartView } from '../cart/view.ts'
import { returnRequestActors } from '../return-request/index.ts'
import { returnRequestMachine } from '../return-request/machine.ts'
import { returnView } from '../return-request/view.ts'
import { createSearchFlow, searchActors } from '../search/index.ts'
import { searchMachine } from '../search/machine.ts'
import {
  createFakeCarts,
  createFakeClient,
  createFakeReturns,
  createFakeSearch,
  fakeOrder,
  fakeOrderItem,
  flush,
  toReturnableOrder,
} from '../testing/index.ts'
import { noAnswer } from './failure.ts'

const client = createFakeClient(createFakeSearch(['Куртка']))

describe('an exported machine', () => {
  it('runs as a plain XState actor with its actors provided', async () => {
    const actor = createActor(searchMachine.provide({ actors: searchActors(client), delays: { debounce: 0 } }), {
      input: { lang: 'uk' },
    })
    actor.start()
    actor.send({ type: 'search.change', query: 'кур' })
    actor.send({ type: 'search.open' })
    await expect.poll(() => actor.getSnapshot().matches({ suggestions: 'found' })).toBe(true)
    expect(actor.getSnapshot().context.options.map(({ text }) => text)).toEqual(['Куртка', 'кур'])
    actor.stop()
  })

  it('fails by its error when an actor is not provided', async () => {
    const actor = createActor(searchMachine, { input: { lang: 'uk', query: 'кур' } })
    actor.start()
    actor.send({ type: 'search.open' })
    await flush()
    expect(actor.getSnapshot().matches({ suggestions: 'failed' })).toBe(true)
    actor.stop()
  })
})

it('a flow passes what its machine does to `inspect`, also after it was stopped and started', () => {
  const seen: string[] = []
  const flow = createSearchFlow({
    client,
    lang: 'uk',
    inspect: event => {
      if (event.type === '@xstate.event') seen.push(event.event.type)
    },
  })
  flow.start()
  flow.send({ type: 'search.open' })
  expect(seen).toContain('search.open')
  flow.stop()
  flow.start()
  flow.send({ type: 'search.close' })
  expect(seen).toContain('search.close')
  flow.stop()
})

it('the machine of the cart runs alone, and its view is that of the flow', async () => {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 5 }])
  const actors = cartActors({ client: createFakeClient(carts.answers) })
  const actor = createActor(cartMachine.provide({ actors }), { input: { lang: 'uk' } })
  actor.start()
  actor.send({ type: 'cart.add', productId: 1, count: 2 })
  await flush()
  const snapshot: CartMachineSnapshot = actor.getSnapshot()
  expect(snapshot.matches({ calls: 'idle', network: 'online' })).toBe(true)
  expect(cartView(snapshot)).toMatchObject({ count: 2, total: 2000, pending: false })
  actor.stop()
})

it('two pages that go on from one stored snapshot add under keys of their own', async () => {
  const carts = createFakeCarts([{ productId: 1, name: 'Куртка', price: 1000, left: 5 }])
  const machine = cartMachine.provide({ actors: cartActors({ client: createFakeClient(carts.answers) }) })
  const first = createActor(machine, { input: { lang: 'uk' } })
  first.start()
  first.send({ type: 'cart.add', productId: 1 })
  await flush()
  const stored = JSON.stringify(first.getPersistedSnapshot())
  first.stop()
  for (const count of [2, 3]) {
    const actor = createActor(machine, { input: { lang: 'uk' }, snapshot: JSON.parse(stored) })
    actor.start()
    actor.send({ type: 'cart.add', productId: 1 })
    await expect.poll(() => cartView(actor.getSnapshot())).toMatchObject({ count, pending: false })
    actor.stop()
  }
})

it('a return goes on from a stored snapshot', async () => {
  const returned = fakeOrder('2', { items: [fakeOrderItem(1)] })
  const answers = createFakeClient(createFakeReturns([returned]).answers)
  const machine = returnRequestMachine.provide({
    actors: returnRequestActors({ client: answers, sendPhoto: async () => ({ ok: false, error: noAnswer }) }),
  })
  const input = { lang: 'uk' as const, order: toReturnableOrder(returned) }
  const first = createActor(machine, { input })
  first.start()
  first.send({ type: 'return.change', values: { kind: 'return', question: 'size', 'count.10': '1' } })
  const snapshot = JSON.parse(JSON.stringify(first.getPersistedSnapshot()))
  first.stop()
  const actor = createActor(machine, { input, snapshot })
  actor.start()
  actor.send({ type: 'return.submit' })
  await expect.poll(() => returnView(actor.getSnapshot()).status).toBe('submitted')
  actor.stop()
})
