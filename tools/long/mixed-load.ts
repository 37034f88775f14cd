// 200 shoppers on a Postgres server with two store processes, one of which is killed twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Ordered, type RepeatedAsk, type Sold, startShoppers } from '@shop/backend/testing/shopper-load'
import { Pool } from 'pg'
import { type ServerProcess, startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { setStock } from './buyers.ts'
import { withPostgres } from './databases.ts'
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

/** What must be true of the database whatever was killed, by name. Each query returns the number of violations. */
const invariants: Readonly<Record<string, string>> = {
  'every order has lines and a history': `select count(*)::int as wrong from orders o
    where not exists (select from order_items i where i.order_id = o.id)
      or not exists (select from order_history h where h.order_id = o.id)`,
  'the total of every order is that of its lines': `select count(*)::int as wrong from orders o
    where o.total <> o.subtotal - o.discount
      or o.subtotal <> (select sum(i.price * i.count) from order_items i where i.order_id = o.id)`,
  'every order has one mail': `select count(*)::int as wrong from orders o
    where (select count(*) from mails m where m.key = 'order-created:' || o.id) <> 1`,
  'every product has the stock of its sizes': `select count(*)::int as wrong from products p
    where exists (select from options o where o.product_id = p.id)
      and p."left" <> (select sum(o."left") from options o where o.product_id = p.id)`,
}

async function loadTwoProcesses(
  expect: Expect,
  server: Readonly<Record<string, string>>,
  sql: Pool,
  folder: string,
): Promise<void> {
  const start = (name: string) => startShop({ ...server, DATA_DIR: `${folder}/${name}`, LOG_LEVEL: 'silent' })
  const stable = await start('stable')
  let killed: ServerProcess = await start('killed')
  const addresses = [stable.address, killed.address]
  try {
    const { rows: goods } = await sql.query<Sold>(
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 40',
    )
    const pieces = goods.map(({ option_id }) => option_id)
    await setStock(sql, pieces, 100_000)
    const left = async () =>
      (await sql.query<{ sum: number }>('select sum("left")::int as sum from options where id = any($1)', [pieces]))
        .rows[0]?.sum ?? 0
    const before = await left()

    const seconds = times(180)
    const load = startShoppers(addresses, {
      shoppers: SHOPPERS,
      goods,
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
    expect(
      'the stock decreased by the orders that stand',
      (await left()) === before - report.orders.length + cancelled.length,
      `${before - (await left())} pieces`,
    )
    for (const [what, query] of Object.entries(invariants)) {
      const found = await sql.query<{ wrong: number }>(query)
      expect(what, found.rows[0]?.wrong === 0, `${found.rows[0]?.wrong} wrong`)
    }
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
