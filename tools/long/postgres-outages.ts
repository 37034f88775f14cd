// Bars 5 and 16: every kind of Postgres outage while shoppers read pages and place orders.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { letShoppersIn, type Sold } from '@shop/backend/testing/busy-shoppers'
import { Cable } from '@shop/backend/testing/cable'
import { type PostgresServer, startPostgresServer } from '@shop/backend/testing/postgres'
import { Pool } from 'pg'
import { startShop } from '../server-process.ts'
import { setStock } from './buyers.ts'
import { type Expect, type Part, times } from './part.ts'

const SHOPPERS = 20
/** Limit of bars.md plus tolerance. */
const MAX_RESPONSE_MS = 5_500
/** Duration of normal operation before each outage, and of the outage, which the monitor must detect. */
const NORMAL_MS = 1_500
const OUTAGE_MS = 3_000
/** Limit of bars.md plus tolerance. */
const MAX_RECOVERY_MS = 1_000 + 250

const pages = ['/', '/jackets', '/en/trousers', '/ru/gloves', '/news', '/cart', '/en/jackets.data', '/ru']

/** Kinds of outages; each resolves when the database is available again. */
const outages = (server: PostgresServer, cable: Cable): Readonly<Record<string, () => Promise<void>>> => {
  const restart = (how: Parameters<PostgresServer['end']>[0]) => async () => {
    await server.end(how)
    await server.start()
  }
  return {
    'restarted fast': restart('fast'),
    'restarted at once': restart('immediate'),
    'killed (-9)': restart('kill -9'),
    frozen: async () => {
      server.freeze()
      await wait(OUTAGE_MS)
      server.thaw()
    },
    'cut off, and told so': async () => {
      await cable.pull()
      await wait(OUTAGE_MS)
      await cable.plug()
    },
    'cut off in silence': async () => {
      cable.hush()
      await wait(OUTAGE_MS)
      await cable.pull()
      await cable.plug()
    },
  }
}

/** Milliseconds until `/readyz` succeeds. */
async function recovery(shop: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const status = await fetch(`${shop}/readyz`, { headers: { connection: 'close' } }).then(
      response => response.status,
      () => 0, // counted by the shoppers
    )
    if (status === 200 || performance.now() - began > 30_000) return Math.round(performance.now() - began)
    await wait(20)
  }
}

async function underShoppers(expect: Expect, server: PostgresServer, folder: string): Promise<void> {
  await server.createDatabase('shop')
  const direct = `${server.url}/shop`
  const cable = new Cable(Number(new URL(direct).port))
  const through = new URL(direct)
  through.port = String(await cable.plug())
  const secret = randomUUID() + randomUUID()
  const shop = await startShop({ DATABASE_URL: through.href, SECRET: secret, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  let isAlive = true
  shop.process.once('exit', () => {
    isAlive = false
  })
  const sql = new Pool({ connectionString: direct, max: 1 })
  sql.on('error', () => undefined) // this connection breaks too
  try {
    const { rows: goods } = await sql.query<Sold>(
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 12',
    )
    const pieces = goods.map(({ option_id }) => option_id).join()
    const left = async () =>
      (await sql.query<{ sum: number }>(`select sum("left")::int as sum from options where id in (${pieces})`)).rows[0]
        ?.sum ?? 0
    await setStock(
      sql,
      goods.map(({ option_id }) => option_id),
      100_000,
    )
    const before = await left()

    const load = letShoppersIn(shop.address, { shoppers: SHOPPERS, goods, pages, longest: MAX_RESPONSE_MS })
    const ways = Object.entries(outages(server, cable))
    const rounds = times(20)
    const slow: string[] = []
    let slowest = 0
    for (let round = 0; round < rounds; round++) {
      const [name, happen] = ways[round % ways.length] ?? []
      await wait(NORMAL_MS)
      await happen?.()
      const took = await recovery(shop.address)
      slowest = Math.max(slowest, took)
      if (took > MAX_RECOVERY_MS) slow.push(`${name}: ${took} ms`)
      console.log(`   ${round + 1}: ${name}, ready after ${took} ms, ${load.report.orders.length} orders`)
    }
    const report = await load.close()
    const faults = [...report.faults].map(([what, count]) => `${count} × ${what}`)
    const numbers = new Set(report.orders.map(({ number }) => number))
    const { rows } = await sql.query<{ number: string }>('select number from orders')
    const lost = report.orders.filter(({ number }) => !rows.some(row => row.number === number)).length

    expect(`Postgres went away ${rounds} times under ${SHOPPERS} shoppers: the process lives`, isAlive)
    expect(
      'every answer was good or a 503 with Retry-After, pages with their policy, none after 5 s',
      faults.length === 0,
      `${report.answers} answers, ${report.unavailable} of them 503, the slowest after ${Math.round(report.slowest)} ms${faults.map(fault => `\n     ${fault}`).join('')}`,
    )
    expect('no acknowledged order is lost', lost === 0, `${report.orders.length} acknowledged, ${lost} lost`)
    expect(
      'the same key gave the same order, and none was made twice',
      numbers.size === report.orders.length && rows.length === report.orders.length,
      `${rows.length} orders in the database`,
    )
    expect('stock and orders add up', (await left()) === before - report.orders.length)
    expect('ready again within 1 s each time', slow.length === 0, [`slowest ${slowest} ms`, ...slow].join(', '))
  } finally {
    await shop.stop('SIGKILL')
    await sql.end()
    await cable.pull()
  }
}

export const postgresOutages: Part = async expect => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-outages-'))
  const server = await startPostgresServer({ lasting: true })
  try {
    await underShoppers(expect, server, folder)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
