import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { novaPoshta } from '../adapters/carrier/nova-poshta/index.ts'
import { carrier_points, carrier_refreshes, carrier_settlements } from '../db/schema/index.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { type NovaPoshtaSimulator, startNovaPoshta, type Warehouse } from '../testing/simulators/nova-poshta.ts'
import { carrierHealth } from './health.ts'
import { emptyParcel } from './parcel.ts'
import { searchPoints } from './points.ts'
import { directoryState, refreshDirectory } from './refresh.ts'
import { searchSettlements } from './search-settlements.ts'

/** Read in one page, and in three of points. */
const [ONE_PAGE, THREE_PAGES] = [
  { cities: 30, points: 200 },
  { cities: 60, points: 1_300 },
] as const

const kyiv = '8d5a980d-391c-11dd-90d9-001a92567626'

describe.each(databases)('a refresh of the directory on %s', kind => {
  let shop: Shop
  let server: NovaPoshtaSimulator
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    server = await startNovaPoshta(ONE_PAGE)
    await shop.db.delete(carrier_refreshes)
    await shop.db.delete(carrier_points).where(eq(carrier_points.directory, 'nova_poshta'))
    await shop.db.delete(carrier_settlements).where(eq(carrier_settlements.directory, 'nova_poshta'))
  })
  afterEach(() => server.close())

  const replaceByThreePages = async () => {
    await server.close()
    server = await startNovaPoshta(THREE_PAGES)
  }
  const carrier = () => novaPoshta({ key: server.key, url: server.url, senderCity: kyiv })
  const refresh = (signal?: AbortSignal) =>
    refreshDirectory({ db: shop.db, carrier: carrier(), ...(signal ? { signal } : {}) })
  const counts = async () => {
    const result = await refresh()
    if (result.kind !== 'complete') throw new Error(`The refresh is ${result.kind}`)
    return result.counts
  }
  const context = () => ({ db: shop.db, carrier: carrier() })
  const pointsOf = (ref: string) =>
    shop.db
      .select()
      .from(carrier_points)
      .where(and(eq(carrier_points.settlement_ref, ref), isNull(carrier_points.vanished_at)))

  it('writes everything once, then only what has changed, and marks what is gone', async () => {
    await replaceByThreePages()
    expect(await counts()).toEqual({ read: 1_360, added: 1_360, changed: 0, vanished: 0, missed: 0 })
    expect(await counts()).toEqual({ read: 1_360, added: 0, changed: 0, vanished: 0, missed: 0 })
    const before = await pointsOf(kyiv)
    const open = ({ CityRef, WarehouseStatus }: Warehouse) => CityRef === kyiv && WarehouseStatus === 'Working'
    const [changed, removed] = server.warehouses.filter(open)
    if (!changed || !removed) throw new Error('Kyiv has no points')
    changed.WarehouseStatus = 'Closed'
    server.warehouses = server.warehouses.filter(point => point !== removed)
    expect(await counts()).toEqual({ read: 1_359, added: 0, changed: 1, vanished: 1, missed: 0 })
    const after = await pointsOf(kyiv)
    expect(after).toHaveLength(before.length - 1)
    expect(after.find(({ ref }) => ref === changed.Ref)?.is_open).toBe(false)
    // What comes back is a change.
    server.warehouses.push(removed)
    expect(await counts()).toMatchObject({ added: 0, changed: 1, vanished: 0 })
    expect(await directoryState(context())).toMatchObject({ settlements: 60, points: 1_300 })
  })

  it('sorts by the number of points and tells districts and ids of streets', async () => {
    await counts()
    const [first] = await searchSettlements(context(), 'ки', 'uk')
    expect(first).toMatchObject({ ref: kyiv, secondRef: server.cities[0]?.SettlementRef })
    const village = server.cities.find(({ SettlementTypeDescription }) => SettlementTypeDescription === 'село')
    const [found] = await searchSettlements(context(), village?.Description ?? '', 'uk')
    expect(found?.area.uk).toMatch(/ обл\., .+ р-н$/)
    // The whole label finds it again.
    const label = `${found?.name.uk}, ${found?.area.uk}`
    expect((await searchSettlements(context(), label, 'uk')).map(({ ref }) => ref)).toContain(found?.ref)
  })

  it('lists the nearest points first with their distance, and then those without a place', async () => {
    const [unplaced] = server.warehouses.filter(
      ({ CityRef, CategoryOfWarehouse: category }) => CityRef === kyiv && category === 'Branch',
    )
    if (!unplaced) throw new Error('Kyiv has no branches')
    Object.assign(unplaced, { WarehouseStatus: 'Working', DenyToSelect: '0', Latitude: '0', Longitude: '0' })
    await counts()
    const near = { latitude: 50.451, longitude: 30.523 }
    const search = { settlement: kyiv, kind: 'branch', parcel: emptyParcel, near, page: 1, perPage: 100 } as const
    const { points } = await searchPoints(context(), search)
    const distances = points.slice(0, -1).map(({ distance }) => distance ?? Number.NaN)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(points.at(-1)).toMatchObject({ ref: unplaced.Ref, distance: null })
    // A degree of latitude is 111.2 km, and one of longitude 70.8 km here.
    const nearest = server.warehouses.find(({ Ref }) => Ref === points[0]?.ref)
    const [north, east] = [Number(nearest?.Latitude) - near.latitude, Number(nearest?.Longitude) - near.longitude]
    expect(distances[0]).toBeCloseTo(Math.hypot(north * 111_200, east * 70_800), -1)
    expect((await searchPoints(context(), { ...search, near: undefined })).points.map(({ number }) => number)).toEqual(
      points.map(({ number }) => number).toSorted((one, other) => one - other),
    )
  })

  it.each(['error', 'garbage', 'wrong-shape', 'down', 'empty', 'wrong-key'] as const)(
    'keeps what there is when the carrier answers: %s',
    async fault => {
      await counts()
      server.scenario = { fault, methods: [], delayMs: 0 }
      await refresh().catch(() => undefined)
      expect(await directoryState(context())).toMatchObject({ settlements: ONE_PAGE.cities, points: ONE_PAGE.points })
      const search = { settlement: kyiv, kind: 'branch', parcel: emptyParcel, page: 1, perPage: 5 } as const
      expect((await searchPoints(context(), search)).points).toHaveLength(5)
    },
  )

  it('resumes after the page where it was interrupted', async () => {
    await replaceByThreePages()
    server.scenario = { fault: 'error', methods: ['getWarehouses'], delayMs: 0 }
    await expect(refresh()).rejects.toThrow('500')
    server.scenario.fault = null
    server.requests.clear()
    expect(await counts()).toMatchObject({ read: 1_360, added: 1_360 })
    expect(server.requests.get('getCities')).toBeUndefined()
  })

  it('is run by one process at a time, and taken over from one that was killed', async () => {
    await replaceByThreePages()
    const results = await Promise.all([refresh(), refresh(), refresh()])
    expect(results.map(result => result.kind).toSorted()).toEqual(['complete', 'running', 'running'])
    const held = { holder: 'killed', stage: 'points', next_page: 3 } as const
    await shop.db.update(carrier_refreshes).set({ ...held, leased_until: new Date(Date.now() + 60_000) })
    expect(await refresh()).toEqual({ kind: 'running' })
    await shop.db.update(carrier_refreshes).set({ leased_until: new Date(Date.now() - 1_000) })
    server.requests.clear()
    await counts()
    expect(server.requests.get('getWarehouses')).toBe(1)
  })

  it('is told by the readiness check: never filled, then recent', async () => {
    const opened = { shortQuery: <Value>(run: (db: Shop['db']) => Promise<Value>) => run(shop.db) }
    const check = (isPaused = false) =>
      carrierHealth(opened, {
        carrier: carrier(),
        deliveryPrices: { priceOf: async () => ({ price: 0, isEstimate: true }), isPaused: () => isPaused },
      }).check()
    expect(await check()).toMatchObject({ status: 'degraded', reason: 'the directory was never filled' })
    await counts()
    expect(await check()).toMatchObject({ status: 'ok' })
    expect(await check(true)).toMatchObject({ status: 'degraded', reason: 'the carrier gives no prices' })
    await shop.db.update(carrier_refreshes).set({ completed_at: new Date(Date.now() - 4 * 86_400_000) })
    expect(await check()).toMatchObject({ status: 'degraded', reason: 'the directory is old' })
  })

  it('marks nothing as gone when rows were missed', async () => {
    await counts()
    const unreadable = server.warehouses[0]
    if (!unreadable) throw new Error('There are no points')
    server.warehouses[0] = { ...unreadable, Description: '' }
    expect(await counts()).toMatchObject({ vanished: 0, missed: 1 })
    expect(await directoryState(context())).toMatchObject({ points: ONE_PAGE.points })
  })
})
