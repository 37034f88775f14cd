// Every kind of Postgres outage while shoppers read pages and place orders.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer, startPostgresServer } from '@shop/backend/testing/postgres'
import { startShoppers } from '@shop/backend/testing/shopper-load'
import { TcpProxy } from '@shop/backend/testing/tcp-proxy'
import { Pool } from 'pg'
import { z } from 'zod'
import { startShop } from '../server-process.ts'
import { setStock } from './buyers.ts'
import { rowsOf, Sold } from './databases.ts'
import { type Expect, type Part, times } from './part.ts'

const SHOPPERS = 20
/** Deadline of a call (five seconds) plus tolerance. */
const MAX_RESPONSE_MS = 5_500
/** Duration of normal operation before each outage, and of the outage, which the monitor must detect. */
const NORMAL_MS = 1_500
const OUTAGE_MS = 3_000
const LONG_OUTAGE_MS = 30_000
/** Pages and orders work again within a second after the database does; plus tolerance. */
const MAX_RECOVERY_MS = 1_000 + 250

const pages = ['/', '/jackets', '/en/trousers', '/ru/gloves', '/news', '/cart', '/en/jackets.data', '/ru']

/** Kinds of outages; each resolves when the database is available again. */
const outages = (server: PostgresServer, proxy: TcpProxy): Readonly<Record<string, () => Promise<void>>> => {
  const restart = (how: Parameters<PostgresServer['end']>[0]) => async () => {
    await server.end(how)
    await server.start()
  }
  return {
    'restarted fast': restart('fast'),
    'restarted immediately': restart('immediate'),
    'killed (-9)': restart('kill -9'),
    'stopped for half a minute': async () => {
      await server.end('fast')
      await wait(LONG_OUTAGE_MS)
      await server.start()
    },
    suspended: async () => {
      server.suspend()
      await wait(OUTAGE_MS)
      server.resume()
    },
    disconnected: async () => {
      await proxy.disconnect()
      await wait(OUTAGE_MS)
      await proxy.listen()
    },
    'packets dropped silently': async () => {
      proxy.dropData()
      await wait(OUTAGE_MS)
      await proxy.disconnect()
      await proxy.listen()
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

async function outagesUnderLoad(expect: Expect, server: PostgresServer, folder: string): Promise<void> {
  await server.createDatabase('shop')
  const direct = `${server.url}/shop`
  const proxy = new TcpProxy(Number(new URL(direct).port))
  const through = new URL(direct)
  through.port = String(await proxy.listen())
  const secret = randomUUID() + randomUUID()
  const shop = await startShop({ DATABASE_URL: through.href, SECRET: secret, DATA_DIR: folder })
  let isAlive = true
  shop.process.once('exit', () => {
    isAlive = false
  })
  const sql = new Pool({ connectionString: direct, max: 1 })
  sql.on('error', () => undefined) // this connection breaks too
  try {
    const goods = await rowsOf(
      sql,
      Sold,
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 12',
    )
    const pieces = goods.map(({ option_id }) => option_id).join()
    const left = async () =>
      (
        await rowsOf(
          sql,
          z.object({ sum: z.int() }),
          `select sum("left")::int as sum from options where id in (${pieces})`,
        )
      )[0]?.sum ?? 0
    await setStock(
      sql,
      goods.map(({ option_id }) => option_id),
      100_000,
    )
    const before = await left()

    const load = startShoppers([shop.address], { shoppers: SHOPPERS, goods, pages, longest: MAX_RESPONSE_MS })
    const kinds = Object.entries(outages(server, proxy))
    const rounds = times(20)
    const slow: string[] = []
    let slowest = 0
    for (let round = 0; round < rounds; round++) {
      const [name, cause] = kinds[round % kinds.length] ?? []
      await wait(NORMAL_MS)
      await cause?.()
      const took = await recovery(shop.address)
      slowest = Math.max(slowest, took)
      if (took > MAX_RECOVERY_MS) slow.push(`${name}: ${took} ms`)
      console.log(`   ${round + 1}: ${name}, ready after ${took} ms, ${load.report.orders.length} orders`)
    }
    const report = await load.close()
    const faults = [...report.faults].map(([what, count]) => `${count} × ${what}`)
    const numbers = new Set(report.orders.map(({ number }) => number))
    const rows = await rowsOf(sql, z.object({ number: z.string() }), 'select number from orders')
    const lost = report.orders.filter(({ number }) => !rows.some(row => row.number === number)).length

    expect(`the process survives ${rounds} outages of Postgres under ${SHOPPERS} shoppers`, isAlive)
    expect('nothing failed in the background unhandled', !shop.output().includes('unhandled rejection'))
    expect(
      'every response was a success or a 503 with Retry-After, pages had their CSP, none took over 5 s',
      faults.length === 0,
      `${report.answers} responses, ${report.unavailable} of them 503, the slowest after ${Math.round(report.slowest)} ms${faults.map(fault => `\n     ${fault}`).join('')}`,
    )
    expect('no acknowledged order is lost', lost === 0, `${report.orders.length} acknowledged, ${lost} lost`)
    expect(
      'repeated keys returned the same order, and no order was created twice',
      numbers.size === report.orders.length && rows.length === report.orders.length,
      `${rows.length} orders in the database`,
    )
    expect('the stock decreased by the number of orders', (await left()) === before - report.orders.length)
    expect('ready again within 1 s each time', slow.length === 0, [`slowest ${slowest} ms`, ...slow].join(', '))
  } finally {
    await shop.stop('SIGKILL')
    await sql.end()
    await proxy.disconnect()
  }
}

export const postgresOutages: Part = async expect => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-outages-'))
  const server = await startPostgresServer({ lasting: true })
  try {
    await outagesUnderLoad(expect, server, folder)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
