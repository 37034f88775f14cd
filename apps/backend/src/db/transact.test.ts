import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { openDatabase } from './open.ts'
import { products } from './schema/index.ts'
import { notifyAfterCommit, transact } from './transact.ts'

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

it('notifies a channel once of all that is committed at about the same time', async () => {
  const listener = new Client({ connectionString: shop.databaseUrl })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('listen soon; listen after')
  const commit = (channel: string) => transact(shop.db, tx => notifyAfterCommit(tx, channel))
  const sent = vi.spyOn(shop.db, 'execute')
  // However long the commits take.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all([commit('soon'), commit('soon'), commit('soon'), commit('after')])
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  expect(sent).toHaveBeenCalledTimes(2)
  await expect.poll(() => heard.toSorted()).toEqual(['after', 'soon'])
  await commit('soon')
  await expect.poll(() => heard.toSorted()).toEqual(['after', 'soon', 'soon'])
  await listener.end()
})

it('notifies what a command has committed, which closes the database at once', async () => {
  const listener = new Client({ connectionString: shop.databaseUrl })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('listen command')
  const command = await openDatabase({ url: shop.databaseUrl ?? '' })
  await transact(command.db, tx => notifyAfterCommit(tx, 'command'))
  await command.close()
  await expect.poll(() => heard).toEqual(['command'])
  await listener.end()
})
