import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartActors } from '../cart/index.ts'
import { type CartMachineSnapshot, cartMachine } from '../cart/machine.ts'
import { cartView } from '../cart/view.ts'
import { createSearchFlow, searchActors } from '../search/index.ts'
import { searchMachine } from '../search/machine.ts'
import { createFakeCarts, createFakeClient, createFakeSearch, flush } from '../testing/index.ts'

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
