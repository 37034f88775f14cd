import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { openDatabase } from './open.ts'
import { products } from './schema/index.ts'
import { notifyAfterCommit, notifyAwaited, transact } from './transact.ts'

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

/** The stock of a product, and a way to change it in a transaction. */
const stockOf = async (id: number) => {
  const [row] = await shop.db.select({ left: products.left }).from(products).where(eq(products.id, id))
  return row?.left
}
const takeOne = (tx: typeof shop.db, id: number) =>
  tx
    .update(products)
    .set({ left: sql`${products.left} - 1` })
    .where(eq(products.id, id))

it('stores nothing of a work that fails, and tries it once', async () => {
  const before = await stockOf(3)
  const work = vi.fn(async (tx: typeof shop.db) => {
    await takeOne(tx, 3)
    throw new Error('no way')
  })
  await expect(transact(shop.db, work)).rejects.toThrow('no way')
  expect(work).toHaveBeenCalledTimes(1)
  expect(await stockOf(3)).toBe(before)
})

it('tries a fault that may pass six times, and stores only the attempt without one', async () => {
  const before = await stockOf(3)
  const mayPass = (error: unknown) => error instanceof Error && error.message === 'busy'
  let faults = 5
  const work = vi.fn(async (tx: typeof shop.db) => {
    await takeOne(tx, 3)
    if (faults-- > 0) throw new Error('busy')
    return 'done'
  })
  expect(await transact(shop.db, work, undefined, mayPass)).toBe('done')
  expect(work).toHaveBeenCalledTimes(6)
  expect(await stockOf(3)).toBe((before ?? 0) - 1)
  faults = 6
  await expect(transact(shop.db, work, undefined, mayPass)).rejects.toThrow('busy')
  expect(work).toHaveBeenCalledTimes(12)
  expect(await stockOf(3)).toBe((before ?? 0) - 1)
})

it('returns a value that is named a rollback, and stores and notifies nothing of its transaction', async () => {
  const before = await stockOf(3)
  const sent = vi.spyOn(shop.db, 'execute')
  onTestFinished(() => sent.mockRestore())
  const isRefused = (value: string) => value === 'refused'
  const take = (answer: string) => async (tx: typeof shop.db) => {
    await takeOne(tx, 3)
    if (isRefused(answer)) await notifyAfterCommit(tx, 'refused')
    return answer
  }
  expect(await transact(shop.db, take('refused'), isRefused)).toBe('refused')
  await notifyAwaited(shop.db)
  expect(sent).not.toHaveBeenCalled()
  expect(await stockOf(3)).toBe(before)
  expect(await transact(shop.db, take('taken'), isRefused)).toBe('taken')
  expect(await stockOf(3)).toBe((before ?? 0) - 1)
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
