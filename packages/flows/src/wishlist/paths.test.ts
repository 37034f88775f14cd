import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { storageFailure } from './actors.ts'
import { EVERYTHING } from './index.ts'
import { wishlistMachine } from './machine.ts'

const locked = { ...storageFailure, kind: 'auth' }
const invalid = { ...storageFailure, kind: 'validation' }
const empty = {}
const liked = { [EVERYTHING]: [7] }

const exploration: Exploration = {
  machine: wishlistMachine,
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
    { type: 'network.offline' },
    { type: 'network.online' },
  ],
  answers: {
    restore: [{ wishlist: null, operations: [], isInvalid: true }],
    merge: [liked],
    load: [empty],
    execute: [empty, liked],
    clearCustomerData: [undefined],
  },
  errors: {
    merge: [noAnswer, storageFailure, locked, invalid],
    load: [noAnswer, storageFailure, locked],
    execute: [noAnswer, storageFailure, locked],
  },
  abstraction: ({ user, queue, inFlight, attempt, mustMerge, outcomeUnknown, needsRefresh }) => [
    user,
    queue.length > 0,
    inFlight?.kind,
    Math.min(attempt, 4),
    mustMerge,
    outcomeUnknown,
    needsRefresh,
  ],
  limit: 500,
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('wishlist', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
