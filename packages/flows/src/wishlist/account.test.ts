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
} from '../testing/index.ts'
import { type AccountWishlistDeps, type AccountWishlistEmitted, createWishlistFlow } from './account.ts'
import { createGuestWishlist, EVERYTHING, type Wishlist } from './index.ts'

/** A browser and a backend with a customer's list. Each `tab` has its own network and clock. */
function browser(first: Wishlist = {}) {
  const backend = createFakeWishlist(first)
  const storage = createFakeStorage()
  const channel = createFakeChannel()
  let now = 1
  const tab = (deps: Partial<AccountWishlistDeps> = {}) => {
    const clock = new SimulatedClock()
    const calls = createDeferredClient(createFakeClient(backend.answers))
    const world = { storage, broadcast: channel.tab(), clock, random: () => 0, now: () => now }
    const flow = createWishlistFlow({ client: calls, ...world, ...deps })
    const emittedEvents: AccountWishlistEmitted[] = []
    for (const type of [
      'wishlist.toggled',
      'wishlist.rejected',
      'wishlist.storedDataDiscarded',
      'wishlist.unmerged',
    ] as const)
      flow.on(type, emitted => emittedEvents.push(emitted))
    flow.start()
    onTestFinished(() => flow.stop())
    const toggle = (productId: number, group?: string) =>
      flow.send({ type: 'wishlist.toggle', productId, ...(group === undefined ? {} : { group }) })
    return { flow, calls, clock, emittedEvents, toggle, view: () => flow.getView() }
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { backend, storage, channel, tab, wait }
}

const liking = (...ids: readonly number[]): Wishlist => ({ [EVERYTHING]: ids })

describe('a guest', () => {
  it('has a list in this browser, shared with every tab and with `createGuestWishlist`', async () => {
    const { tab, storage, channel } = browser()
    const guestOnly = createGuestWishlist({ storage, broadcast: channel.tab(), now: () => 1 })
    guestOnly.start()
    onTestFinished(() => guestOnly.stop())
    const [a, b] = [tab(), tab()]
    a.toggle(7, 'Зима')
    expect(a.view()).toMatchObject({ count: 1, pending: true })
    await flush()
    expect(a.view()).toMatchObject({ wishlist: { [EVERYTHING]: [7], Зима: [7] }, pending: false, status: 'ready' })
    guestOnly.send({ type: 'wishlist.toggle', productId: 8 })
    await flush()
    expect(b.view().wishlist).toEqual({ [EVERYTHING]: [7, 8], Зима: [7] })
    b.toggle(8)
    await flush()
    expect(guestOnly.getView().count).toBe(1)
    expect(a.emittedEvents).toEqual([{ type: 'wishlist.toggled', productId: 7, liked: true }])
    expect(a.calls.made).toEqual([])
  })

  it('has it for 100 days without a network', async () => {
    const { tab, wait } = browser()
    const first = tab()
    first.flow.send({ type: 'network.offline' })
    first.toggle(7)
    await flush()
    wait(100 * 86_400_000)
    const second = tab()
    await flush()
    expect(second.view().count).toBe(1)
    wait(1)
    const third = tab()
    await flush()
    expect(third.view().count).toBe(0)
  })

  it('is notified when the list cannot be stored, and nothing changes', async () => {
    const { tab, storage } = browser()
    const full = {
      ...storage,
      setItem() {
        throw new Error('full')
      },
    }
    const { toggle, view, emittedEvents } = tab({ storage: full })
    toggle(7)
    await flush()
    expect(view()).toMatchObject({ count: 0, pending: false })
    expect(emittedEvents).toMatchObject([{ type: 'wishlist.rejected', action: { productId: 7 } }])
  })

  it('starts empty and is notified when the stored data is invalid', async () => {
    const { tab, storage } = browser()
    storage.setItem('shop.wishlist', '{"v":1,"at":1,"data":{"Зима":["7"]}}')
    const { emittedEvents, view } = tab()
    await flush()
    expect(emittedEvents).toEqual([{ type: 'wishlist.storedDataDiscarded' }])
    expect(view().wishlist).toEqual({})
    expect(storage.entries.size).toBe(0)
  })
})

describe('a customer', () => {
  it('is shown a like at once; the backend stores it with its group', async () => {
    const { tab, backend } = browser(liking(1))
    const { toggle, calls, view, emittedEvents } = tab({ user: 'olena' })
    expect(view().status).toBe('unknown')
    await calls.answerAll()
    expect(view()).toMatchObject({ wishlist: liking(1), status: 'ready' })
    toggle(7, 'Зима')
    toggle(1)
    expect(view()).toMatchObject({ wishlist: { [EVERYTHING]: [7], Зима: [7] }, pending: true })
    await calls.answerAll()
    expect(backend.list()).toEqual({ [EVERYTHING]: [7], Зима: [7] })
    expect(calls.made.map(({ body }) => body).slice(1)).toEqual([
      { product_id: 7, group_id: 'Зима' },
      { product_id: 1, group_id: EVERYTHING },
    ])
    expect(emittedEvents).toEqual([
      { type: 'wishlist.toggled', productId: 7, liked: true },
      { type: 'wishlist.toggled', productId: 1, liked: false },
    ])
  })

  it('sorts into groups; each change is sent as the whole list', async () => {
    const { tab, backend } = browser(liking(1, 2))
    const { flow, calls } = tab({ user: 'olena' })
    await calls.answerAll()
    flow.send({ type: 'wishlist.group.add', name: ' Зима ' })
    flow.send({ type: 'wishlist.move', productId: 2, to: 'Зима' })
    flow.send({ type: 'wishlist.group.rename', group: 'Зима', name: 'Літо' })
    flow.send({ type: 'wishlist.group.remove', group: 'Осінь' })
    await calls.answerAll()
    expect(backend.list()).toEqual({ [EVERYTHING]: [1, 2], Літо: [2] })
    flow.send({ type: 'wishlist.group.remove', group: 'Літо' })
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(1, 2))
  })

  it('is notified of a rejected action; it is rolled back, and retried by the same action', async () => {
    const { tab, backend } = browser()
    const { flow, toggle, calls, view, emittedEvents } = tab({ user: 'olena' })
    await calls.answerAll()
    toggle(7)
    await (await calls.next()).answerWith(failure('invalid'))
    expect(view().count).toBe(0)
    expect(emittedEvents).toMatchObject([{ type: 'wishlist.rejected', error: { kind: 'validation' } }])
    await calls.answerAll()
    const [rejected] = emittedEvents
    if (rejected?.type === 'wishlist.rejected') flow.send(rejected.action)
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(7))
  })

  it('has the list loaded before a like without an answer is sent again, so that it is not inverted', async () => {
    const { tab, backend } = browser()
    const { toggle, calls, clock, view } = tab({ user: 'olena' })
    await calls.answerAll()
    toggle(7)
    const call = await calls.next()
    await call.execute()
    await call.failNetwork()
    expect(view()).toMatchObject({ count: 1, pending: true })
    clock.increment(500)
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(7))
    expect(calls.made.map(({ path }) => path)).toEqual([
      '/api/profile/wishlist',
      '/api/profile/wishlist/toggle',
      '/api/profile/wishlist',
    ])
  })

  it('is notified after five attempts', async () => {
    const { tab } = browser()
    const { toggle, calls, clock, emittedEvents, view } = tab({ user: 'olena' })
    await calls.answerAll()
    toggle(7)
    for (let attempt = 0; attempt < 12 && emittedEvents.length === 0; attempt += 1) {
      const call = await calls.next()
      if (call.path === '/api/profile/wishlist/toggle') await call.answerWith(failure('unavailable'))
      else await call.answer()
      clock.increment(10_000)
    }
    expect(emittedEvents).toMatchObject([{ type: 'wishlist.rejected', error: { kind: 'busy' } }])
    expect(calls.made.filter(({ path }) => path.endsWith('toggle'))).toHaveLength(5)
    expect(view().count).toBe(0)
  })

  it('keeps a like that another device has sent meanwhile', async () => {
    const { tab, backend } = browser()
    const { toggle, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    backend.change(() => liking(7))
    toggle(7)
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(7))
    expect(view()).toMatchObject({ count: 1, pending: false })
  })

  it('keeps likes of another device when groups are changed', async () => {
    const { tab, backend } = browser(liking(1))
    const { flow, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    backend.change(() => liking(1, 8))
    flow.send({ type: 'wishlist.group.add', name: 'Зима' })
    await calls.answerAll()
    expect(backend.list()).toEqual({ [EVERYTHING]: [1, 8], Зима: [] })
    expect(view().wishlist).toEqual(backend.list())
  })

  it('has a list that failed to load requested again by the next action', async () => {
    const { tab, backend } = browser(liking(1))
    const { flow, toggle, calls, clock, view } = tab({ user: 'olena' })
    await calls.answerAll()
    flow.send({ type: 'wishlist.refresh' })
    await (await calls.next()).answerWith(failure('server'))
    expect(view().status).toBe('failed')
    toggle(7)
    await calls.answerAll()
    clock.increment(10_000)
    await calls.answerAll()
    expect(view()).toMatchObject({ status: 'ready', pending: false })
    expect(backend.list()).toEqual(liking(1, 7))
  })

  it('has unanswered operations restored after a reload', async () => {
    const { tab, backend } = browser()
    const tabStorage = createFakeStorage()
    const before = tab({ user: 'olena', tabStorage })
    await before.calls.answerAll()
    before.toggle(7)
    before.toggle(8)
    await (await before.calls.next()).execute()
    before.flow.stop()
    const after = tab({ user: 'olena', tabStorage })
    await flush()
    expect(after.view()).toMatchObject({ count: 2, pending: true })
    await after.calls.answerAll()
    expect(backend.list()).toEqual(liking(7, 8))
    expect(tabStorage.entries.size).toBe(0)
  })

  it('has operations queued without a network and sent when it is back', async () => {
    const { tab, backend } = browser()
    const { flow, toggle, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    flow.send({ type: 'network.offline' })
    toggle(7)
    await flush()
    expect(calls.pendingCalls).toEqual([])
    expect(view()).toMatchObject({ count: 1, pending: true })
    flow.send({ type: 'network.online' })
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(7))
  })

  it('is shown a change in every tab', async () => {
    const { tab } = browser()
    const [a, b, guest] = [tab({ user: 'olena' }), tab({ user: 'olena' }), tab()]
    for (const { calls } of [a, b]) await calls.answerAll()
    a.toggle(7)
    await a.calls.answerAll()
    expect(b.view().count).toBe(1)
    expect(guest.view().count).toBe(0)
  })

  it('restores stored operations; starts empty and is notified when the stored data is invalid', async () => {
    const { tab, storage } = browser(liking(3))
    const tabStorage = createFakeStorage()
    storage.setItem('shop.wishlist.account', '{"v":1,"at":1,"data":{"user":"olena","wishlist":{"Все обране":[3]}}}')
    tabStorage.setItem(
      'shop.wishlist.operations',
      '{"v":1,"at":1,"data":{"user":"olena","operations":[{"kind":"like","productId":4,"group":null},{"kind":"unlike","productId":3},{"kind":"group","action":{"type":"wishlist.group.add","name":"Зима"}}]}}',
    )
    const restored = tab({ user: 'olena', tabStorage })
    await flush()
    expect(restored.view()).toMatchObject({ wishlist: { [EVERYTHING]: [4], Зима: [] }, pending: true })
    await restored.calls.answerAll()
    restored.flow.stop()
    storage.setItem('shop.wishlist.account', '{"v":1,"at":1,"data":{"user":7}}')
    tabStorage.setItem('shop.wishlist.operations', '{"v":1,"at":1,"data":{"user":"olena","operations":[{"kind":"?"}]}}')
    const again = tab({ user: 'olena', tabStorage })
    await flush()
    expect(again.emittedEvents).toEqual([{ type: 'wishlist.storedDataDiscarded' }])
    await again.calls.answerAll()
    expect(again.view().wishlist).toEqual({ [EVERYTHING]: [4], Зима: [] })
  })
})

describe('signing in', () => {
  it('merges the guest’s list into the account’s', async () => {
    const { tab, backend, storage } = browser({ [EVERYTHING]: [1], Бригаді: [1] })
    const { flow, toggle, calls, view } = tab()
    toggle(7, 'Зима')
    await flush()
    flow.send({ type: 'session.changed', user: 'olena' })
    expect(view().count).toBe(1)
    await calls.answerAll()
    expect(backend.list()).toEqual({ [EVERYTHING]: [1, 7], Бригаді: [1], Зима: [7] })
    expect(view()).toMatchObject({ count: 2, status: 'ready', pending: false })
    expect(storage.getItem('shop.wishlist')).toBeNull()
  })

  it('merges likes that are sent during the merge', async () => {
    const { tab, backend } = browser(liking(1))
    const { flow, toggle, calls } = tab()
    await flush()
    flow.send({ type: 'session.changed', user: 'olena' })
    toggle(7)
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(1, 7))
  })

  it('merges likes of another tab’s guest that are stored during the merge', async () => {
    const { tab, backend, storage } = browser(liking(1))
    const [ours, other] = [tab(), tab()]
    ours.toggle(7)
    await flush()
    ours.flow.send({ type: 'session.changed', user: 'olena' })
    const update = await ours.calls.next()
    other.toggle(8)
    await flush()
    await update.answer()
    await ours.calls.answerAll()
    expect(backend.list()).toEqual(liking(1, 7, 8))
    expect(storage.getItem('shop.wishlist')).toBeNull()
  })

  it('keeps the guest’s list and reports a failed merge, which can be retried', async () => {
    const { tab, backend, storage } = browser(liking(1))
    const { flow, toggle, calls, clock, emittedEvents, view } = tab()
    toggle(7)
    await flush()
    flow.send({ type: 'session.changed', user: 'olena' })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await (await calls.next()).failNetwork()
      clock.increment(10_000)
    }
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'wishlist.unmerged', error: { kind: 'network' } })
    expect(view()).toMatchObject({ status: 'failed', count: 1 })
    expect(storage.getItem('shop.wishlist')).toContain('[7]')
    flow.send({ type: 'wishlist.retry' })
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(1, 7))
  })

  it('keeps the guest’s list in the browser and goes on with the account’s when both do not fit together', async () => {
    const { tab, backend, storage } = browser(liking(1))
    const { flow, toggle, calls, emittedEvents, view } = tab()
    toggle(7)
    await flush()
    flow.send({ type: 'session.changed', user: 'olena' })
    await (await calls.next()).answerWith(failure('invalid'))
    await calls.answerAll()
    expect(emittedEvents.at(-1)).toMatchObject({ type: 'wishlist.unmerged', error: { kind: 'validation' } })
    expect(view()).toMatchObject({ wishlist: liking(1), status: 'ready' })
    toggle(8)
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(1, 8))
    expect(storage.getItem('shop.wishlist')).toContain('[7]')
  })

  it('again does not bring back what another device has removed', async () => {
    const { tab, backend } = browser(liking(1, 2))
    const { flow, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    flow.send({ type: 'session.changed', user: null })
    await flush()
    backend.change(() => liking(2))
    flow.send({ type: 'wishlist.toggle', productId: 7 })
    await flush()
    flow.send({ type: 'session.changed', user: 'olena' })
    await calls.answerAll()
    expect(view().wishlist).toEqual(liking(2, 7))
    expect(backend.list()).toEqual(liking(2, 7))
  })

  it('out removes the list from this browser', async () => {
    const { tab, storage } = browser(liking(1))
    const { flow, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    flow.send({ type: 'session.changed', user: null })
    await flush()
    expect(view()).toMatchObject({ count: 0, status: 'ready' })
    expect(storage.entries.size).toBe(0)
  })

  it('again after an expired session merges all changes; what was removed meanwhile stays removed', async () => {
    const { tab, backend } = browser(liking(1, 2, 3))
    const { flow, toggle, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    toggle(9)
    await (await calls.next()).answerWith(failure('unauthorised'))
    expect(view()).toMatchObject({ status: 'locked', count: 4, pending: true })
    flow.send({ type: 'session.changed', user: null, expired: true })
    await flush()
    expect(view()).toMatchObject({ status: 'ready', count: 4, pending: false })
    toggle(1)
    await flush()
    backend.change(() => liking(1, 2, 8))
    flow.send({ type: 'session.changed', user: 'olena' })
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(2, 8, 9))
    expect(view().wishlist).toEqual(liking(2, 8, 9))
  })

  it('again as the same customer restores the queued operations', async () => {
    const { tab, backend } = browser()
    const { flow, toggle, calls } = tab({ user: 'olena' })
    await calls.answerAll()
    toggle(7)
    await (await calls.next()).answerWith(failure('unauthorised'))
    flow.send({ type: 'session.changed', user: 'olena' })
    await calls.answerAll()
    expect(backend.list()).toEqual(liking(7))
  })

  it('as another customer drops the previous customer’s operations', async () => {
    const { tab, backend, storage } = browser(liking(1))
    const { flow, calls, view } = tab({ user: 'olena' })
    await calls.answerAll()
    backend.change(() => liking(5))
    flow.send({ type: 'session.changed', user: 'ivan' })
    await calls.answerAll()
    expect(view().wishlist).toEqual(liking(5))
    expect(backend.list()).toEqual(liking(5))
    expect(storage.getItem('shop.wishlist.account')).toContain('ivan')
  })
})
