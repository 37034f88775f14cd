import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { milestones, models } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { seedDemo } from './seed-demo.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('PGlite')
})
afterAll(() => shop.close())

const lines = async () =>
  new Map(
    (await shop.db.select({ slug: models.slug, line: models.line }).from(models)).map(row => [row.slug, row.line]),
  )

it('adds the lines of models to a demo shop of the version without them, once, and keeps those that the shop has set', async () => {
  expect(await seedDemo(shop.db)).toBe(false)
  const seeded = await lines()
  const own = [...seeded].find(([, line]) => line !== null)?.[0] ?? ''
  await shop.db.update(models).set({ line: null })
  await shop.db.update(models).set({ line: 'own' }).where(eq(models.slug, own))
  await shop.db.update(milestones).set({ value: '1' }).where(eq(milestones.name, 'demo shop'))
  expect(await seedDemo(shop.db)).toBe(true)
  expect(await lines()).toEqual(new Map([...seeded, [own, 'own']]))
  await shop.db.update(models).set({ line: null })
  expect(await seedDemo(shop.db)).toBe(false)
  expect(await shop.db.select().from(models).where(isNull(models.line))).toHaveLength(seeded.size)
})
