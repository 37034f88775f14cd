import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeChannel,
  createFakeClient,
  createFakeStorage,
  createFakeWishlist,
  failure,
  flush,
  type PendingCall,
} from '../testing/index.ts'
import { createWishlistFlow } from './account.ts'
import { EVERYTHING } from './index.ts'

/** A customer's browser with three tabs on the wishlist. */
async function browser() {
  const backend = createFakeWishlist({ [EVERYTHING]: [1] })
  const storage = createFakeStorage()
  const channel = createFakeChannel()
  const tab = () => {
    const clock = new SimulatedClock()
    const calls = createDeferredClient(createFakeClient(backend.answers))
    const world = { storage, broadcast: channel.tab(), clock, random: () => 0, user: 'olena' }
    const flow = createWishlistFlow({ client: calls, ...world })
    flow.start()
    onTestFinished(() => flow.stop())
    return { flow, calls, clock, list: () => flow.getView().wishlist }
  }
  const tabs = [tab(), tab(), tab()] as const
  for (const { calls } of tabs) await calls.answerAll()
  return { backend, tabs }
}

it('a slow answer in one tab does not leave another tab with an outdated list', async () => {
  const { backend, tabs } = await browser()
  const [slow, quick, watching] = tabs
  slow.flow.send({ type: 'wishlist.toggle', productId: 7 })
  const call = await slow.calls.next()
  await call.execute()
  quick.flow.send({ type: 'wishlist.toggle', productId: 8 })
  await quick.calls.answerAll()
  expect(watching.list()).toEqual({ [EVERYTHING]: [1, 7, 8] })
  await call.answer()
  for (const { calls } of tabs) await calls.answerAll()
  for (const { list } of tabs) expect(list()).toEqual(backend.list())
})

it('an older answer does not override a newer change by another tab', async () => {
  const { backend, tabs } = await browser()
  const [acting, watching] = tabs
  watching.flow.send({ type: 'wishlist.refresh' })
  const load = await watching.calls.next()
  await load.execute()
  acting.flow.send({ type: 'wishlist.toggle', productId: 7 })
  await acting.calls.answerAll()
  await load.answer()
  await watching.calls.answerAll()
  expect(watching.list()).toEqual(backend.list())
})

describe('what a tab learns of an operation that was executed and not answered is told to the others', () => {
  it.each([
    ['the answer was lost', (call: PendingCall) => call.failNetwork()],
    ['the answer said that it failed', (call: PendingCall) => call.answerWith(failure('conflict'))],
  ])('%s', async (_, end) => {
    const { backend, tabs } = await browser()
    const [acting, watching] = tabs
    acting.flow.send({ type: 'wishlist.toggle', productId: 7 })
    const call = await acting.calls.next()
    await call.execute()
    await end(call)
    for (let round = 0; round < 3; round += 1) {
      await flush()
      acting.clock.increment(10_000)
      await acting.calls.answerAll()
    }
    expect(watching.list()).toEqual(backend.list())
  })
})

/** One of three tabs: a customer does something in it, or the network answers the oldest of its calls. */
const steps = fc.array(
  fc.record({
    tab: fc.nat({ max: 2 }),
    do: fc.constantFrom('like', 'sort', 'group', 'look', 'execute', 'answer', 'answer', 'failNetwork', 'wait'),
    product: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 30 },
)

it('three tabs end with the backend’s list, in any interleaving of actions and answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      const { backend, tabs } = await browser()
      for (const { tab: nth, do: action, product: productId } of all) {
        await flush()
        const { flow, calls, clock } = tabs[nth] ?? tabs[0]
        const [call] = calls.pendingCalls
        if (action === 'like') flow.send({ type: 'wishlist.toggle', productId })
        else if (action === 'sort') flow.send({ type: 'wishlist.move', productId, to: 'Зима' })
        else if (action === 'group') flow.send({ type: 'wishlist.group.add', name: 'Зима' })
        else if (action === 'look') flow.send({ type: 'wishlist.refresh' })
        else if (action === 'execute') await call?.execute()
        else if (action === 'answer') await call?.answer()
        else if (action === 'failNetwork') await call?.failNetwork()
        else clock.increment(10_000)
      }
      for (let round = 0; round < 60; round += 1)
        for (const { flow, calls, clock } of tabs) {
          await calls.answerAll()
          clock.increment(10_000)
          await flush()
          if (flow.getView().status === 'failed') flow.send({ type: 'wishlist.retry' })
        }
      for (const { flow, list } of tabs) {
        expect(flow.getView()).toMatchObject({ pending: false, status: 'ready' })
        expect(list()).toEqual(backend.list())
        flow.stop()
      }
    }),
  )
}, 600_000)
