import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { products } from './schema/index.ts'
import { transact } from './transact.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

it('retries the victim of a deadlock, so that both transactions succeed', async () => {
  let holding = 0
  let bothLocked = () => {}
  const both = new Promise<void>(resolve => {
    bothLocked = resolve
  })
  const touch = (tx: typeof shop.db, id: number) =>
    tx
      .update(products)
      .set({ left: sql`${products.left}` })
      .where(eq(products.id, id))
  let attempts = 0
  const crossing = (first: number, second: number) =>
    transact(shop.db, async tx => {
      attempts += 1
      await touch(tx, first)
      if (++holding === 2) bothLocked()
      await both
      await touch(tx, second)
      return `${first} and ${second}`
    })
  expect(await Promise.all([crossing(1, 2), crossing(2, 1)])).toEqual(['1 and 2', '2 and 1'])
  expect(attempts).toBeGreaterThan(2)
})
