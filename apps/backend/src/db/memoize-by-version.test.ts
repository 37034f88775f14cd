import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as openPglite } from 'drizzle-orm/pglite'
import { expect, it } from 'vitest'
import { createDataVersions } from './data-versions.ts'
import { memoizeByVersion } from './memoize-by-version.ts'

it('does not join a read that began before a change', async () => {
  const db = drizzle.mock()
  const changes: { tag: string; version: string }[] = []
  const dataVersions = createDataVersions({
    read: async () => ({ cursor: '1', latest: String(changes.length), changes: [...changes] }),
  })
  const reads: ((stock: number) => void)[] = []
  const stockOf = memoizeByVersion(
    10,
    (id: number) => String(id),
    async (id, { tags }) => {
      const stock = await new Promise<number>(resolve => reads.push(resolve))
      tags.add(`product-${id}`)
      return stock
    },
  )
  const ask = () => stockOf(1, { db, dataVersions, tags: new Set() })

  const before = ask()
  await expect.poll(() => reads.length).toBe(1)
  changes.push({ tag: 'product-1', version: '1' })
  dataVersions.expire()
  const after = ask()
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.(14)
  reads[0]?.(15)
  expect([await before, await after, await ask()]).toEqual([15, 14, 14])
})

it('reads in a transaction without a read outside of it, which PGlite would keep waiting', async () => {
  const pglite = openPglite()
  const dataVersions = createDataVersions({
    read: () => pglite.execute(sql`select 1`).then(() => ({ cursor: '1', latest: '1', changes: [] })),
  })
  const stockOf = memoizeByVersion(
    10,
    (id: number) => String(id),
    (id, { db }) => db.execute(sql`select 1`).then(() => id + 14),
  )
  expect(await pglite.transaction(db => stockOf(1, { db, dataVersions, tags: new Set() }))).toBe(15)
})
