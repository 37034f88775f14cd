// 200 shoppers on a Postgres server with two store processes, one of which is killed twice. They pay through simulators of LiqPay and
// monobank, whose callbacks come twice, late, out of order, forged or never; an operator ships parcels and returns money meanwhile.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Operator, startOperator } from '@shop/backend/testing/operator'
import { type Asks, type Ordered, type Sold, startShoppers } from '@shop/backend/testing/shopper-load'
import type { RunSql } from '@shop/backend/testing/sql'
import { TcpProxy } from '@shop/backend/testing/tcp-proxy'
import { PaymentStart } from '@shop/contract'
import { Pool } from 'pg'
import { z } from 'zod'
import { type ServerProcess, startShop } from '../server-process.ts'
import { type LiqPaySimulator, startLiqPay } from '../simulators/liqpay.ts'
import { type MonobankSimulator, startMonobank } from '../simulators/monobank.ts'
import { type NovaPoshtaSimulator, startNovaPoshta } from '../simulators/nova-poshta.ts'
import { type CallbackMode, callbackModes, type Decision } from '../simulators/simulator.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { withPostgres } from './databases.ts'
import { COUPON, checkInvariants, prepareShop } from './invariants.ts'
import { type Expect, type Part, times } from './part.ts'

const SHOPPERS = 200
const KILLS = 2
/** Deadline of a call (five seconds), time in the queue of an overloaded process, and tolerance. */
const MAX_RESPONSE_MS = 15_000
const RETRY_DELAY_MS = 1_000
/** Hryvnias of a part that is returned. */
const RETURNED_PART = 10

const pages = ['/', '/jackets', '/en/trousers', '/ru/gloves', '/news', '/cart', '/en/jackets.data', '/checkout']

const payments = ['on_receipt', 'liqpay', 'monobank'] as const
const isOnline = ({ paymentId }: Ordered) => paymentId !== 'on_receipt'

/** What becomes of an order, by its random key. */
const fates = ['cancelled', 'paid and cancelled', 'abandoned', 'declined first', 'shipped', 'partly returned'] as const
type Fate = (typeof fates)[number] | 'paid'
const fateOf = ({ key }: Ordered): Fate => fates[Number.parseInt(key.slice(0, 1), 16)] ?? 'paid'
const callbacksOf = ({ key }: Ordered): CallbackMode =>
  callbackModes[Number.parseInt(key.slice(1, 3), 16) % callbackModes.length] ?? 'once'

const Started = z.object({ data: z.object({ payment: PaymentStart.nullable() }) })

interface Simulators {
  liqpay: LiqPaySimulator
  monobank: MonobankSimulator
  novaPoshta: NovaPoshtaSimulator
}

/** What a shopper does with an order: opens it, pays for it at the provider, cancels some. */
const actOnOrder =
  ({ liqpay, monobank }: Simulators) =>
  async (order: Ordered, { post }: Asks): Promise<void> => {
    const { number, token, paymentId } = order
    const fate = fateOf(order)
    const show = () => post('/api/checkout/order', { number, token }, randomUUID())
    const cancel = () => post('/api/checkout/cancel', { number, token }, randomUUID())
    const start = async (id: string) =>
      Started.parse(await post('/api/checkout/pay', { number, token, payment: { id } }, randomUUID())).data.payment
    const decide = async (payment: PaymentStart | null, decision: Decision, callbacks: CallbackMode) => {
      if (payment?.kind === 'form') await liqpay.decide(payment, decision, callbacks)
      else if (payment) await monobank.decide(payment.url, decision, callbacks)
      else throw new Error(`The payment of ${number} was not started`)
    }
    await show()
    if (fate === 'cancelled') await cancel()
    else if (isOnline(order)) {
      const opened = order.payment ?? (await start(paymentId))
      if (fate === 'abandoned') await decide(opened, 'abandon', 'once')
      else if (fate === 'declined first') {
        await decide(opened, 'decline', 'once')
        await decide(await start(paymentId === 'liqpay' ? 'monobank' : 'liqpay'), 'approve', callbacksOf(order))
      } else await decide(opened, 'approve', callbacksOf(order))
      // The others close the tab.
      if (randomInt(2) === 0) await show()
    }
    if (fate === 'paid and cancelled') await cancel()
  }

/** Ships the parcels of some orders and returns a part of the money of others, until `close`. */
function startOperating(operator: Operator, { novaPoshta }: Simulators, orders: readonly Ordered[]) {
  let next = 0
  let isRunning = true
  let waiting: Ordered[] = []
  const shipped: Ordered[] = []
  const returned: Ordered[] = []

  async function ship(order: Ordered): Promise<boolean> {
    const tracking = `2045${randomInt(1_000_000_000, 9_999_999_999)}`
    for (const argv of [
      ['status', 'confirmed'],
      ['status', 'packed'],
      ['tracking', tracking],
    ])
      if ((await operator.command('order', order.number, ...argv)).exitCode !== 0) return false
    novaPoshta.tracking.set(tracking, '5')
    shipped.push(order)
    return true
  }
  async function returnPart(order: Ordered): Promise<boolean> {
    const { exitCode } = await operator.command('payment', 'refund', order.number, String(RETURNED_PART))
    if (exitCode !== 0) return false
    returned.push(order)
    return true
  }
  async function work(): Promise<void> {
    waiting.push(...orders.slice(next))
    next = orders.length
    const later: Ordered[] = []
    for (const order of waiting) {
      const isParcel = order.deliveryId !== 'pickup'
      if (fateOf(order) === 'shipped' && isParcel && !(await ship(order))) later.push(order)
      // Refused while the payment is not known.
      if (fateOf(order) === 'partly returned' && isOnline(order) && !(await returnPart(order))) later.push(order)
    }
    waiting = later
    await operator.track()
    for (const [number, code] of novaPoshta.tracking) if (code === '5') novaPoshta.tracking.set(number, '9')
  }
  const done = (async () => {
    while (isRunning) {
      await work()
      await wait(500)
    }
  })()
  done.catch(() => undefined)
  return {
    shipped,
    returned,
    work,
    /** Number of orders that could not be worked on. */
    left: () => waiting.length,
    async stop() {
      isRunning = false
      await done
    },
  }
}

/** Makes up for callbacks that were lost, and sends every refund. */
async function settleAll(operator: Operator, sql: Pool): Promise<void> {
  const minutes = 120
  for (;;) {
    await operator.settle(minutes)
    const { rows } = await sql.query<{ due: number }>(
      `select (select count(*) from payments where state in ('created', 'processing') and ask_due_at <= now() + $1::interval)::int
        + (select count(*) from refunds where state = 'requested' and due_at <= now() + $1::interval)::int as due`,
      [`${minutes} minutes`],
    )
    if (rows[0]?.due === 0) return
  }
}

interface StoredOrder {
  number: string
  total: number
  status: string
  payment_status: string
}

const isAsExpected = (order: Ordered, stored: StoredOrder | undefined, shipped: ReadonlySet<Ordered>): boolean => {
  if (!stored) return false
  const fate = fateOf(order)
  const status =
    fate === 'cancelled' || fate === 'paid and cancelled' ? 'cancelled' : shipped.has(order) ? 'delivered' : 'new'
  const payment = !isOnline(order)
    ? 'on_receipt'
    : fate === 'cancelled' || fate === 'abandoned'
      ? 'pending'
      : fate === 'paid and cancelled'
        ? 'refunded'
        : 'paid'
  return stored.status === status && stored.payment_status === payment
}

/** Kopiykas that each payment has left at its provider, by reference. */
function booksOfProviders({ liqpay, monobank }: Simulators): Map<string, number> {
  const books = new Map<string, number>()
  for (const [reference, { status, amount, refunded }] of liqpay.payments)
    books.set(reference, status === 'success' || status === 'reversed' ? Math.round((amount - refunded) * 100) : 0)
  for (const { reference, status, finalAmount } of monobank.invoices.values()) {
    const left = status === 'success' || status === 'reversed' ? finalAmount : 0
    books.set(reference, (books.get(reference) ?? 0) + left)
  }
  return books
}

async function checkPayments(
  expect: Expect,
  { orders, shipped, returned }: Record<'orders' | 'shipped' | 'returned', readonly Ordered[]>,
  simulators: Simulators,
  sql: Pool,
): Promise<void> {
  const { rows } = await sql.query<StoredOrder>('select number, total, status, payment_status from orders')
  const byNumber = new Map(rows.map(row => [row.number, row]))
  const lost = orders.filter(({ number }) => !byNumber.has(number))
  expect('no acknowledged order is lost', lost.length === 0, `${orders.length} acknowledged`)
  expect('no order was created twice', rows.length === orders.length, `${rows.length} in the database`)
  const wrongTotals = orders.filter(({ number, total }) => byNumber.get(number)?.total !== Math.round(total * 100))
  expect('the money of every order is what its buyer was told', wrongTotals.length === 0, `${wrongTotals.length} wrong`)

  const deliveredOrders = new Set(shipped)
  const wrong = orders.filter(order => !isAsExpected(order, byNumber.get(order.number), deliveredOrders))
  const numbers = new Map<string, number>()
  for (const order of orders.filter(isOnline)) numbers.set(fateOf(order), (numbers.get(fateOf(order)) ?? 0) + 1)
  const detailOf = (order: Ordered) => {
    const stored = byNumber.get(order.number)
    return `${order.number} ${order.paymentId}, ${fateOf(order)}, ${callbacksOf(order)}: ${stored?.status}, ${stored?.payment_status}`
  }
  expect(
    'every order has the status and the payment that its shopper, the provider and the carrier gave it',
    wrong.length === 0,
    `online: ${[...numbers].map(([fate, count]) => `${count} ${fate}`).join(', ')}; ${shipped.length} delivered, ${returned.length} partly returned; ${wrong.length} wrong${wrong
      .slice(0, 10)
      .map(order => `\n     ${detailOf(order)}`)
      .join('')}`,
  )

  const attempts = await sql.query<{ reference: string; net: number }>(`
    select p.reference, (case when p.state in ('paid', 'refunded') then p.amount else 0 end
      - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'done'), 0))::int as net
    from payments p`)
  const books = booksOfProviders(simulators)
  const unequal = attempts.rows.filter(({ reference, net }) => (books.get(reference) ?? 0) !== net)
  const ours = new Set(attempts.rows.map(({ reference }) => reference))
  const foreign = [...books.keys()].filter(reference => !ours.has(reference))
  const net = attempts.rows.reduce((sum, row) => sum + row.net, 0)
  expect(
    'the books of the shop and of the providers are alike, payment by payment',
    unequal.length === 0 && foreign.length === 0 && net > 0,
    `${attempts.rows.length} attempts, ${(net / 100).toFixed(2)} UAH; ${unequal.length} unequal, ${foreign.length} unknown to the shop`,
  )
  const one = async (query: string) => (await sql.query<{ wrong: number }>(query)).rows[0]?.wrong
  const twice = await one(`select count(*)::int as wrong from orders o
    where o.payment_status = 'paid' and o.total <>
      (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'paid')`)
  expect('every paid order is paid once, by its total', twice === 0, `${twice} wrong`)
  const open = await one("select count(*)::int as wrong from refunds where state <> 'done'")
  expect('every refund is done', open === 0, `${open} are not`)
  const mails = await one(`select count(*)::int as wrong from payments p join orders o on o.id = p.order_id
    where p.state = 'paid' and o.status <> 'cancelled'
      and (select count(*) from mails m where m.key = 'payment-received:' || p.id) <> 1`)
  expect('every payment has one mail', mails === 0, `${mails} wrong`)
  const forged = [...simulators.liqpay.callbacks, ...simulators.monobank.callbacks].filter(
    ({ status }) => status === 403,
  )
  expect('forged callbacks were refused', forged.length > 0, `${forged.length} refused`)
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
  const start = (name: string) => startShop({ ...variables, DATA_DIR: `${folder}/${name}`, LOG_LEVEL: 'silent' })
  const stable = await start('stable')
  let killed: ServerProcess = await start('killed')
  addresses.push(stable.address, killed.address)
  const operator = await startOperator({ ...variables, DATA_DIR: `${folder}/operator` })
  try {
    const { rows: goods } = await sql.query<Sold>(
      'select distinct on (product_id) product_id, id as option_id from options order by product_id, id limit 40',
    )
    await prepareShop(run)
    const isFilled = 'select from carrier_refreshes where completed_at is not null'
    while ((await sql.query(isFilled)).rowCount === 0) await wait(100)
    const point = novaPoshta.warehouses.find(
      ({ CategoryOfWarehouse, WarehouseStatus, DenyToSelect, CanGetMoneyTransfer, PlaceMaxWeightAllowed }) =>
        CategoryOfWarehouse === 'Branch' &&
        WarehouseStatus === 'Working' &&
        DenyToSelect === '0' &&
        CanGetMoneyTransfer === '1' &&
        PlaceMaxWeightAllowed === '1000',
    )
    if (!point) throw new Error('The simulator has no branch')
    const parcel = { id: 'np_branch', city_ref: point.CityRef, point_ref: point.Ref }

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
