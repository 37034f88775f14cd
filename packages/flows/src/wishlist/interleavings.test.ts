import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeClient,
  createFakeStorage,
  createFakeWishlist,
  failure,
  flush,
} from '../testing/index.ts'
import { createWishlistFlow } from './account.ts'
import { applyAction, EVERYTHING, isLiked, type Wishlist, type WishlistAction } from './index.ts'

const productId = fc.integer({ min: 1, max: 5 })
const group = fc.constantFrom('Зима', 'Літо')
const action: fc.Arbitrary<WishlistAction> = fc.oneof(
  { weight: 5, arbitrary: productId.map(id => ({ type: 'wishlist.toggle' as const, productId: id })) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wishlist.toggle' as const), productId, group }),
  },
  { weight: 1, arbitrary: group.map(name => ({ type: 'wishlist.group.add' as const, name })) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wishlist.group.rename' as const), group, name: group }) },
  { weight: 1, arbitrary: group.map(name => ({ type: 'wishlist.group.remove' as const, group: name })) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wishlist.move' as const), productId, to: group }) },
)
type Network = 'execute' | 'answer' | 'failNetwork' | 'reject' | 'wait' | 'reload'
const stepWith = (...network: readonly Network[]) =>
  fc.oneof(
    { weight: 3, arbitrary: action.map(one => ({ action: one, network: null })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<Network[]>('execute', 'answer', 'answer', 'failNetwork', 'wait', ...network)
        .map(one => ({ action: null, network: one })),
    },
  )

/** A customer's browser that can be reloaded, with the backend behind it. */
function shop(first: Wishlist, user: string | null) {
  const backend = createFakeWishlist(first)
  const [storage, tabStorage] = [createFakeStorage(), createFakeStorage()]
  const rejected: WishlistAction[] = []
  const open = (who: string | null) => {
    const calls = createDeferredClient(createFakeClient(backend.answers))
    const clock = new SimulatedClock()
    const flow = createWishlistFlow({ client: calls, storage, tabStorage, clock, random: () => 0, user: who })
    flow.on('wishlist.rejected', one => rejected.push(one.action))
    flow.start()
    return { flow, calls, clock }
  }
  let tab = open(user)
  return {
    backend,
    rejected,
    tab: () => tab,
    async happen(network: Network, who: string | null) {
      const call = tab.calls.pendingCalls[0]
      if (network === 'execute') await call?.execute()
      else if (network === 'answer') await call?.answer()
      else if (network === 'failNetwork') await call?.failNetwork()
      else if (network === 'reject') await call?.answerWith(failure('server'))
      else if (network === 'wait') tab.clock.increment(10_000)
      else {
        tab.flow.stop()
        tab = open(who)
      }
    },
    /** Answers every call until none is pending. */
    async finishCalls() {
      for (let round = 0; round < 60; round += 1) {
        await tab.calls.answerAll()
        tab.clock.increment(10_000)
        await flush()
        const { pending, status } = tab.flow.getView()
        if (status === 'failed') tab.flow.send({ type: 'wishlist.retry' })
        else if (!pending && status === 'ready' && tab.calls.pendingCalls.length === 0) return
      }
      throw new Error('The wishlist still has pending calls.')
    },
  }
}

it('every action is applied exactly once, in any interleaving of actions, network failures and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 6 }),
      fc.array(stepWith('reload'), { maxLength: 30 }),
      async (before, steps) => {
        const first = before.reduce(applyAction, {})
        const { backend, tab, happen, finishCalls, rejected } = shop(first, 'olena')
        await finishCalls()
        let wanted = first
        for (const { action: one, network } of steps) {
          await flush()
          if (one) {
            wanted = applyAction(wanted, one)
            tab().flow.send(one)
          }
          if (network) await happen(network, 'olena')
          await flush()
          // An operation rejected after five attempts is missing in the model too: such runs end here.
          if (rejected.length > 0) return tab().flow.stop()
          expect(tab().flow.getView().wishlist).toEqual(wanted)
        }
        await finishCalls()
        expect(tab().flow.getView().wishlist).toEqual(wanted)
        expect(backend.list()).toEqual(wanted)
        tab().flow.stop()
      },
    ),
  )
}, 600_000)

it('the view ends with the backend’s list and every rejection is reported, in any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepWith('reject', 'reject'), { maxLength: 30 }), async steps => {
      const { backend, tab, happen, finishCalls, rejected } = shop({}, 'olena')
      await finishCalls()
      const likes = new Map<number, number>()
      for (const { action: one, network } of steps) {
        await flush()
        if (one?.type === 'wishlist.toggle') likes.set(one.productId, (likes.get(one.productId) ?? 0) + 1)
        if (one) tab().flow.send(one)
        if (network) await happen(network, 'olena')
      }
      await finishCalls()
      const { wishlist } = tab().flow.getView()
      tab().flow.stop()
      expect(wishlist).toEqual(backend.list())
      const rejectedIds = new Set(rejected.flatMap(one => (one.type === 'wishlist.toggle' ? [one.productId] : [])))
      for (const [id, times] of likes) if (!rejectedIds.has(id)) expect(isLiked(wishlist, id)).toBe(times % 2 === 1)
    }),
  )
}, 600_000)

it('sign-in merges both lists without a loss, in any interleaving of network failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 8 }),
      fc.array(action, { maxLength: 8 }),
      fc.array(fc.constantFrom<Network[]>('execute', 'answer', 'failNetwork', 'reject', 'wait', 'reload'), {
        maxLength: 10,
      }),
      async (own, others, network) => {
        const theirs = others.reduce(applyAction, {})
        const mine = own.reduce(applyAction, {})
        const { backend, tab, happen, finishCalls } = shop(theirs, null)
        for (const one of own) tab().flow.send(one)
        // Operations that are unanswered at sign-in move to the account, where a removal also removes what only the account has.
        do await flush()
        while (tab().flow.getView().pending)
        tab().flow.send({ type: 'session.changed', user: 'olena' })
        for (const one of network) {
          await flush()
          await happen(one, 'olena')
        }
        await finishCalls()
        const whole = backend.list()
        for (const list of [mine, theirs])
          for (const [name, ids] of Object.entries(list)) for (const id of ids) expect(whole[name]).toContain(id)
        expect(new Set(whole[EVERYTHING])).toEqual(
          new Set([...(mine[EVERYTHING] ?? []), ...(theirs[EVERYTHING] ?? [])]),
        )
        expect(tab().flow.getView().wishlist).toEqual(whole)
        tab().flow.stop()
      },
    ),
  )
}, 600_000)
