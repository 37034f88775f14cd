import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages, products } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { seedDemo } from './seed-demo.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('PGlite')
})
afterAll(() => shop.close())

it('leaves a shop that was filled before as it is', async () => {
  await shop.db.delete(pages)
  expect(await shop.longQuery(seedDemo)).toBe(false)
  expect(await shop.db.$count(pages)).toBe(0)
})

it('has novelties whenever it is filled', async () => {
  expect(await shop.db.$count(products, sql`since > now() - interval '40 days'`)).toBeGreaterThan(0)
  expect(await shop.db.$count(products, sql`since > now()`)).toBe(0)
})
