// 200 shoppers on a Postgres server with two store processes, one of which is killed twice. They pay through simulators of LiqPay and
// monobank, whose callbacks come twice, late, out of order, forged or never; an operator ships parcels and returns money meanwhile.
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startOperator } from '@shop/backend/testing/operator'
import type { ServerProcess } from '@shop/backend/testing/process'
import { startShoppers } from '@shop/backend/testing/shopper-load'
import { startLiqPay } from '@shop/backend/testing/simulators/liqpay'
import { startMonobank } from '@shop/backend/testing/simulators/monobank'
import { type NovaPoshtaSimulator, startNovaPoshta } from '@shop/backend/testing/simulators/nova-poshta'
import type { RunSql } from '@shop/backend/testing/sql'
import { TcpProxy } from '@shop/backend/testing/tcp-proxy'
import { Pool } from 'pg'
import { startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { rowsOf, Sold, withPostgres } from './databases.ts'
import { COUPON, checkInvariants, prepareShop } from './invariants.ts'
import { actOnOrder } from './mixed-load/act-on-order.ts'
import { settleAll, startOperating } from './mixed-load/operating.ts'
import { payments } from './mixed-load/order-scenarios.ts'
import { checkPayments } from './mixed-load/payment-checks.ts'
import type { Simulators } from './mixed-load/simulators.ts'
import { type Expect, type Part, times } from './part.ts'

const SHOPPERS = 200
const KILLS = 2
/** Deadline of a call (five seconds), time in the queue of an overloaded process, and tolerance. */
const MAX_RESPONSE_MS = 15_000
const RETRY_DELAY_MS = 1_000

const pages = ['/', '/jackets', '/en/trousers', '/ru/gloves', '/news', '/cart', '/en/jackets.data', '/checkout']

/** Delivery to a branch that takes every parcel and payment. */
function toAnyBranch({ warehouses }: NovaPoshtaSimulator) {
  const point = warehouses.find(
    ({ CategoryOfWarehouse, WarehouseStatus, DenyToSelect, CanGetMoneyTransfer, PlaceMaxWeightAllowed }) =>
      CategoryOfWarehouse === 'Branch' &&
      WarehouseStatus === 'Working' &&
      DenyToSelect === '0' &&
      CanGetMoneyTransfer === '1' &&
      PlaceMaxWeightAllowed === '1000',
  )
  if (!point) throw new Error('The simulator has no branch')
  return { id: 'np_branch', city_ref: point.CityRef, point_ref: point.Ref }
}

async function loadTwoProcesses(
  expect: Expect,
  server: Readonly<Record<string, string>>,
  sql: Pool,
  folder: string,
  simulators: Simulators,
): Promise<void> {
  const { liqpay, monobank, novaPoshta } = simulators
  const run: RunSql = (text, values) => sql.query(text, values)
  const addresses: string[] = []
  // Callbacks come to any process, also to one that was just killed.
  const balancer = new TcpProxy(() => Number(new URL(addresses[randomInt(addresses.length)] ?? '').port))
  const variables = {
    ...server,
    PUBLIC_URL: `http://127.0.0.1:${await balancer.listen()}`,
    DEMO: 'on',
    ...liqpay.variables,
    ...monobank.variables,
    ...novaPoshta.variables,
  }
  const start = (name: string) => startShop({ ...variables, DATA_DIR: `${folder}/${name}` })
  const stable = await start('stable')
  let killed: ServerProcess = await start('killed')
  addresses.push(stable.address, killed.address)
  const operator = await startOperator({ ...variables, DATA_DIR: `${folder}/operator` })
  try {
    const goods = await rowsOf(
      sql,
      Sold,
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 40',
    )
    await prepareShop(run)
    const isFilled = 'select from carrier_refreshes where completed_at is not null'
    while ((await sql.query(isFilled)).rowCount === 0) await wait(100)
    const parcel = toAnyBranch(novaPoshta)

    const seconds = times(180)
    const load = startShoppers(addresses, {
      shoppers: SHOPPERS,
      goods,
      coupon: COUPON,
      paymentOf: turn => payments[turn % payments.length] ?? 'on_receipt',
      deliveryOf: turn => (turn % 4 < 2 ? parcel : { id: 'pickup' }),
      pages,
      longest: MAX_RESPONSE_MS,
      retryDelayMs: RETRY_DELAY_MS,
      afterOrder: actOnOrder(simulators),
    })
    const operating = startOperating(operator, simulators, load.report.orders)
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
    await operating.stop()
    for (const simulator of [liqpay, monobank]) await simulator.deliver()
    // The operator's clock runs ahead: beside their jobs a refund on its way would be requested once more, as one that was interrupted.
    await Promise.all([stable.stop(), killed.stop()])
    await settleAll(operator, sql)
    // The parcels of the last orders, on their way and then delivered.
    for (const _ of ['shipped', 'on the way', 'delivered']) await operating.work()
    await settleAll(operator, sql)

    const faults = [...report.faults].map(([what, count]) => `${count} × ${what}`)
    expect(
      `${SHOPPERS} shoppers, two processes, one killed ${KILLS} times: no response but success or a 503 that a repetition cures`,
      faults.length === 0 && report.unanswered > 0,
      `${report.answers} responses, ${report.unavailable} of them 503, ${report.unanswered} requests without one, the slowest after ${Math.round(report.slowest)} ms${faults.map(fault => `\n     ${fault}`).join('')}`,
    )
    expect('the operator could work on every order', operating.left() === 0, `${operating.left()} left`)
    const { shipped, returned } = operating
    await checkPayments(expect, { orders: report.orders, shipped, returned }, simulators, sql)
    await checkInvariants(expect, 'after the mixed load', run)
  } finally {
    await operator.close()
    await stable.stop('SIGKILL')
    await killed.stop('SIGKILL')
    await balancer.disconnect()
  }
}

export const mixedLoad: Part = expect =>
  withPostgres(server =>
    withTemporaryFolder(async folder => {
      const sql = new Pool({ connectionString: server.DATABASE_URL, max: 1 })
      const simulators = {
        liqpay: await startLiqPay(),
        monobank: await startMonobank(),
        novaPoshta: await startNovaPoshta({ cities: 10, points: 200 }),
      }
      try {
        await loadTwoProcesses(expect, server, sql, folder, simulators)
      } finally {
        for (const simulator of Object.values(simulators)) await simulator.close()
        await sql.end()
      }
    }),
  )
