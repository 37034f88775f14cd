import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createFakeClient, createFakeStorage, type Exploration, goEveryWay } from '../testing/index.ts'
import { notKept, wishlistCalls } from './calls.ts'
import { EVERYTHING } from './index.ts'
import { wishlistMachine } from './machine.ts'

const lost = { ok: false, error: noAnswer }
const refused = { ok: false, error: notKept }
const locked = { ok: false, error: { ...notKept, kind: 'auth' } }
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
    { type: 'wishlist.overheard', user: 'olena', wishlist: {} },
    { type: 'wishlist.overheard', user: null, wishlist: {} },
    { type: 'session.changed', user: 'olena' },
    { type: 'session.changed', user: null, expired: true },
    { type: 'session.changed', user: null },
    { type: 'network.lost' },
    { type: 'network.back' },
  ],
  answers: {
    remember: [{ wishlist: null, operations: [], broken: true }],
    merge: [liked, lost, refused, locked],
    load: [empty, lost, refused, locked],
    carryOut: [empty, liked, lost, refused, locked],
    leave: [undefined],
  },
  abstraction: ({ user, queue, flight, attempt, mustMerge, inDoubt, wants, online }) => [
    user,
    queue.length > 0,
    flight?.kind,
    Math.min(attempt, 4),
    mustMerge,
    inDoubt,
    wants,
    online,
  ],
  limit: 250,
}

it('every way through the wishlist is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { astray, missed, summary } = await goEveryWay('wishlist', [exploration])
  console.info(summary)
  expect(astray).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
