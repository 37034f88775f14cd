import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'
import { carrier_points, products } from '../db/schema/index.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { fill, words } from '../words/index.ts'
import type { PointRecord } from './carrier.ts'
import { type Obstacle, obstacleOf } from './obstacles.ts'
import { type PackedGoods, type Parcel, packaging, packParcel } from './parcel.ts'
import { leftOutNote, searchPoints } from './points.ts'
import { writePoints } from './write-directory.ts'

const side = fc.integer({ min: 1, max: 60 })
const piece: fc.Arbitrary<PackedGoods> = fc.record({
  count: fc.integer({ min: 1, max: 30 }),
  weight: fc.integer({ min: 1, max: 3_000 }),
  sides: fc.tuple(side, side, side),
  price: fc.integer({ min: 1, max: 500_000 }),
})
const goods = fc.array(piece, { minLength: 1, maxLength: 6 })
const volume = ([length, width, height]: readonly [number, number, number]) => length * width * height

describe('the parcel of goods', () => {
  it('has their weight and value, at least their volume, and no side shorter than they require', () => {
    fc.assert(
      fc.property(goods, pieces => {
        const parcel = packParcel(pieces)
        const sum = (of: (each: PackedGoods) => number) => pieces.reduce((total, each) => total + of(each), 0)
        expect(parcel.weight).toBe(sum(({ weight, count }) => weight * count))
        expect(parcel.declared).toBe(sum(({ price, count }) => price * count))
        expect(volume(parcel.sides)).toBeGreaterThanOrEqual(sum(({ sides, count }) => volume(sides) * count))
        for (const { sides } of pieces) {
          const own = sides.toSorted((a, b) => b - a)
          for (const index of [0, 1, 2]) expect(parcel.sides[index]).toBeGreaterThanOrEqual(own[index] ?? 0)
        }
        expect(parcel.sides).toEqual(parcel.sides.toSorted((a, b) => b - a))
      }),
    )
  })

  it('is no tower: flat packs are stacked beside each other', () => {
    expect(packParcel([{ count: 20, weight: 500, sides: [40, 30, 8], price: 100 }]).sides).toEqual([80, 60, 46])
    expect(packParcel([{ count: 1, weight: 500, sides: [8, 40, 30], price: 100 }]).sides).toEqual([40, 30, 8])
    expect(packParcel([])).toEqual({ weight: 0, sides: [0, 0, 0], declared: 0 })
  })
})

const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null })
const parcels: fc.Arbitrary<Parcel> = fc.record({
  weight: fc.integer({ min: 0, max: 40_000 }),
  sides: fc.tuple(fc.nat(120), fc.nat(120), fc.nat(120)).map(sides => {
    const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a)
    return [length, width, height] as const
  }),
  declared: fc.integer({ min: 0, max: 2_000_000 }),
})
const SETTLEMENT = 'settlement of the property test'
/** Finds every locker that can be chosen for a parcel. */
const everything = { settlement: SETTLEMENT, kind: 'locker', page: 1, perPage: 100 } as const
const points: fc.Arbitrary<PointRecord[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('locker', 'locker', 'other'),
      maxWeight: limit(40_000),
      maxSides: fc.option(
        fc
          .tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }))
          .map(sides => {
            const [length = 1, width = 1, height = 1] = sides.toSorted((a, b) => b - a)
            return [length, width, height] as const
          }),
        { nil: null },
      ),
      maxDeclared: limit(2_000_000),
      isOpen: fc.boolean(),
      isDenied: fc.boolean(),
      residentsOnly: fc.boolean(),
      takesMoney: fc.boolean(),
    }),
    { minLength: 5, maxLength: 30 },
  )
  .map(rows =>
    rows.map((row, index) => ({
      ...row,
      ref: `point ${index}`,
      settlementRef: SETTLEMENT,
      carrier: 'nova_poshta' as const,
      number: index + 1,
      names: { uk: 'Поштомат', ru: 'Почтомат', en: 'Locker' },
      addresses: { uk: '', ru: '', en: '' },
      place: null,
      schedule: null,
    })),
  )

describe.each(databases)('the points for a parcel on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const offered = async (parcel: Parcel) => {
    const found = await searchPoints({ db: shop.db, carrier: demoCarrier }, { ...everything, parcel })
    return found.points.map(({ ref }) => ref)
  }

  it('are exactly those without an obstacle, and a heavier parcel has no more of them', async () => {
    await fc.assert(
      fc.asyncProperty(points, parcels, async (rows, parcel) => {
        await shop.db.delete(carrier_points).where(sql`${carrier_points.settlement_ref} = ${SETTLEMENT}`)
        await writePoints(shop.db, rows, { directory: 'demo', seenAt: new Date() })
        const fitting = await offered(parcel)
        expect(fitting).toEqual(
          rows.filter(row => row.kind === 'locker' && obstacleOf(row, parcel) === null).map(({ ref }) => ref),
        )
        for (const row of rows.filter(({ ref }) => fitting.includes(ref))) {
          expect(row).toMatchObject({ isOpen: true, isDenied: false, residentsOnly: false })
          expect(parcel.weight).toBeLessThanOrEqual(row.maxWeight ?? Number.POSITIVE_INFINITY)
          expect(parcel.declared).toBeLessThanOrEqual(row.maxDeclared ?? Number.POSITIVE_INFINITY)
          for (const index of [0, 1, 2])
            expect(parcel.sides[index]).toBeLessThanOrEqual(row.maxSides?.[index] ?? Number.POSITIVE_INFINITY)
        }
        const reasons = new Map<Obstacle, number>()
        for (const row of rows.filter(({ kind }) => kind === 'locker')) {
          const obstacle = obstacleOf(row, parcel)
          if (obstacle !== null) reasons.set(obstacle, (reasons.get(obstacle) ?? 0) + 1)
        }
        const note = await leftOutNote({ db: shop.db, carrier: demoCarrier }, { ...everything, parcel }, 'uk')
        const texts = words.uk.delivery.leftOutReasons
        expect(note === null ? [] : note.replace('Не показано: ', '').split(', ').toSorted()).toEqual(
          [...reasons].map(([id, count]) => fill(texts[id], { count })).toSorted(),
        )
        const more = await offered({ ...parcel, weight: parcel.weight + 5_000, declared: parcel.declared + 100_000 })
        expect(fitting).toEqual(expect.arrayContaining(more))
      }),
    )
  })
})

it('sides of a pack that are not known are refused, not taken for numbers', async () => {
  const db = drizzle()
  await db.execute(sql`create table products (package_length int, package_width int, package_height int)`)
  await db.execute(sql`insert into products values (300, 200, 100)`)
  const find = () => db.select({ sides: packaging.sides }).from(products)
  expect(await find()).toEqual([{ sides: [300, 200, 100] }])
  await db.execute(sql`update products set package_width = null`)
  await expect(find()).rejects.toThrow('expected number, received null')
})
