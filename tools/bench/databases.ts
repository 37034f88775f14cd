import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type DatabasePlace, fillStock } from '@shop/backend/testing/fill-stock'
import { startPostgresServer } from '@shop/backend/testing/postgres'
import { startProgram } from '@shop/backend/testing/process'
import { startShop } from '../server-process.ts'
import { root } from '../source-files.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { withTimeout } from '../with-timeout.ts'
import { IS_MEASURING, load, post, report, type Speed } from './load.ts'
import { reportMemory } from './memory.ts'
import { waitForPictureWarmup } from './picture-warmup.ts'
import { type Baseline, baselinesOf, measured, orders, type Part, type Speeds } from './rows.ts'

/** Timeout of starting or stopping a Postgres server. */
const SERVER_TIMEOUT_SECONDS = 60

/** Starts the shop with a stock that no measurement sells out, and waits for the picture warm-up. */
async function startFilled(env: Readonly<Record<string, string>> & { DATA_DIR: string }, place: DatabasePlace) {
  const first = await startShop(env)
  if (!IS_MEASURING) return first
  try {
    await waitForPictureWarmup(env.DATA_DIR)
  } finally {
    await first.stop()
  }
  await withTimeout('filling the stock', SERVER_TIMEOUT_SECONDS, fillStock(place))
  return startShop(env)
}

/** Compares the shop on a Postgres server with a baseline on the same server. */
export const onPostgres = (part: Part): Promise<Speeds> =>
  withTemporaryFolder(async folder => {
    const server = await withTimeout(
      'starting Postgres',
      SERVER_TIMEOUT_SECONDS,
      startPostgresServer({ lasting: IS_MEASURING }),
    )
    try {
      await server.createDatabase('shop')
      const database = `${server.url}/shop`
      const baseline = await startProgram([join(root, 'tools/bench/baseline.ts')], { DATABASE_URL: database })
      try {
        const secret = randomUUID() + randomUUID()
        const shop = await startFilled({ DATABASE_URL: database, DATA_DIR: folder, SECRET: secret }, { url: database })
        try {
          const baselines: Readonly<Record<Baseline, () => Promise<Speed>>> = {
            page: () => load(baseline.address, [{ method: 'GET', path: '/page' }]),
            call: () => load(baseline.address, [post('/transaction', { id: 1 })]),
            order: () => orders(baseline.address, { path: '/line', bodies: [{}] }, '/order'),
          }
          const base = new Map<Baseline, Speed>()
          for (const by of baselinesOf(part)) base.set(by, await baselines[by]())
          const speeds = await measured(shop.address, part, (what, by, speed) =>
            report(what, speed, base.get(by) ?? speed),
          )
          reportMemory('memory', shop.process)
          return speeds
        } finally {
          await shop.stop()
        }
      } finally {
        await baseline.stop()
      }
    } finally {
      await withTimeout('ending Postgres', SERVER_TIMEOUT_SECONDS, server.stop())
    }
  })

/** Compares the embedded database with a Postgres server in the same run; half the speed is enough. */
export const embedded = (onServer: Speeds, part: Part): Promise<Speeds> =>
  withTemporaryFolder(async folder => {
    const shop = await startFilled({ DATA_DIR: folder }, { dataDir: folder })
    try {
      const speeds = await measured(shop.address, part, (what, _, speed) =>
        report(`embedded: ${what}`, speed, onServer.get(what) ?? speed, 'Postgres'),
      )
      reportMemory('embedded: memory', shop.process)
      return speeds
    } finally {
      await shop.stop()
    }
  })
