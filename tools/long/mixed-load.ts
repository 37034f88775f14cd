// 200 shoppers on a Postgres server with two store processes, one of which is killed twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Ordered, type RepeatedAsk, type Sold, startShoppers } from '@shop/backend/testing/shopper-load'
import type { RunSql } from '@shop/backend/testing/sql'
import { Pool } from 'pg'
import { type ServerProcess, startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { withPostgres } from './databases.ts'
import { COUPON, checkInvariants, prepareShop } from './invariants.ts'
import { type Expect, type Part, times } from './part.ts'

const SHOPPERS = 200
const KILLS = 2
/** Deadline of a call (five seconds), time in the queue of an overloaded process, and tolerance. */
const MAX_RESPONSE_MS = 15_000
const RETRY_DELAY_MS = 1_000

const pages = ['/', '/jackets', '/en/trousers', '/ru/gloves', '/news', '/cart', '/en/jackets.data', '/checkout']

/** One order of eight is cancelled. */
const isCancelled = ({ key }: Ordered) => key.startsWith('0') || key.startsWith('1')

/** What a shopper does with an order. Payments belong here. */
async function useOrder(order: Ordered, ask: RepeatedAsk): Promise<void> {
  const { number, token } = order
  await ask('/api/checkout/order', { number, token }, randomUUID())
  if (isCancelled(order)) await ask('/api/checkout/cancel', { number, token }, randomUUID())
}

async function loadTwoProcesses(
  expect: Expect,
  server: Readonly<Record<string, string>>,
  sql: Pool,
  folder: string,
): Promise<void> {
  const run: RunSql = (text, values) => sql.query(text, values)
  const start = (name: string) => startShop({ ...server, DATA_DIR: `${folder}/${name}`, LOG_LEVEL: 'silent' })
  const stable = await start('stable')
  let killed: ServerProcess = await start('killed')
  const addresses = [stable.address, killed.address]
  try {
    const { rows: goods } = await sql.query<Sold>(
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 40',
    )
    await prepareShop(run)

    const seconds = times(180)
    const load = startShoppers(addresses, {
      shoppers: SHOPPERS,
      goods,
      coupon: COUPON,
      pages,
      longest: MAX_RESPONSE_MS,
      retryDelayMs: RETRY_DELAY_MS,
      afterOrder: useOrder,
    })
    for (let kill = 1; kill <= KILLS; kill++) {
      await wait((seconds * 1_000) / (KILLS + 1))
      await killed.stop('SIGKILL')
      const since = performance.now()
      killed = await start('killed')
      addresses[1] = killed.address
      const took = Math.round(performance.now() - since)
      console.log(`   killed after ${load.report.orders.length} orders, ready again after ${took} ms`)
    }
    await wait((seconds * 1_000) / (KILLS + 1))
    const report = await load.close()

    const faults = [...report.faults].map(([what, count]) => `${count} × ${what}`)
    expect(
      `${SHOPPERS} shoppers, two processes, one killed ${KILLS} times: no response but success or a 503 that a repetition cures`,
      faults.length === 0 && report.unanswered > 0,
      `${report.answers} responses, ${report.unavailable} of them 503, ${report.unanswered} requests without one, the slowest after ${Math.round(report.slowest)} ms${faults.map(fault => `\n     ${fault}`).join('')}`,
    )
    const { rows } = await sql.query<{ number: string; total: number; status: string }>(
      'select number, total, status from orders',
    )
    const byNumber = new Map(rows.map(row => [row.number, row]))
    const lost = report.orders.filter(({ number }) => !byNumber.has(number))
    expect('no acknowledged order is lost', lost.length === 0, `${report.orders.length} acknowledged`)
    expect('no order was created twice', rows.length === report.orders.length, `${rows.length} in the database`)
    const wrongTotals = report.orders.filter(
      ({ number, total }) => byNumber.get(number)?.total !== Math.round(total * 100),
    )
    expect(
      'the money of every order is what its buyer was told',
      wrongTotals.length === 0,
      `${wrongTotals.length} wrong`,
    )
    const cancelled = report.orders.filter(isCancelled)
    const wrongStatus = report.orders.filter(
      order => byNumber.get(order.number)?.status !== (isCancelled(order) ? 'cancelled' : 'new'),
    )
    expect('exactly the cancelled orders are cancelled', wrongStatus.length === 0, `${cancelled.length} cancelled`)
    await checkInvariants(expect, 'after the mixed load', run)
  } finally {
    await stable.stop('SIGKILL')
    await killed.stop('SIGKILL')
  }
}

export const mixedLoad: Part = expect =>
  withPostgres(server =>
    withTemporaryFolder(async folder => {
      const sql = new Pool({ connectionString: server.DATABASE_URL, max: 1 })
      try {
        await loadTwoProcesses(expect, server, sql, folder)
      } finally {
        await sql.end()
      }
    }),
  )
