import type { Ordered } from '@shop/backend/testing/shopper-load'
import type { Pool } from 'pg'
import { z } from 'zod'
import { rowsOf } from '../databases.ts'
import type { Expect } from '../part.ts'
import { callbacksOf, isOnline, scenarioOf } from './order-scenarios.ts'
import type { Simulators } from './simulators.ts'

const StoredOrder = z.object({
  number: z.string(),
  total: z.int(),
  status: z.string(),
  payment_status: z.string(),
})

const isAsExpected = (
  order: Ordered,
  stored: z.infer<typeof StoredOrder> | undefined,
  shipped: ReadonlySet<Ordered>,
): boolean => {
  if (!stored) return false
  const scenario = scenarioOf(order)
  const status =
    scenario === 'cancelled' || scenario === 'paid and cancelled'
      ? 'cancelled'
      : shipped.has(order)
        ? 'delivered'
        : 'new'
  const payment = !isOnline(order)
    ? 'on_receipt'
    : scenario === 'cancelled' || scenario === 'abandoned'
      ? 'pending'
      : scenario === 'paid and cancelled'
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

/** What the shoppers and the operator have done. */
type Done = Record<'orders' | 'shipped' | 'returned', readonly Ordered[]>

/** Every acknowledged order is there once, with its total, status and payment. */
async function checkOrders(expect: Expect, { orders, shipped, returned }: Done, sql: Pool): Promise<void> {
  const rows = await rowsOf(sql, StoredOrder, 'select number, total::int, status, payment_status from orders')
  const byNumber = new Map(rows.map(row => [row.number, row]))
  const lost = orders.filter(({ number }) => !byNumber.has(number))
  expect('no acknowledged order is lost', lost.length === 0, `${orders.length} acknowledged`)
  expect('no order was created twice', rows.length === orders.length, `${rows.length} in the database`)
  const wrongTotals = orders.filter(({ number, total }) => byNumber.get(number)?.total !== Math.round(total * 100))
  expect('the money of every order is what its buyer was told', wrongTotals.length === 0, `${wrongTotals.length} wrong`)

  const deliveredOrders = new Set(shipped)
  const wrong = orders.filter(order => !isAsExpected(order, byNumber.get(order.number), deliveredOrders))
  const numbers = new Map<string, number>()
  for (const order of orders.filter(isOnline)) numbers.set(scenarioOf(order), (numbers.get(scenarioOf(order)) ?? 0) + 1)
  const detailOf = (order: Ordered) => {
    const stored = byNumber.get(order.number)
    return `${order.number} ${order.paymentId}, ${scenarioOf(order)}, ${callbacksOf(order)}: ${stored?.status}, ${stored?.payment_status}`
  }
  expect(
    'every order has the status and the payment that its shopper, the provider and the carrier gave it',
    wrong.length === 0,
    `online: ${[...numbers].map(([scenario, count]) => `${count} ${scenario}`).join(', ')}; ${shipped.length} delivered, ${returned.length} partly returned; ${wrong.length} wrong${wrong
      .slice(0, 10)
      .map(order => `\n     ${detailOf(order)}`)
      .join('')}`,
  )
}

/** The payments and refunds of the shop are those of the providers. */
async function checkBooks(expect: Expect, simulators: Simulators, sql: Pool): Promise<void> {
  const attempts = await rowsOf(
    sql,
    z.object({ reference: z.string(), net: z.int() }),
    `
    select p.reference, (case when p.state in ('paid', 'refunded') then p.amount else 0 end
      - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'done'), 0))::int as net
    from payments p`,
  )
  const books = booksOfProviders(simulators)
  const unequal = attempts.filter(({ reference, net }) => (books.get(reference) ?? 0) !== net)
  const ours = new Set(attempts.map(({ reference }) => reference))
  const foreign = [...books.keys()].filter(reference => !ours.has(reference))
  const net = attempts.reduce((sum, row) => sum + row.net, 0)
  expect(
    'the books of the shop and of the providers are alike, payment by payment',
    unequal.length === 0 && foreign.length === 0 && net > 0,
    `${attempts.length} attempts, ${(net / 100).toFixed(2)} UAH; ${unequal.length} unequal, ${foreign.length} unknown to the shop`,
  )
  const forged = [...simulators.liqpay.callbacks, ...simulators.monobank.callbacks].filter(
    ({ status }) => status === 403,
  )
  expect('forged callbacks were refused', forged.length > 0, `${forged.length} refused`)
}

/** Every order is paid once, every refund is done, every payment has its mail. */
async function checkPaymentRows(expect: Expect, sql: Pool): Promise<void> {
  const one = async (query: string) => (await rowsOf(sql, z.object({ wrong: z.int() }), query))[0]?.wrong
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
}

export async function checkPayments(expect: Expect, done: Done, simulators: Simulators, sql: Pool): Promise<void> {
  await checkOrders(expect, done, sql)
  await checkBooks(expect, simulators, sql)
  await checkPaymentRows(expect, sql)
}
