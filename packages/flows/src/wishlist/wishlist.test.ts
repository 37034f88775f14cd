import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFakeChannel, createFakeStorage } from '../testing/index.ts'
import { createGuestWishlist, EVERYTHING, emptyWishlist, isLiked, type WishlistEmitted } from './index.ts'

function browser() {
  const storage = createFakeStorage()
  const channel = createFakeChannel()
  let now = 1
  const tab = () => {
    const wishlist = createGuestWishlist({ storage, broadcast: channel.tab(), now: () => now })
    const emittedEvents: WishlistEmitted[] = []
    wishlist.on('wishlist.toggled', emitted => emittedEvents.push(emitted))
    wishlist.on('wishlist.storedDataDiscarded', emitted => emittedEvents.push(emitted))
    wishlist.start()
    onTestFinished(() => wishlist.stop())
    return { wishlist, emittedEvents, view: () => wishlist.getView() }
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { storage, tab, wait }
}

/** The rest of a guest's view: every operation is executed at once. */
const stored = { pending: false, status: 'ready' } as const

describe('a guest’s wishlist', () => {
  it('adds a product to a group and to the group of everything liked, and removes it from all', () => {
    const { wishlist, view, emittedEvents } = browser().tab()
    wishlist.send({ type: 'wishlist.toggle', productId: 7, group: 'Зима' })
    expect(view()).toEqual({ wishlist: { [EVERYTHING]: [7], Зима: [7] }, count: 1, ...stored })
    wishlist.send({ type: 'wishlist.toggle', productId: 7 })
    expect(view()).toEqual({ wishlist: {}, count: 0, ...stored })
    expect(emittedEvents).toEqual([
      { type: 'wishlist.toggled', productId: 7, liked: true },
      { type: 'wishlist.toggled', productId: 7, liked: false },
    ])
  })

  it('is stored for 100 days', () => {
    const { tab, wait } = browser()
    tab().wishlist.send({ type: 'wishlist.toggle', productId: 7 })
    wait(100 * 86_400_000)
    expect(tab().view().count).toBe(1)
    wait(1)
    expect(tab().view().count).toBe(0)
  })

  it('is the same in every tab after concurrent changes', () => {
    const { tab } = browser()
    const [a, b] = [tab(), tab()]
    a.wishlist.send({ type: 'wishlist.toggle', productId: 7 })
    b.wishlist.send({ type: 'wishlist.toggle', productId: 8 })
    expect(a.view()).toEqual({ wishlist: { [EVERYTHING]: [7, 8] }, count: 2, ...stored })
    expect(b.view()).toEqual(a.view())
  })

  it('starts empty and emits wishlist.storedDataDiscarded when the stored data is invalid', () => {
    const { storage, tab } = browser()
    storage.setItem('shop.wishlist', '{"v":1,"at":1,"data":{"Зима":["7"]}}')
    expect(tab()).toMatchObject({ emittedEvents: [{ type: 'wishlist.storedDataDiscarded' }] })
    expect(storage.entries.size).toBe(0)
  })

  it('restores stored data', () => {
    const { storage, tab } = browser()
    storage.setItem('shop.wishlist', '{"v":1,"at":1,"data":{"Все обране":[3,4],"Зима":[4]}}')
    expect(tab().view()).toEqual({ wishlist: { [EVERYTHING]: [3, 4], Зима: [4] }, count: 2, ...stored })
  })

  it('applies likes sent before it started', () => {
    const wishlist = createGuestWishlist({ storage: createFakeStorage() })
    wishlist.send({ type: 'wishlist.toggle', productId: 7 })
    expect(wishlist.getView().count).toBe(0)
    wishlist.start()
    expect(wishlist.getView().count).toBe(1)
    expect(wishlist.getInitialView().count).toBe(0)
  })

  it('moves products between groups; a product is in one of them', () => {
    const { wishlist, view } = browser().tab()
    for (const productId of [7, 8]) wishlist.send({ type: 'wishlist.toggle', productId })
    wishlist.send({ type: 'wishlist.group.add', name: '  На   зиму ' })
    wishlist.send({ type: 'wishlist.group.add', name: 'Бригаді' })
    wishlist.send({ type: 'wishlist.move', productId: 8, to: 'На зиму' })
    wishlist.send({ type: 'wishlist.move', productId: 8, to: 'Бригаді' })
    expect(view()).toEqual({ wishlist: { [EVERYTHING]: [7, 8], 'На зиму': [], Бригаді: [8] }, count: 2, ...stored })
    wishlist.send({ type: 'wishlist.group.rename', group: 'Бригаді', name: 'Зміні' })
    expect(view().wishlist).toEqual({ [EVERYTHING]: [7, 8], 'На зиму': [], Зміні: [8] })
    wishlist.send({ type: 'wishlist.move', productId: 8, to: EVERYTHING })
    wishlist.send({ type: 'wishlist.group.remove', group: 'На зиму' })
    expect(view().wishlist).toEqual({ [EVERYTHING]: [7, 8], Зміні: [] })
  })

  it('ignores a taken name and an unknown group or product', () => {
    const { wishlist, view } = browser().tab()
    wishlist.send({ type: 'wishlist.toggle', productId: 7, group: 'Зима' })
    const before = view()
    wishlist.send({ type: 'wishlist.group.add', name: 'Зима ' })
    for (const name of [' ', '\u200b\u2060', 'Зи\u00adма\u202e']) wishlist.send({ type: 'wishlist.group.add', name })
    for (const name of ['constructor', '__proto__', 'Зима\0']) wishlist.send({ type: 'wishlist.group.add', name })
    wishlist.send({ type: 'wishlist.group.rename', group: 'Зима', name: '__proto__' })
    wishlist.send({ type: 'wishlist.group.rename', group: 'Зима', name: EVERYTHING })
    wishlist.send({ type: 'wishlist.group.rename', group: EVERYTHING, name: 'Літо' })
    wishlist.send({ type: 'wishlist.group.remove', group: EVERYTHING })
    wishlist.send({ type: 'wishlist.move', productId: 8, to: 'Зима' })
    wishlist.send({ type: 'wishlist.move', productId: 7, to: 'constructor' })
    expect(view()).toBe(before)
  })

  it('is unchanged and emits wishlist.rejected when it cannot be stored; the action can be sent again', () => {
    const working = createFakeStorage()
    const full = { yes: true }
    const storage = {
      ...working,
      setItem(key: string, value: string) {
        if (full.yes) throw new Error('full')
        working.setItem(key, value)
      },
    }
    const wishlist = createGuestWishlist({ storage })
    const rejected: WishlistEmitted[] = []
    wishlist.on('wishlist.rejected', emitted => rejected.push(emitted))
    wishlist.start()
    const action = { type: 'wishlist.toggle', productId: 7 } as const
    wishlist.send(action)
    expect(wishlist.getView().count).toBe(0)
    expect(rejected).toEqual([{ type: 'wishlist.rejected', action }])
    full.yes = false
    wishlist.send(action)
    expect(wishlist.getView().count).toBe(1)
  })

  it('holds exactly what was liked an odd number of times, in any tabs and groups', () => {
    const click = fc.record({
      tab: fc.nat({ max: 1 }),
      productId: fc.integer({ min: 1, max: 5 }),
      group: fc.constantFrom(undefined, 'Зима', 'Літо'),
    })
    fc.assert(
      fc.property(fc.array(click), clicks => {
        const { tab } = browser()
        const tabs = [tab(), tab()]
        for (const { tab: index, productId, group } of clicks)
          tabs[index]?.wishlist.send({ type: 'wishlist.toggle', productId, ...(group ? { group } : {}) })
        for (const { view } of tabs)
          for (let product = 1; product <= 5; product += 1) {
            const odd = clicks.filter(({ productId }) => productId === product).length % 2 === 1
            expect(isLiked(view().wishlist, product)).toBe(odd)
          }
        const { wishlist } = tabs[0]?.view() ?? emptyWishlist
        for (const ids of Object.values(wishlist)) {
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) expect(wishlist[EVERYTHING]).toContain(id)
        }
      }),
    )
  })
})
