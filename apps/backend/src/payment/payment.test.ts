import { cartShow, checkoutCancel, checkoutOptions, checkoutOrder, checkoutPay, settingsAll } from '@shop/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'
import { changePaymentStatus } from '../checkout/order-status.ts'
import { coupons, mails, orders, payments, refunds } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { MAX_ATTEMPTS } from '../platform/backoff.ts'
import { exitCodes, runCommand } from '../shop-cli/run-command.ts'
import { accountOf, formOf, openPaidShop, orderOnline, type PaidShop, urlOf } from '../testing/payments.ts'
import { bothDatabases, openShop, refusalOf } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, leftOf, stock, withKey } from '../testing/shopper.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { paymentHealth } from './health.ts'
import { findPaidPayment, requestRefund } from './refunds.ts'

const fail = (): never => {
  throw new Error('There is no such payment')
}

const callback = (provider: string) => `/api/payment/${provider}/callback`

describe.each(bothDatabases)('payments online on %s', kind => {
  let paid: PaidShop
  const commandServices = () => ({
    ...paid.services,
    carrier: demoCarrier,
    publicUrl: '',
    mail: { shopUrl: '' },
    originals: '',
    longQuery: () => Promise.reject(new Error('unused')),
  })
  let goods: Goods
  beforeAll(async () => {
    paid = await openPaidShop(kind)
    const [found] = await findGoods(paid.shop, 1)
    if (!found) throw new Error('There is nothing to buy')
    goods = found
  })
  afterAll(() => paid.close())
  beforeEach(async () => {
    for (const { scenario } of [paid.liqpay, paid.monobank])
      Object.assign(scenario, { callbacks: 'once', answers: 'right' })
    await stock(paid.shop, goods, 500)
  })

  const order = (provider: string, more: Parameters<typeof orderOnline>[3] = {}) =>
    orderOnline(paid.shop, goods, provider, more)
  const show = ({ number, token }: { number: string; token: string }) => paid.shop.ask(checkoutOrder, { number, token })
  const pay = ({ number, token }: { number: string; token: string }, id: string) =>
    paid.shop.post(checkoutPay.path, { number, token, payment: { id } })
  const payAgain = ({ number, token }: { number: string; token: string }, id: string) =>
    paid.shop.ask(checkoutPay, { number, token, payment: { id } })
  /** The attempts were asked about long ago. */
  const forgetAsks = () => paid.shop.db.update(payments).set({ asked_at: null })
  const overdue = (number: string) =>
    paid.shop.db
      .update(orders)
      .set({ pay_by: new Date(Date.now() - 1_000) })
      .where(eq(orders.number, number))

  it('are told before the checkout by what buyers know them by, once each', async () => {
    const { payment_marks } = await paid.shop.ask(settingsAll, { lang: 'en' })
    expect(payment_marks).toEqual(['On receipt', 'Visa', 'Mastercard', 'Apple Pay', 'Google Pay', 'By invoice'])
  })

  it('are offered by every delivery, told apart by name', async () => {
    const cart_id = await fillCart(paid.shop, [{ goods, count: 1 }])
    const { deliveries, payments: offered } = await paid.shop.ask(checkoutOptions, { cart_id })
    expect(offered.map(({ id, name }) => [id, name])).toEqual([
      ['on_receipt', 'Оплата при отриманні'],
      ['liqpay', 'Карткою онлайн (LiqPay)'],
      ['monobank', 'Карткою онлайн (monobank)'],
      ['iban', 'За рахунком IBAN'],
    ])
    for (const { payments: allowed } of deliveries)
      expect(allowed).toEqual(expect.arrayContaining(['liqpay', 'monobank']))
  })

  it('by LiqPay mark the order as paid, once, with one mail', async () => {
    paid.liqpay.scenario.callbacks = 'twice'
    const placed = await order('liqpay')
    const answer = await paid.liqpay.decide(formOf(placed), 'approve')
    const back = new URL(answer.headers.get('location') ?? '')
    expect([back.pathname, back.searchParams.get('number')]).toEqual(['/cart/thankyou', placed.number])
    expect(paid.liqpay.callbacks.slice(-2)).toEqual([
      { status: 200, text: 'OK' },
      { status: 200, text: 'OK' },
    ])
    expect(await show(placed)).toMatchObject({
      payment_status: 'paid',
      payment: { options: [], awaiting: false, until: null },
    })
    const { attempts, mails } = await accountOf(paid.shop, placed.number)
    expect(attempts).toMatchObject([{ state: 'paid', amount: goods.price, currency: 'UAH' }])
    expect(mails).toEqual(['payment-received'])
  })

  it('by monobank mark the order as paid, with webhooks in any order', async () => {
    paid.monobank.scenario.callbacks = 'reversed'
    const placed = await order('monobank')
    await paid.monobank.decide(urlOf(placed), 'approve')
    const { attempts, mails } = await accountOf(paid.shop, placed.number)
    const [invoice] = [...paid.monobank.invoices.values()].filter(
      ({ reference }) => reference === attempts[0]?.reference,
    )
    expect(attempts).toMatchObject([
      { state: 'paid', provider_id: invoice?.invoiceId, modified_at: new Date(invoice?.modifiedDate ?? '') },
    ])
    expect(mails).toEqual(['payment-received'])
    expect((await show(placed)).payment_status).toBe('paid')
  })

  it('that fail are mailed with a way to retry, and the retry is another attempt', async () => {
    const placed = await order('liqpay')
    await paid.liqpay.decide(formOf(placed), 'decline')
    const failed = await show(placed)
    expect(failed).toMatchObject({ payment_status: 'failed', payment: { awaiting: false } })
    expect(failed.payment.options.map(({ id }) => id)).toEqual(['liqpay', 'monobank'])
    const retried = await payAgain(placed, 'liqpay')
    expect((await show(placed)).payment_status).toBe('pending')
    await paid.liqpay.decide(formOf(retried), 'approve')
    const { attempts, mails } = await accountOf(paid.shop, placed.number)
    expect(attempts.map(({ state }) => state)).toEqual(['failed', 'paid'])
    expect(attempts[0]?.reference).not.toBe(attempts[1]?.reference)
    expect(mails).toEqual(['payment-failed', 'payment-received'])
  })

  it('that fail change nothing while a newer attempt is open, nor an order that was cancelled', async () => {
    const placed = await order('liqpay')
    const other = await payAgain(placed, 'monobank')
    await paid.liqpay.decide(formOf(placed), 'decline')
    expect((await show(placed)).payment_status).toBe('pending')
    await paid.monobank.decide(urlOf(other), 'approve')
    expect((await accountOf(paid.shop, placed.number)).mails).toEqual(['payment-received'])
    const left = await order('liqpay')
    await paid.shop.ask(checkoutCancel, { number: left.number, token: left.token })
    await paid.liqpay.decide(formOf(left), 'decline')
    expect((await show(left)).payment_status).toBe('pending')
    expect((await accountOf(paid.shop, left.number)).mails).toEqual([])
  })

  it('of another invoice than the one that was opened do not pay for the order', async () => {
    const placed = await order('monobank')
    paid.monobank.scenario.callbacks = 'lost'
    await paid.monobank.decide(urlOf(placed), 'approve')
    const [attempt] = (await accountOf(paid.shop, placed.number)).attempts
    const adapter = paid.services.paymentProviders.get('monobank') ?? fail()
    const event = (await adapter.fetchStatus(attempt ?? fail())) ?? fail()
    expect(await applyPaymentEvent(adapter, { ...event, providerId: 'another' }, paid.services)).toBe('mismatch')
    expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('pending')
    expect(await applyPaymentEvent(adapter, event, paid.services)).toBe('applied')
    expect((await show(placed)).payment_status).toBe('paid')
    expect(await applyPaymentEvent(adapter, event, paid.services)).toBe('unchanged')
  })

  it('that are left are reopened, in every tab the same attempt', async () => {
    const placed = await order('monobank')
    await paid.monobank.decide(urlOf(placed), 'abandon')
    const [first, second] = await Promise.all([payAgain(placed, 'monobank'), payAgain(placed, 'monobank')])
    expect(urlOf(first)).toBe(urlOf(placed))
    expect(urlOf(second)).toBe(urlOf(placed))
    expect((await accountOf(paid.shop, placed.number)).attempts).toHaveLength(1)
    expect((await show(placed)).payment).toMatchObject({ awaiting: true, until: expect.any(String) })
    // Another provider replaces the open page, which cannot be paid any more.
    const other = await payAgain(placed, 'liqpay')
    expect((await paid.monobank.decide(urlOf(placed), 'approve')).status).toBe(303)
    await paid.liqpay.decide(formOf(other), 'approve')
    const { order: row, attempts } = await accountOf(paid.shop, placed.number)
    expect(row).toMatchObject({ payment_id: 'liqpay', payment_status: 'paid', pay_by: null })
    expect(attempts.map(({ provider, state }) => [provider, state])).toEqual([
      ['monobank', expect.not.stringMatching('paid')],
      ['liqpay', 'paid'],
    ])
  })

  it('at a provider that is chosen again have a page of their own: the one before was withdrawn', async () => {
    const placed = await order('monobank')
    await payAgain(placed, 'liqpay')
    const chosenAgain = await payAgain(placed, 'monobank')
    expect(urlOf(chosenAgain)).not.toBe(urlOf(placed))
    await paid.monobank.decide(urlOf(chosenAgain), 'approve')
    expect((await show(placed)).payment_status).toBe('paid')
  })

  it('cannot be started for a paid order, also when its callback was lost', async () => {
    for (const provider of ['liqpay', 'monobank'] as const) {
      paid[provider].scenario.callbacks = 'lost'
      const placed = await order(provider)
      if (provider === 'liqpay') await paid.liqpay.decide(formOf(placed), 'approve')
      else await paid.monobank.decide(urlOf(placed), 'approve')
      expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('pending')
      const refused = refusalOf(await pay(placed, 'liqpay'))
      expect(refused).toMatchObject({
        status: 409,
        message: 'Це замовлення вже оплачено',
        data: { payment_status: 'paid' },
      })
      expect((await accountOf(paid.shop, placed.number)).attempts).toHaveLength(1)
    }
  })

  it('with a lost callback are found out when the shopper returns, or by the job', async () => {
    paid.liqpay.scenario.callbacks = 'lost'
    const returned = await order('liqpay')
    await paid.liqpay.decide(formOf(returned), 'approve')
    expect((await show(returned)).payment_status).toBe('paid')

    paid.monobank.scenario.callbacks = 'lost'
    const left = await order('monobank')
    await paid.monobank.decide(urlOf(left), 'approve')
    await paid.settle()
    expect((await accountOf(paid.shop, left.number)).order.payment_status).toBe('pending')
    await paid.settle({ minutes: 2 })
    expect((await accountOf(paid.shop, left.number)).order.payment_status).toBe('paid')
  })

  it('received twice are returned once', async () => {
    const placed = await order('liqpay')
    const form = formOf(placed)
    const other = await payAgain(placed, 'monobank')
    await paid.monobank.decide(urlOf(other), 'approve')
    paid.liqpay.scenario.callbacks = 'twice'
    await paid.liqpay.decide(form, 'approve')
    const before = await accountOf(paid.shop, placed.number)
    expect(before.refunds).toEqual([{ amount: goods.price, reason: 'duplicate', state: 'requested' }])
    await paid.settle()
    await paid.settle({ minutes: 3 })
    const { order: row, refunds: returned, mails } = await accountOf(paid.shop, placed.number)
    expect(returned).toEqual([{ amount: goods.price, reason: 'duplicate', state: 'done' }])
    expect(row).toMatchObject({ payment_status: 'paid', payment_id: 'monobank' })
    expect(mails).toEqual(['payment-received', 'payment-refunded'])
    const reference = before.attempts[0]?.reference ?? ''
    expect(paid.liqpay.payments.get(reference)).toMatchObject({ status: 'reversed' })
    expect((await show(placed)).payment.refunded).toBe(0)
  })

  it('received once more after the first was returned are returned too', async () => {
    const placed = await order('liqpay')
    const other = await payAgain(placed, 'monobank')
    await paid.monobank.decide(urlOf(other), 'approve')
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await paid.settle()
    expect((await show(placed)).payment_status).toBe('refunded')
    await paid.liqpay.decide(formOf(placed), 'approve')
    await paid.settle()
    const { order: row, refunds: returned } = await accountOf(paid.shop, placed.number)
    expect(returned).toEqual([
      { amount: goods.price, reason: 'cancelled', state: 'done' },
      { amount: goods.price, reason: 'duplicate', state: 'done' },
    ])
    expect(row).toMatchObject({ payment_status: 'refunded', payment_id: 'monobank', status: 'cancelled' })
  })

  it('are not changed by a callback that is forged, altered or unreadable', async () => {
    paid.liqpay.scenario.callbacks = 'forged'
    paid.monobank.scenario.callbacks = 'forged'
    const byLiqPay = await order('liqpay')
    const byMonobank = await order('monobank')
    await paid.liqpay.decide(formOf(byLiqPay), 'approve')
    await paid.monobank.decide(urlOf(byMonobank), 'approve')
    expect(paid.liqpay.callbacks.at(-1)?.status).toBe(403)
    expect(paid.monobank.callbacks.at(-1)?.status).toBe(403)
    const { url } = paid.shop
    const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: 'POST', body, headers })
    const garbage: [string, BodyInit, Record<string, string>?][] = [
      [callback('liqpay'), ''],
      [callback('liqpay'), 'data=x'],
      [callback('liqpay'), 'data=%00&signature=%FF'],
      [callback('liqpay'), Buffer.alloc(70_000, 97)],
      [callback('liqpay'), '{"data":1}', { 'Content-Type': 'application/json' }],
      [callback('monobank'), '{'],
      [callback('monobank'), '{}', { 'X-Sign': 'AAAA' }],
      [callback('monobank'), Buffer.from([0, 255, 1]), { 'X-Sign': '!' }],
      [callback('demo_card'), 'decision=approve'],
      [callback('paypal'), '{}'],
    ]
    for (const [path, body, headers] of garbage) {
      const answer = await send(path, body, headers)
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
      expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) })
    }
    expect((await fetch(url + callback('liqpay'))).status).toBe(405)
    for (const { number } of [byLiqPay, byMonobank]) {
      const { order: row, mails } = await accountOf(paid.shop, number)
      expect(row.payment_status).toBe('pending')
      expect(mails).toEqual([])
    }
  })

  it('of another amount or currency do not pay for the order', async () => {
    const placed = await order('liqpay')
    const { attempts } = await accountOf(paid.shop, placed.number)
    const [attempt] = attempts
    const url = paid.shop.url + callback('liqpay')
    const right = {
      version: 7,
      order_id: attempt?.reference,
      status: 'success',
      amount: goods.price / 100,
      currency: 'UAH',
    }
    for (const wrong of [{ amount: 0.01 }, { amount: goods.price }, { currency: 'USD' }]) {
      await paid.liqpay.callback(url, { ...right, ...wrong })
      expect(paid.liqpay.callbacks.at(-1)?.status).toBe(409)
    }
    await paid.liqpay.callback(url, { ...right, order_id: 'HT-00000000-0' })
    expect(paid.liqpay.callbacks.at(-1)?.status).toBe(404)
    // Without test keys no money has moved.
    await paid.liqpay.callback(url, { ...right, status: 'sandbox' })
    expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('failed')
  })

  it('leave the order standing when the provider is down, slow or talks nonsense, and can be started later', async () => {
    for (const answers of ['error', 'garbage', 'slow'] as const) {
      paid.monobank.scenario.answers = answers
      const placed = await order('monobank')
      expect(placed.payment).toBeNull()
      expect(await show(placed)).toMatchObject({ status: 'new', payment_status: 'pending' })
      expect(refusalOf(await pay(placed, 'monobank'))).toMatchObject({ status: 503, code: 'unavailable' })
      paid.monobank.scenario.answers = 'right'
      await forgetAsks()
      await paid.monobank.decide(urlOf(await payAgain(placed, 'monobank')), 'approve')
      expect((await show(placed)).payment_status).toBe('paid')
    }
  }, 40_000)

  it('name a provider that does not answer in the state of health', async () => {
    paid.monobank.scenario.answers = 'error'
    const placed = await order('liqpay')
    paid.liqpay.scenario.answers = 'error'
    await show(placed)
    const { check } = paymentHealth({ shortQuery: question => question(paid.shop.db) })
    expect(await check()).toMatchObject({ status: 'ok' })
    await paid.shop.db
      .update(payments)
      .set({ unanswered_since: sql`unanswered_since - interval '10 minutes'` })
      .where(isNotNull(payments.unanswered_since))
    expect(await check()).toMatchObject({ status: 'degraded', reason: 'a payment provider does not answer' })
    paid.liqpay.scenario.answers = 'right'
    await forgetAsks()
    await show(placed)
    expect(await check()).toMatchObject({ status: 'ok' })
  })

  it('of one order submitted ten times at once are one attempt', async () => {
    // The clock of the provider's deadline stands: on a busy machine ten orders at once take longer.
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    onTestFinished(() => deadline.mockRestore())
    const cart_id = await fillCart(paid.shop, [{ goods, count: 1 }])
    const { key } = { key: crypto.randomUUID() }
    const before = paid.monobank.invoices.size
    const placed = await Promise.all(Array.from({ length: 10 }, () => order('monobank', { cart_id, key })))
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1)
    expect(new Set(placed.map(urlOf)).size).toBe(1)
    expect((await accountOf(paid.shop, placed[0]?.number ?? '')).attempts).toHaveLength(1)
    // Pages that nobody was led to are withdrawn.
    const made = [...paid.monobank.invoices.values()].slice(before)
    expect(made.filter(({ status }) => status === 'created')).toHaveLength(1)
    // After the payment the repeated order has nothing to pay.
    await paid.monobank.decide(urlOf(placed[0] ?? { payment: null }), 'approve')
    expect((await order('monobank', { cart_id, key })).payment).toBeNull()
  })

  describe('that never come', () => {
    it('release stock and coupon at the end of the term, with a mail', async () => {
      const code = `WAIT-${kind}-000000`.toUpperCase()
      await paid.shop.db.insert(coupons).values({ code, kind: 'percent', value: 10, uses: 1 })
      const cart_id = await fillCart(paid.shop, [{ goods, count: 2 }])
      await paid.shop.ask(cartShow, { cart_id, coupon: code })
      const placed = await order('liqpay', { cart_id, coupon: code })
      expect(await leftOf(paid.shop, goods)).toBe(498)
      await paid.settle()
      expect((await show(placed)).status).toBe('new')
      await overdue(placed.number)
      expect(refusalOf(await pay(placed, 'liqpay'))).toMatchObject({
        status: 409,
        message: 'Це замовлення вже не можна оплатити',
      })
      await show(placed) // asks the provider, as the page does every few seconds
      await paid.settle()
      expect(await show(placed)).toMatchObject({
        status: 'cancelled',
        payment_status: 'pending',
        payment: { expired: true, options: [], awaiting: false },
      })
      expect(await leftOf(paid.shop, goods)).toBe(500)
      const [coupon] = await paid.shop.db.select().from(coupons).where(eq(coupons.code, code))
      expect(coupon?.used).toBe(0)

      // The money comes after all: the order lives again, with its coupon.
      await paid.liqpay.decide(formOf(placed), 'approve')
      expect(await show(placed)).toMatchObject({ status: 'new', payment_status: 'paid', payment: { expired: false } })
      expect(await leftOf(paid.shop, goods)).toBe(498)
      const [again] = await paid.shop.db.select().from(coupons).where(eq(coupons.code, code))
      expect(again?.used).toBe(1)
    })

    it('are returned when the customer has used the coupon for another order meanwhile', async () => {
      const code = `ONCE-${kind}-000000`.toUpperCase()
      await paid.shop.db.insert(coupons).values({ code, kind: 'percent', value: 10, uses: 100, uses_per_customer: 1 })
      const withCoupon = async () => {
        const cart_id = await fillCart(paid.shop, [{ goods, count: 1 }])
        await paid.shop.ask(cartShow, { cart_id, coupon: code })
        return order('liqpay', { cart_id, coupon: code })
      }
      const late = await withCoupon()
      await overdue(late.number)
      await paid.settle()
      const other = await withCoupon()
      await paid.liqpay.decide(formOf(late), 'approve')
      await paid.settle()
      expect(await show(late)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
      expect(await show(other)).toMatchObject({ status: 'new', payment_status: 'pending' })
      const [coupon] = await paid.shop.db.select().from(coupons).where(eq(coupons.code, code))
      expect(coupon?.used).toBe(1)
    })

    it('hold the last pieces for half an hour only', async () => {
      const minutesOf = async (number: string) => {
        const { pay_by } = (await accountOf(paid.shop, number)).order
        return Math.round(((pay_by?.getTime() ?? 0) - Date.now()) / 60_000)
      }
      expect(await minutesOf((await order('liqpay')).number)).toBe(1_440)
      await stock(paid.shop, goods, 3)
      expect(await minutesOf((await order('liqpay', { count: 3 })).number)).toBe(30)
    })

    it('by invoice let the products go after the term, and restore the order when they come later', async () => {
      await stock(paid.shop, goods, 500)
      const placed = await order('iban', { count: 2 })
      const shown = await show(placed)
      expect(Date.parse(shown.payment.until ?? '')).toBeGreaterThan(Date.now() + 2 * 86_400_000)
      expect(shown.payment.options).toEqual([])
      expect(refusalOf(await pay(placed, 'liqpay')).status).toBe(409)
      await paid.settle()
      expect((await show(placed)).status).toBe('new')
      await overdue(placed.number)
      await paid.settle()
      expect(await show(placed)).toMatchObject({ status: 'cancelled', payment: { expired: true, until: null } })
      expect(await leftOf(paid.shop, goods)).toBe(500)

      const note = async (number: string) => {
        const { order: row } = await accountOf(paid.shop, number)
        return transact(paid.shop.db, tx => changePaymentStatus(tx, row, 'paid', paid.services))
      }
      expect(await note(placed.number)).toEqual({ isMailed: true, isRestored: true })
      expect(await show(placed)).toMatchObject({ status: 'new', payment_status: 'paid', payment: { expired: false } })
      expect(await leftOf(paid.shop, goods)).toBe(498)

      // The products are sold: the money is to be returned.
      const late = await order('iban', { count: 2 })
      await overdue(late.number)
      await paid.settle()
      await stock(paid.shop, goods, 1)
      expect(await note(late.number)).toEqual({ isMailed: true, isRestored: false })
      const { order: owed } = await accountOf(paid.shop, late.number)
      expect(owed).toMatchObject({ status: 'cancelled', refund_due_at: expect.any(Date) })
      const key = `order-status:${owed.id}:cancelled:paid`
      const mailed = await paid.shop.db.select({ data: mails.data }).from(mails).where(eq(mails.key, key))
      expect(mailed).toMatchObject([{ data: { status: 'cancelled' } }])
    })

    it('are asked about first, and wait for a provider that does not answer', async () => {
      paid.monobank.scenario.callbacks = 'lost'
      const placed = await order('monobank')
      await paid.monobank.decide(urlOf(placed), 'approve')
      await overdue(placed.number)
      paid.monobank.scenario.answers = 'error'
      await forgetAsks()
      await paid.settle()
      expect((await accountOf(paid.shop, placed.number)).order.status).toBe('new')
      paid.monobank.scenario.answers = 'right'
      await forgetAsks()
      await paid.settle()
      expect((await accountOf(paid.shop, placed.number)).order).toMatchObject({ status: 'new', payment_status: 'paid' })
    })

    it('are returned when they come after all and the products are sold', async () => {
      await stock(paid.shop, goods, 2)
      const placed = await order('monobank', { count: 2 })
      await overdue(placed.number)
      await paid.settle()
      expect((await show(placed)).status).toBe('cancelled')
      await stock(paid.shop, goods, 1)
      await paid.monobank.decide(urlOf(placed), 'approve')
      await paid.settle()
      const { order: row, refunds: returned, mails } = await accountOf(paid.shop, placed.number)
      expect(row).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
      expect(returned).toEqual([{ amount: 2 * goods.price, reason: 'too_late', state: 'done' }])
      expect(mails).toEqual(['payment-refunded'])
      expect(await leftOf(paid.shop, goods)).toBe(1)
    })
  })

  describe('returned', () => {
    const refundPart = async (number: string, amount: number) => {
      const { order: row } = await accountOf(paid.shop, number)
      await transact(paid.shop.db, async tx => {
        const payment = await findPaidPayment(tx, row.id)
        if (!payment) throw new Error('Nothing was paid')
        await requestRefund(tx, payment, 'shop', amount)
      })
    }

    it('in parts and whole leave the books of shop and provider alike', async () => {
      for (const provider of ['liqpay', 'monobank'] as const) {
        const placed = await order(provider)
        if (provider === 'liqpay') await paid.liqpay.decide(formOf(placed), 'approve')
        else await paid.monobank.decide(urlOf(placed), 'approve')
        await refundPart(placed.number, 10_00)
        await paid.settle()
        expect(await show(placed)).toMatchObject({ payment_status: 'paid', payment: { refunded: 10 } })
        await refundPart(placed.number, goods.price)
        await paid.settle()
        const { attempts, refunds: returned, mails } = await accountOf(paid.shop, placed.number)
        expect(returned.map(({ amount, state }) => [amount, state])).toEqual([
          [10_00, 'done'],
          [goods.price - 10_00, 'done'],
        ])
        expect(attempts).toMatchObject([{ state: 'refunded' }])
        expect((await show(placed)).payment_status).toBe('refunded')
        expect(mails).toEqual(['payment-received', 'payment-refunded', 'payment-refunded'])
      }
    })

    it('by a cancellation of the shopper are requested from the provider', async () => {
      const placed = await order('monobank')
      await paid.monobank.decide(urlOf(placed), 'approve')
      const { number, token } = placed
      await paid.shop.ask(checkoutCancel, { number, token })
      await paid.settle()
      expect(await show(placed)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
      expect((await accountOf(paid.shop, number)).refunds).toEqual([
        { amount: goods.price, reason: 'cancelled', state: 'done' },
      ])
      // A payment that arrives for an order the shopper has cancelled is returned too.
      const unpaid = await order('liqpay')
      await paid.shop.ask(checkoutCancel, { number: unpaid.number, token: unpaid.token })
      await paid.liqpay.decide(formOf(unpaid), 'approve')
      await paid.settle()
      expect(await show(unpaid)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    })

    it('without an answer of the provider are not sent twice', async () => {
      for (const provider of ['liqpay', 'monobank'] as const) {
        const placed = await order(provider)
        if (provider === 'liqpay') await paid.liqpay.decide(formOf(placed), 'approve')
        else await paid.monobank.decide(urlOf(placed), 'approve')
        await refundPart(placed.number, 15_00)
        // The provider executes it, its answer is lost.
        await paid.settle()
        await paid.shop.db
          .update(refunds)
          .set({ state: 'requested', due_at: new Date() })
          .where(sql`${refunds.id} = (select max(id) from refunds)`)
        await paid.settle()
        const { attempts, refunds: returned } = await accountOf(paid.shop, placed.number)
        expect(returned).toMatchObject([{ amount: 15_00, state: 'done' }])
        if (provider === 'liqpay') expect(paid.liqpay.payments.get(attempts[0]?.reference ?? '')?.refunded).toBe(15)
        else
          expect(paid.monobank.invoices.get(attempts[0]?.provider_id ?? '')?.cancelList).toMatchObject([
            { amount: 15_00 },
          ])
      }
    })

    it('by the command of the shop, in parts, after a question, once', async () => {
      const placed = await order('liqpay')
      const { number } = placed
      let minutes = 0
      const clock = () => new Date(Date.now() + minutes * 60_000)
      const command = async (...argv: string[]) => {
        const request = { argv: ['payment', ...argv], isConfirmed: argv.includes('--yes'), workingDirectory: '.' }
        return runCommand(request, async () => ({ ...commandServices(), clock }))
      }
      expect(await command('refund', number, '--yes')).toMatchObject({ exitCode: exitCodes.refused })
      await paid.liqpay.decide(formOf(placed), 'approve')
      expect((await command('show', number)).output).toContain('paid')
      const asked = await command('refund', number, '12.50')
      expect(asked.question).toContain('12.5')
      expect((await accountOf(paid.shop, number)).refunds).toEqual([])
      for (const wrong of ['0', '-5', '1.234', 'all'])
        expect((await command('refund', number, wrong, '--yes')).exitCode).toBe(exitCodes.usage)
      expect((await command('refund', number, '999999', '--yes')).error).toContain('left to be returned')

      // The provider is down: the refund waits, and the repeated command continues it, a minute later at the earliest.
      paid.liqpay.scenario.answers = 'error'
      expect((await command('refund', number, '12.50', '--yes')).output).toContain('has not confirmed it yet')
      paid.liqpay.scenario.answers = 'right'
      expect((await command('refund', number, '12.50', '--yes')).output).toContain('has not confirmed it yet')
      minutes = 2
      expect((await command('refund', number, '12.50', '--yes')).output).toContain('are returned')
      expect((await accountOf(paid.shop, number)).refunds).toEqual([{ amount: 12_50, reason: 'shop', state: 'done' }])
      expect((await command('refund', number, '--yes')).output).toContain('are returned')
      expect(await command('refund', number, '--yes')).toMatchObject({ exitCode: exitCodes.refused })
      expect((await show(placed)).payment_status).toBe('refunded')
      const noted = await runCommand(
        { argv: ['order', number, 'payment', 'refunded', '--yes'], isConfirmed: true, workingDirectory: '.' },
        async () => commandServices(),
      )
      expect(noted.exitCode).toBe(exitCodes.refused)
    })

    it('in parts in the cabinet of the provider are booked once, beside those of the shop', async () => {
      for (const provider of ['liqpay', 'monobank'] as const) {
        const placed = await order(provider)
        if (provider === 'liqpay') await paid.liqpay.decide(formOf(placed), 'approve')
        else await paid.monobank.decide(urlOf(placed), 'approve')
        const [attempt] = (await accountOf(paid.shop, placed.number)).attempts
        const inCabinet = async (amount: number) => {
          if (provider === 'liqpay') await paid.liqpay.refundInCabinet(attempt?.reference ?? '', amount / 100)
          else await paid.monobank.cancelInCabinet(attempt?.provider_id ?? '', amount)
        }
        await refundPart(placed.number, 10_00)
        await paid.settle()
        await inCabinet(7_00)
        await inCabinet(3_00)
        const adapter = paid.services.paymentProviders.get(provider) ?? fail()
        const asked = await adapter.fetchStatus(attempt ?? fail())
        for (const _ of ['once', 'twice']) await applyPaymentEvent(adapter, asked ?? fail(), paid.services)
        expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([
          { amount: 10_00, reason: 'shop', state: 'done' },
          { amount: 7_00, reason: 'provider', state: 'done' },
          { amount: 3_00, reason: 'provider', state: 'done' },
        ])
        expect(await show(placed)).toMatchObject({ payment_status: 'paid', payment: { refunded: 20 } })
        await inCabinet(goods.price - 20_00)
        const { attempts, mails } = await accountOf(paid.shop, placed.number)
        expect(attempts).toMatchObject([{ state: 'refunded' }])
        expect((await show(placed)).payment_status).toBe('refunded')
        expect(mails.filter(template => template === 'payment-refunded')).toHaveLength(4)
      }
    })

    it('whose answer was lost are found in the status of the payment', async () => {
      const placed = await order('monobank')
      await paid.monobank.decide(urlOf(placed), 'approve')
      await refundPart(placed.number, 12_00)
      await paid.settle()
      const [attempt] = (await accountOf(paid.shop, placed.number)).attempts
      // Given up by the shop, executed by the bank.
      await paid.shop.db
        .update(refunds)
        .set({ state: 'failed', failure: 'no_answer' })
        .where(eq(refunds.payment_id, attempt?.id ?? 0))
      const adapter = paid.services.paymentProviders.get('monobank') ?? fail()
      await applyPaymentEvent(adapter, (await adapter.fetchStatus(attempt ?? fail())) ?? fail(), paid.services)
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([
        { amount: 12_00, reason: 'shop', state: 'done' },
      ])
    })

    it('that the provider refuses are told and can be requested again', async () => {
      const placed = await order('liqpay')
      await paid.liqpay.decide(formOf(placed), 'approve')
      const { attempts } = await accountOf(paid.shop, placed.number)
      const atProvider = paid.liqpay.payments.get(attempts[0]?.reference ?? '') ?? fail()
      atProvider.status = 'wait_compensation'
      await refundPart(placed.number, 20_00)
      await paid.settle()
      const refused = { amount: 20_00, reason: 'shop', state: 'failed' }
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([refused])
      expect(await show(placed)).toMatchObject({ payment_status: 'paid', payment: { refunded: 0 } })
      atProvider.status = 'success'
      await paid.settle({ minutes: 60 })
      expect(atProvider.refunded).toBe(0)
      await refundPart(placed.number, goods.price)
      await paid.settle()
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([
        refused,
        { amount: goods.price, reason: 'shop', state: 'done' },
      ])
    })

    it('are given up when the provider has not answered for long', async () => {
      const placed = await order('monobank')
      await paid.monobank.decide(urlOf(placed), 'approve')
      await refundPart(placed.number, 20_00)
      paid.monobank.scenario.answers = 'error'
      const lastTries = async (attempts: number) => {
        const [payment] = (await accountOf(paid.shop, placed.number)).attempts
        const due = { attempts, due_at: new Date(Date.now() - 1_000) }
        await paid.shop.db
          .update(refunds)
          .set(due)
          .where(eq(refunds.payment_id, payment?.id ?? 0))
        await paid.settle()
        return (await accountOf(paid.shop, placed.number)).refunds.map(({ state }) => state)
      }
      expect(await lastTries(MAX_ATTEMPTS - 2)).toEqual(['requested'])
      expect(await lastTries(MAX_ATTEMPTS - 1)).toEqual(['failed'])
      expect((await show(placed)).payment_status).toBe('paid')
    })

    it('whose names the provider does not tell are those that were sent, and no others', async () => {
      const placed = await order('liqpay')
      await paid.liqpay.decide(formOf(placed), 'approve')
      const [attempt] = (await accountOf(paid.shop, placed.number)).attempts
      const adapter = paid.services.paymentProviders.get('liqpay') ?? fail()
      const inCabinet = (amount: number) => paid.liqpay.refundInCabinet(attempt?.reference ?? '', amount / 100)
      const ofShop = { amount: 10_00, reason: 'shop', state: 'requested' }
      const ofProvider = { amount: 10_00, reason: 'provider', state: 'done' }
      await refundPart(placed.number, 10_00)
      await inCabinet(10_00)
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([ofShop, ofProvider])
      // Sent, and its answer lost.
      await paid.shop.db
        .update(refunds)
        .set({ attempts: 1, due_at: new Date(Date.now() + 60_000) })
        .where(and(eq(refunds.payment_id, attempt?.id ?? 0), eq(refunds.reason, 'shop')))
      await inCabinet(10_00)
      const both = [{ ...ofShop, state: 'done' }, ofProvider]
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual(both)
      const event = (await adapter.fetchStatus(attempt ?? fail())) ?? fail()
      expect(await applyPaymentEvent(adapter, event, paid.services)).toBe('unchanged')
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual(both)
    })

    it('are booked when the word of the payment itself was lost', async () => {
      const placed = await order('liqpay')
      paid.liqpay.scenario.callbacks = 'lost'
      await paid.liqpay.decide(formOf(placed), 'approve')
      const [attempt] = (await accountOf(paid.shop, placed.number)).attempts
      await paid.liqpay.refundInCabinet(attempt?.reference ?? '', goods.price / 100)
      const { order: row, refunds: returned, mails } = await accountOf(paid.shop, placed.number)
      expect(row).toMatchObject({ payment_status: 'refunded', pay_by: null })
      expect(returned).toEqual([{ amount: goods.price, reason: 'provider', state: 'done' }])
      expect(mails).toEqual(['payment-refunded'])
    })

    it('in the cabinet of the provider are seen', async () => {
      const placed = await order('liqpay')
      await paid.liqpay.decide(formOf(placed), 'approve')
      const { attempts } = await accountOf(paid.shop, placed.number)
      await paid.liqpay.callback(paid.shop.url + callback('liqpay'), {
        version: 7,
        order_id: attempts[0]?.reference,
        status: 'reversed',
        amount: goods.price / 100,
        currency: 'UAH',
      })
      expect((await show(placed)).payment_status).toBe('refunded')
      expect((await accountOf(paid.shop, placed.number)).mails).toEqual(['payment-received', 'payment-refunded'])
    })
  })
})

describe('a demo shop without a provider', () => {
  it('is paid on a marked page of its own', async () => {
    const shop = await openShop('Postgres')
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('There is nothing to buy')
    const placed = await orderOnline(shop, goods, 'demo_card')
    const page = urlOf(placed)
    expect(new URL(page).origin).toBe(shop.url)
    expect((await shop.ask(settingsAll, {})).payment_marks).toEqual([
      'При отриманні',
      'Карткою (демонстрація)',
      'За рахунком',
    ])
    const shown = await fetch(page)
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await shown.text()).toContain('Це не справжня сторінка оплати')
    const decide = (decision: string, headers: Record<string, string> = {}) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual', headers })
    expect((await decide('approve', { Origin: 'https://other.example' })).status).toBe(403)
    const { number, token } = placed
    expect((await decide('decline')).headers.get('location')).toBe(
      `/cart/thankyou?${new URLSearchParams({ number, token })}`,
    )
    expect((await shop.ask(checkoutOrder, { number, token })).payment_status).toBe('failed')
    // In the language that the shopper has chosen since.
    const retried = await shop.ask(checkoutPay, { lang: 'ru', number, token, payment: { id: 'demo_card' } })
    const approved = await fetch(urlOf(retried), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    })
    expect(approved.headers.get('location')).toBe(`/ru/cart/thankyou?${new URLSearchParams({ number, token })}`)
    expect((await shop.ask(checkoutOrder, { number, token })).payment_status).toBe('paid')
    expect((await fetch(page, { redirect: 'manual' })).status).toBe(303)
    expect((await fetch(`${shop.url}/demo-payment/HT-1`)).status).toBe(404)
    expect((await shop.post(checkoutPay.path, { number, token, payment: { id: 'liqpay' } }, withKey())).status).toBe(
      422,
    )
    await shop.close()
  })
})
