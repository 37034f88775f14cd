import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createFakeClient, createFakeStorage, type Exploration, testAllPaths } from '../testing/index.ts'
import { storageFailure, wishlistCalls } from './calls.ts'
import { EVERYTHING } from './index.ts'
import { wishlistMachine } from './machine.ts'

const networkFailure = { ok: false, error: noAnswer }
const dropInFlight = { ok: false, error: storageFailure }
const locked = { ok: false, error: { ...storageFailure, kind: 'auth' } }
const empty = { ok: true, data: {} }
const liked = { ok: true, data: { [EVERYTHING]: [7] } }

const exploration: Exploration = {
  machine: wishlistMachine(
    wishlistCalls(createFakeClient({}), { storage: createFakeStorage(), tabStorage: undefined, now: () => 0 }),
    () => 0,
  ),
  input: { user: 'olena' },
  events: [
    { type: 'wishlist.toggle', productId: 7 },
    { type: 'wishlist.group.add', name: 'Зима' },
    { type: 'wishlist.group.rename', group: 'Зима', name: 'Літо' },
    { type: 'wishlist.group.remove', group: 'Зима' },
    { type: 'wishlist.move', productId: 7, to: 'Зима' },
    { type: 'wishlist.refresh' },
    { type: 'wishlist.retry' },
    { type: 'wishlist.remoteChange', user: 'olena', wishlist: {} },
    { type: 'wishlist.remoteChange', user: null, wishlist: {} },
    { type: 'session.changed', user: 'olena' },
    { type: 'session.changed', user: null, expired: true },
    { type: 'session.changed', user: null },
    { type: 'network.lost' },
    { type: 'network.back' },
  ],
  answers: {
    restore: [{ wishlist: null, operations: [], broken: true }],
    merge: [liked, networkFailure, dropInFlight, locked],
    load: [empty, networkFailure, dropInFlight, locked],
    execute: [empty, liked, networkFailure, dropInFlight, locked],
    clearCustomerData: [undefined],
  },
  abstraction: ({ user, queue, inFlight, attempt, mustMerge, outcomeUnknown, needsRefresh, online }) => [
    user,
    queue.length > 0,
    inFlight?.kind,
    Math.min(attempt, 4),
    mustMerge,
    outcomeUnknown,
    needsRefresh,
    online,
  ],
  limit: 250,
}

it('every way through the wishlist is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('wishlist', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
