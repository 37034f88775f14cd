// 200 shoppers on a Postgres server with two store processes, one of which is killed twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Asks, type Ordered, type Sold, startShoppers } from '@shop/backend/testing/shopper-load'
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

/** Every second order is paid online, on the page of the demo provider. */
const paymentOf = (turn: number) => (turn % 2 ? 'demo_card' : 'on_receipt')

/** What a shopper does with an order: opens it, pays for it, cancels some. */
async function useOrder(order: Ordered, { post, postForm }: Asks): Promise<void> {
  const { number, token, paymentPage } = order
  await post('/api/checkout/order', { number, token }, randomUUID())
  if (isCancelled(order)) await post('/api/checkout/cancel', { number, token }, randomUUID())
  else if (paymentPage !== null) await postForm(paymentPage, { decision: 'approve' })
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
      paymentOf,
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
    const unpaid = await sql.query<{ wrong: number }>(`select count(*)::int as wrong from orders o
      where o.status = 'new' and o.payment_id = 'demo_card'
        and (o.payment_status <> 'paid' or o.total <>
          (select sum(p.amount) from payments p where p.order_id = o.id and p.state = 'paid'))`)
    const [paid] = (
      await sql.query<{ count: number }>("select count(*)::int as count from payments where state = 'paid'")
    ).rows
    expect(
      'every order that was paid online is paid once, by its total',
      unpaid.rows[0]?.wrong === 0 && (paid?.count ?? 0) > 0,
      `${paid?.count} paid, ${unpaid.rows[0]?.wrong} wrong`,
    )
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
