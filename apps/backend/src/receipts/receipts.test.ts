import { cartShow, checkoutCancel, checkoutOrder, checkoutPay, checkoutSubmit, returnCreate } from '@shop/contract'
import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkbox } from '../adapters/fiscal/checkbox/index.ts'
import { changePaymentStatus } from '../checkout/order-status.ts'
import { coupons, mails, order_items, receipts } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { readEnvironment } from '../environment.ts'
import { closeCashDay } from '../jobs/receipts.ts'
import { lockOrder } from '../orders/find-order.ts'
import { healthy } from '../telemetry/health.ts'
import { commandsTo } from '../testing/commands.ts'
import { markDelivered } from '../testing/delivered.ts'
import { accountOf, formOf, openPaidShop, orderOnline, type PaidShop, urlOf } from '../testing/payments.ts'
import { bothDatabases, openShop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, stock, toBranch, withKey } from '../testing/shopper.ts'
import { type CheckboxSimulator, startCheckbox } from '../testing/simulators/checkbox.ts'
import { receiptHealth } from './health.ts'
import { type RegisterServices, registerDueReceipts } from './register-receipts.ts'

interface Placed {
  number: string
  token: string
}

describe.each(bothDatabases)('fiscal receipts on %s', kind => {
  let server: CheckboxSimulator
  let paid: PaidShop
  let goods: Goods
  let services: RegisterServices
  const logged: unknown[][] = []
  beforeAll(async () => {
    server = await startCheckbox()
    paid = await openPaidShop(kind, server.variables)
    const settings = readEnvironment(server.variables).fiscal.checkbox
    if (!settings) throw new Error('The service is not configured')
    const note = (...entry: unknown[]) => void logged.push(entry)
    services = {
      ...paid.services,
      log: { ...paid.services.log, warn: note, error: note },
      fiscalService: checkbox({ ...settings, pollMs: 1 }),
    }
    const [found] = await findGoods(paid.shop, 1)
    if (!found) throw new Error('There is nothing to buy')
    goods = found
  })
  afterAll(async () => {
    await paid.close()
    await server.close()
  })
  beforeEach(async () => {
    Object.assign(server.scenario, { answers: 'right', receipts: 'once', shift: 'once' })
    Object.assign(paid.liqpay.scenario, { callbacks: 'once', answers: 'right' })
    logged.length = 0
    await paid.shop.db.delete(receipts)
    await stock(paid.shop, goods, 500)
  })

  const { done, refused } = commandsTo(() => paid.shop)
  /** Runs the job, by default now. */
  const run = (minutes = 0) =>
    registerDueReceipts({ ...services, clock: () => new Date(Date.now() + minutes * 60_000) })
  const rowsOf = async ({ number }: Placed) => {
    const { order } = await accountOf(paid.shop, number)
    return paid.shop.db.select().from(receipts).where(eq(receipts.order_id, order.id)).orderBy(asc(receipts.id))
  }
  const show = ({ number, token }: Placed) => paid.shop.ask(checkoutOrder, { number, token })
  const approve = async (order: Awaited<ReturnType<typeof orderOnline>>) => {
    await paid.liqpay.decide(formOf(order), 'approve')
    return order
  }
  const payByCard = async (more: Parameters<typeof orderOnline>[3] = {}) =>
    approve(await orderOnline(paid.shop, goods, 'liqpay', more))
  const order = async (
    payment: string,
    count = 1,
    more: { delivery?: { id: string }; coupon?: string } = {},
  ): Promise<Placed> =>
    paid.shop.ask(
      checkoutSubmit,
      {
        ...(await toBranch(paid.shop)),
        ...more,
        cart_id: await fillCart(paid.shop, [{ goods, count }]),
        payment: { id: payment },
      },
      withKey(),
    )
  const health = () => receiptHealth({ shortQuery: work => work(paid.shop.db) }).check()
  const registered = () => [...server.receipts.values()]
  const codeOf = (sale: typeof receipts.$inferSelect | undefined) => sale?.content.lines[0]?.code
  const sentOf = ({ reference }: typeof receipts.$inferSelect) => server.receipts.get(reference)

  it('are registered for what was paid online, with the discount, and shown and mailed with number and page', async () => {
    const code = `FISC-${kind}`.toUpperCase()
    await paid.shop.db.insert(coupons).values({ code, kind: 'percent', value: 7 })
    const cart_id = await fillCart(paid.shop, [{ goods, count: 3 }])
    await paid.shop.ask(cartShow, { cart_id, coupon: code })
    const placed = await payByCard({ cart_id, coupon: code })
    expect(await rowsOf(placed)).toMatchObject([{ kind: 'sale', state: 'waiting', means: 'card', number: null }])
    expect(await show(placed)).not.toHaveProperty('receipts')
    await run()
    const [row] = await rowsOf(placed)
    const shown = await show(placed)
    const { order: stored } = await accountOf(paid.shop, placed.number)
    expect(stored.discount).toBeGreaterThan(0)
    expect(row && sentOf(row)).toMatchObject({ type: 'SELL', total_sum: stored.total })
    expect(shown.receipts).toEqual([
      {
        kind: 'sale',
        number: expect.stringMatching(/^TEST-\d{6}$/),
        amount: shown.total,
        url: expect.stringContaining('https://cabinet.tax.gov.ua/cashregs/check?id=TEST-'),
      },
    ])
    const sent = await paid.shop.db
      .select({ template: mails.template, recipient: mails.recipient })
      .from(mails)
      .where(eq(mails.key, `receipt:${row?.id}`))
    expect(sent).toEqual([{ template: 'receipt', recipient: stored.email }])
    expect(await done('order', placed.number, 'show')).toContain(shown.receipts?.[0]?.number)
    expect(logged).toEqual([])
  })

  it('are one for an order, however often its payment is reported and the job runs', async () => {
    paid.liqpay.scenario.callbacks = 'twice'
    const placed = await payByCard()
    await Promise.all([run(), run()])
    await run(10)
    expect(await rowsOf(placed)).toMatchObject([{ state: 'registered', attempts: 1 }])
    expect(registered().filter(({ sent }) => sent.footer.includes(placed.number))).toHaveLength(1)
  })

  it('are written with the payment or not at all', async () => {
    const { number } = await order('on_receipt')
    const { order: row } = await accountOf(paid.shop, number)
    const noting = transact(paid.shop.db, async tx => {
      const locked = await lockOrder(tx, row.id)
      if (locked) await changePaymentStatus(tx, locked, 'paid', services)
      throw new Error('The machine stops')
    })
    await expect(noting).rejects.toThrow('stops')
    expect((await accountOf(paid.shop, number)).order.payment_status).toBe('on_receipt')
    expect(await rowsOf({ number, token: '' })).toEqual([])
  })

  it('are registered when an order that is paid on receipt is delivered, and no second time when that is noted', async () => {
    const placed = await order('on_receipt', 2)
    for (const status of ['confirmed', 'packed', 'shipped']) {
      await done('order', placed.number, 'status', status)
      expect(await rowsOf(placed)).toEqual([])
    }
    await done('order', placed.number, 'status', 'delivered')
    expect(await rowsOf(placed)).toMatchObject([{ kind: 'sale', amount: 2 * goods.price, means: 'carrier' }])
    await done('order', placed.number, 'payment', 'paid')
    await run()
    const [row, ...more] = await rowsOf(placed)
    expect(more).toEqual([])
    expect(row && sentOf(row)?.sent.payments).toEqual([
      { type: 'CASHLESS', label: 'Переказ через ННПП', value: 2 * goods.price },
    ])
  })

  it('name the size, and the cash of an order that is picked up', async () => {
    const placed = await order('on_receipt', 1, { delivery: { id: 'pickup' } })
    for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
      await done('order', placed.number, 'status', status)
    const [item] = (await show(placed)).items
    expect(item?.option).not.toBeNull()
    const [row] = await rowsOf(placed)
    expect(row).toMatchObject({
      means: 'cash',
      content: { lines: [{ name: `${item?.name}, ${item?.option}`, count: 1 }] },
    })
    await run()
    expect(row && sentOf(row)?.sent.payments).toMatchObject([{ type: 'CASH', value: goods.price }])
  })

  it('are not made where a coupon has left nothing to pay', async () => {
    const coupon = `FREE-${kind}`.toUpperCase()
    await paid.shop.db.insert(coupons).values({ code: coupon, kind: 'amount', value: 9_000_000 })
    const placed = await order('on_receipt', 1, { coupon })
    for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
      await done('order', placed.number, 'status', status)
    expect(await show(placed)).toMatchObject({ total: 0 })
    expect(await rowsOf(placed)).toEqual([])
  })

  it('are not made for a transfer to the account of the shop', async () => {
    const placed = await order('iban')
    await done('order', placed.number, 'payment', 'paid')
    expect(await rowsOf(placed)).toEqual([])
  })

  it('are asked about until the tax authority has registered them', async () => {
    server.scenario.receipts = 'late'
    const placed = await payByCard()
    await run()
    expect(await rowsOf(placed)).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'undecided' }])
    await run()
    expect(await rowsOf(placed)).toMatchObject([{ attempts: 1 }])
    server.deliver()
    await run(1.1)
    expect(await rowsOf(placed)).toMatchObject([{ state: 'registered', attempts: 2, failure: null }])
    expect((await show(placed)).receipts).toHaveLength(1)
  })

  it('are not doubled when the answer was lost', async () => {
    server.scenario.receipts = 'lost'
    const placed = await payByCard()
    await run()
    expect(await rowsOf(placed)).toMatchObject([{ state: 'waiting', failure: 'no_answer' }])
    server.scenario.receipts = 'once'
    await run(1.1)
    expect(await rowsOf(placed)).toMatchObject([{ state: 'registered', number: expect.any(String) }])
    expect(registered().filter(({ sent }) => sent.footer.includes(placed.number))).toHaveLength(1)
  })

  it('are given up when the service stays silent, and keep their reference when they are tried again', async () => {
    server.scenario.answers = 'error'
    const placed = await payByCard()
    for (let day = 0; day < 12; day++) await run(day * 24 * 60)
    const [failed] = await rowsOf(placed)
    expect(failed).toMatchObject({ state: 'failed', failure: 'no_answer', attempts: 12 })
    expect(logged.at(-1)).toEqual([{ receipt: failed?.id, code: 'no_answer' }, 'a fiscal receipt is not registered'])
    expect(JSON.stringify(logged)).not.toContain(placed.number)
    expect(await health()).toMatchObject({ status: 'degraded', reason: 'a fiscal receipt is not registered' })
    expect(await done('receipt', 'list')).toMatch(new RegExp(`${placed.number} .*failed .*no_answer`))
    server.scenario.answers = 'right'
    expect(await done('receipt', 'retry', String(failed?.id))).toContain('1 receipts are tried again')
    await refused('receipt', 'retry', String(failed?.id))
    await run()
    expect(await rowsOf(placed)).toMatchObject([{ state: 'registered', reference: failed?.reference, attempts: 1 }])
    expect(await health()).toEqual(healthy())
    expect(await done('receipt', 'list')).toContain('Every fiscal receipt is registered')
  })

  it.each(['receipt.wrong_sum', 'error'] as const)(
    'are told to the operator when they are refused (%s), and get another reference when they are tried again',
    async answer => {
      server.scenario.receipts = answer
      const placed = await payByCard()
      await run()
      const [failed] = await rowsOf(placed)
      expect(failed).toMatchObject({ state: 'failed', failure: answer === 'error' ? 'ERROR' : answer, attempts: 1 })
      server.scenario.receipts = 'once'
      await run(60)
      expect(await rowsOf(placed)).toMatchObject([{ state: 'failed' }])
      await done('receipt', 'retry', 'all')
      await run()
      const [row] = await rowsOf(placed)
      expect(row?.state).toBe('registered')
      expect(row?.reference).not.toBe(failed?.reference)
    },
  )

  it('take back the whole price when an order is cancelled, after its sale is registered', async () => {
    server.scenario.answers = 'error'
    const placed = await payByCard({ count: 2 })
    await run()
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await paid.settle()
    expect(await rowsOf(placed)).toMatchObject([
      { kind: 'sale', state: 'waiting', attempts: 1 },
      { kind: 'return', state: 'waiting', attempts: 0 },
    ])
    await run(0.5)
    expect(await rowsOf(placed)).toMatchObject([{}, { attempts: 0 }])
    server.scenario.answers = 'right'
    await run(2)
    const [sale, back] = await rowsOf(placed)
    expect([sale?.state, back?.state]).toEqual(['registered', 'registered'])
    expect(back && sentOf(back)).toMatchObject({
      type: 'RETURN',
      total_sum: sale?.amount,
      sent: { related_receipt_id: sale?.reference, goods: [{ good: { code: codeOf(sale) }, quantity: 2_000 }] },
    })
    expect((await show(placed)).receipts).toMatchObject([{ kind: 'sale' }, { kind: 'return' }])
  })

  it('take back what comes back, in parts, to the kopiyka', async () => {
    const placed = await payByCard({ count: 3 })
    await run()
    await done('payment', 'refund', placed.number, '10.01', '--yes')
    const delivered = await markDelivered(paid.shop, placed)
    const { number } = await paid.shop.ask(returnCreate, {
      ...{ number: placed.number, token: placed.token, kind: 'return', question: 'defect' },
      items: [{ line_id: delivered.lines[0] ?? 0, count: 1 }],
    })
    for (const step of ['approve', 'receive', 'complete']) await done('return', number, step, '--yes')
    await paid.settle()
    await done('payment', 'refund', placed.number, '--yes')
    await run()
    const [sale, ...back] = await rowsOf(placed)
    expect(back.map(row => sentOf(row)?.sent.goods)).toMatchObject([
      [{ good: { code: placed.number, price: 1_001 }, quantity: 1_000, is_return: true }],
      [{ good: { code: codeOf(sale), price: goods.price }, quantity: 1_000, is_return: true }],
      [{ good: { code: placed.number, price: 2 * goods.price - 1_001 }, quantity: 1_000, is_return: true }],
    ])
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale?.amount)
    expect(back.every(({ state }) => state === 'registered')).toBe(true)
    // A provider reports what it has returned once more.
    const { attempts } = await accountOf(paid.shop, placed.number)
    expect(attempts).toMatchObject([{ state: 'refunded' }])
    await paid.settle()
    expect(await rowsOf(placed)).toHaveLength(4)
  })

  it('take back the share of the discount with the goods', async () => {
    const placed = await payByCard({ count: 2 })
    const { order: row } = await accountOf(paid.shop, placed.number)
    await paid.shop.db.update(order_items).set({ discount: 1_001 }).where(eq(order_items.order_id, row.id))
    const delivered = await markDelivered(paid.shop, placed)
    const { number } = await paid.shop.ask(returnCreate, {
      ...{ number: placed.number, token: placed.token, kind: 'return', question: 'defect' },
      items: [{ line_id: delivered.lines[0] ?? 0, count: 1 }],
    })
    for (const step of ['approve', 'receive', 'complete']) await done('return', number, step, '--yes')
    await paid.settle()
    await run()
    const [sale, back] = await rowsOf(placed)
    expect(back && sentOf(back)).toMatchObject({
      total_sum: goods.price - 500,
      sent: { discounts: [{ value: 500 }], goods: [{ good: { code: codeOf(sale) }, quantity: 1_000 }] },
    })
  })

  it('take back what is sent to an account, when that is noted', async () => {
    const placed = await order('on_receipt', 2)
    for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
      await done('order', placed.number, 'status', status)
    const [line] = (await show(placed)).items
    const { number } = await paid.shop.ask(returnCreate, {
      ...{ number: placed.number, token: placed.token, kind: 'return', question: 'defect' },
      ...{ iban: 'UA213223130000026007233566001', items: [{ line_id: line?.line_id ?? 0, count: 1 }] },
    })
    for (const step of ['approve', 'receive', 'complete']) await done('return', number, step, '--yes')
    expect(await rowsOf(placed)).toHaveLength(1)
    await done('return', number, 'refunded', '--yes')
    await run()
    const [sale, back] = await rowsOf(placed)
    expect(back && sentOf(back)?.sent).toMatchObject({
      payments: [{ label: 'Переказ з поточного рахунку', value: goods.price }],
      goods: [{ good: { code: codeOf(sale) }, quantity: 1_000 }],
    })
    // The rest, when an operator notes that all is returned.
    await done('order', placed.number, 'payment', 'paid')
    await done('order', placed.number, 'payment', 'refunded', '--yes')
    expect(await rowsOf(placed)).toMatchObject([{}, {}, { kind: 'return', amount: goods.price }])
  })

  it('are not made for a payment that was a duplicate', async () => {
    const placed = await orderOnline(paid.shop, goods, 'liqpay')
    const { number, token } = placed
    const other = await paid.shop.ask(checkoutPay, { number, token, payment: { id: 'monobank' } })
    await paid.monobank.decide(urlOf(other), 'approve')
    await approve(placed)
    await paid.settle()
    expect((await accountOf(paid.shop, number)).refunds).toMatchObject([{ reason: 'duplicate', state: 'done' }])
    expect(await rowsOf(placed)).toMatchObject([{ kind: 'sale' }])
  })

  it('end the day of the cash register in its last hour in Kyiv only', async () => {
    server.openShiftAt(new Date())
    await closeCashDay({ ...services, clock: () => new Date('2026-12-01T20:45:00Z') })
    expect(server.shift()).not.toBeNull()
    await closeCashDay({ ...services, clock: () => new Date('2026-12-01T21:45:00Z') })
    expect(server.shift()).toBeNull()
    await closeCashDay({ ...services, clock: () => new Date('2026-07-01T20:45:00Z') })
  })

  it('degrade the health of the shop when one waits for half an hour', async () => {
    const placed = await payByCard()
    expect(await health()).toEqual(healthy())
    const [row] = await rowsOf(placed)
    await paid.shop.db
      .update(receipts)
      .set({ created_at: new Date(Date.now() - 1_900_000) })
      .where(eq(receipts.id, row?.id ?? 0))
    expect(await health()).toMatchObject({ status: 'degraded', reason: 'a fiscal receipt waits for its service' })
  })
})

it('writes no receipt without a service, and a page of its own in a demo shop', async () => {
  const paid = await openPaidShop('Postgres')
  const demo = await openShop('Postgres', { jobs: true })
  try {
    const [goods] = await findGoods(paid.shop, 1)
    if (!goods) throw new Error('There is nothing to buy')
    const placed = await orderOnline(paid.shop, goods, 'liqpay')
    await paid.liqpay.decide(formOf(placed), 'approve')
    expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('paid')
    expect(await paid.shop.db.select().from(receipts)).toEqual([])

    await stock(demo, goods, 5)
    const bought = await orderOnline(demo, goods, 'demo_card')
    if (bought.payment?.kind !== 'redirect') throw new Error('There is no page')
    const page = new URL(bought.payment.url)
    await fetch(demo.url + page.pathname, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    })
    const receiptsOf = async () =>
      (await demo.ask(checkoutOrder, { number: bought.number, token: bought.token })).receipts
    await expect.poll(receiptsOf).toMatchObject([{ kind: 'sale', number: expect.stringMatching(/^DEMO-/) }])
    const url = new URL((await receiptsOf())?.[0]?.url ?? '')
    const shown = await fetch(demo.url + url.pathname)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toMatch(/не справжній фіскальний чек[\s\S]*Чек № DEMO-/)
    expect((await fetch(`${demo.url}/demo-receipt/none`)).status).toBe(404)
    const sent = await demo.db.select({ key: mails.key }).from(mails).where(like(mails.key, 'receipt:%'))
    expect(sent).toHaveLength(1)
  } finally {
    await paid.close()
    await demo.close()
  }
})
