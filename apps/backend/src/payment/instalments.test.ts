import {
  cartShow,
  checkoutCancel,
  checkoutDelivery,
  checkoutOptions,
  checkoutOrder,
  checkoutPay,
  checkoutSubmit,
  type OrderStatus,
  productShow,
} from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders, payments } from '../db/schema/index.ts'
import { accountOf, openPaidShop, orderOnline, type PaidShop, urlOf } from '../testing/payments.ts'
import { bothDatabases, refusalOf } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, stock, toBranch, withKey } from '../testing/shopper.ts'
import { type MonobankPartsSimulator, startMonobankParts } from '../testing/simulators/monobank-parts.ts'
import { type PrivatBankPartsSimulator, startPrivatBankParts } from '../testing/simulators/privatbank-parts.ts'
import { moneyFormat } from '../values/money.ts'
import { requestRefund } from './refunds.ts'

describe.each(bothDatabases)('payments by instalments on %s', kind => {
  let privatBank: PrivatBankPartsSimulator
  let monobank: MonobankPartsSimulator
  let paid: PaidShop
  let goods: Goods
  beforeAll(async () => {
    privatBank = await startPrivatBankParts()
    monobank = await startMonobankParts()
    paid = await openPaidShop(kind, {
      ...privatBank.variables,
      ...monobank.variables,
      PRIVATBANK_PARTS_COUNTS: '6,3',
      PRIVATBANK_PARTS_MIN_SUM: '2000',
      MONOBANK_PARTS_COUNTS: '4',
    })
    const found = await findGoods(paid.shop, 100)
    const dear = found.find(({ price }) => price >= 2_000_00)
    if (!dear) throw new Error('There is nothing dear to buy')
    goods = dear
  })
  afterAll(async () => {
    await paid.close()
    await privatBank.close()
    await monobank.close()
  })
  beforeEach(async () => {
    for (const { scenario } of [privatBank, monobank]) Object.assign(scenario, { callbacks: 'once', answers: 'right' })
    await stock(paid.shop, goods, 500)
  })

  const order = (method: string, more: Parameters<typeof orderOnline>[3] = {}) =>
    orderOnline(paid.shop, goods, method, more)
  const show = ({ number, token }: { number: string; token: string }) => paid.shop.ask(checkoutOrder, { number, token })
  const payAgain = ({ number, token }: { number: string; token: string }, id: string) =>
    paid.shop.ask(checkoutPay, { number, token, payment: { id } })
  const attemptsOf = async ({ number }: { number: string }) => (await accountOf(paid.shop, number)).attempts
  const referenceOf = async (placed: { number: string }) => (await attemptsOf(placed)).at(-1)?.reference ?? ''
  const forgetAsks = () => paid.shop.db.update(payments).set({ asked_at: null })

  it('are offered with what a month costs, each number of payments by its name', async () => {
    const cart_id = await fillCart(paid.shop, [{ goods, count: 1 }])
    const { payments: offered, deliveries } = await paid.shop.ask(checkoutOptions, { cart_id })
    const divided = offered.filter(({ id }) => id.includes('_parts_'))
    expect(divided.map(({ id, name }) => [id, name])).toEqual([
      ['privatbank_parts_3', 'Оплата частинами ПриватБанку, 3 платежі'],
      ['privatbank_parts_6', 'Оплата частинами ПриватБанку, 6 платежів'],
      ['monobank_parts_4', 'Покупка частинами monobank, 4 платежі'],
    ])
    const money = moneyFormat('uk', { checkout: { currencies: { UAH: { prefix: '', suffix: '₴' } } } })
    const monthly = (count: number) => money(Math.ceil(goods.price / count))
    for (const { id, text } of divided) expect(text).toContain(`По ${monthly(Number(id.split('_').at(-1)))} на місяць.`)
    for (const { payments: allowed } of deliveries) expect(allowed).toContain('privatbank_parts_3')
  })

  it('are told with a product and a cart: the longest one of the price', async () => {
    const cart_id = await fillCart(paid.shop, [{ goods, count: 2 }])
    const { cart } = await paid.shop.ask(cartShow, { cart_id })
    expect(cart.instalment).toEqual({ count: 6, amount: Math.ceil((goods.price * 2) / 6) / 100 })
    const [line] = cart.items
    const [, page = '', product = ''] = line?.url.split('/') ?? []
    const shown = await paid.shop.ask(productShow, { page, product })
    const lowest = Math.min(...shown.product.options.map(({ price }) => price))
    expect(shown.product.instalment).toEqual({
      count: lowest >= 2_000 ? 6 : 4,
      amount: Math.ceil((lowest * 100) / (lowest >= 2_000 ? 6 : 4)) / 100,
    })
  })

  it('are for sums from their minimum, and for the numbers of payments that the shop offers', async () => {
    const [cheap] = (await findGoods(paid.shop, 100)).filter(({ price }) => price >= 500_00 && price < 2_000_00)
    if (!cheap) throw new Error('There is nothing cheap to buy')
    const cart_id = await fillCart(paid.shop, [{ goods: cheap, count: 1 }])
    const { payments: offered } = await paid.shop.ask(checkoutOptions, { cart_id })
    expect(offered.map(({ id }) => id).filter(id => id.includes('_parts_'))).toEqual(['monobank_parts_4'])
    for (const id of ['privatbank_parts_3', 'privatbank_parts_2', 'monobank_parts_2', 'monobank_parts_26']) {
      const body = { ...(await toBranch(paid.shop)), cart_id, payment: { id } }
      expect(refusalOf(await paid.shop.post(checkoutSubmit.path, body, withKey()))).toMatchObject({
        status: 422,
        fields: { 'payment.id': ['Оберіть спосіб оплати'] },
      })
    }
  })

  it('of PrivatBank are agreed on its page', async () => {
    privatBank.scenario.callbacks = 'twice'
    const placed = await order('privatbank_parts_6')
    const answer = await privatBank.decide(urlOf(placed), 'approve')
    const back = new URL(answer.headers.get('location') ?? '')
    expect([back.pathname, back.searchParams.get('number')]).toEqual(['/cart/thankyou', placed.number])
    expect(privatBank.callbacks.slice(-2).map(({ status }) => status)).toEqual([200, 200])
    const [purchase] = [...privatBank.purchases.values()].slice(-1)
    expect(purchase).toMatchObject({ partsCount: 6, amount: goods.price / 100 })
    expect(await show(placed)).toMatchObject({
      payment_status: 'paid',
      payment: { id: 'privatbank_parts_6', name: 'Оплата частинами ПриватБанку, 6 платежів', options: [] },
    })
    expect((await accountOf(paid.shop, placed.number)).mails).toEqual(['payment-received'])
  })

  it('of monobank are agreed in its application', async () => {
    const placed = await order('monobank_parts_4')
    // There is no page of the bank: the order's own tells that the answer is awaited.
    expect(new URL(urlOf(placed)).searchParams.get('number')).toBe(placed.number)
    expect((await show(placed)).payment).toMatchObject({ awaiting: true, id: 'monobank_parts_4' })
    await monobank.decide(await referenceOf(placed), 'approve')
    const [attempt] = await attemptsOf(placed)
    expect(attempt).toMatchObject({ state: 'paid', provider_id: expect.any(String) })
    expect(monobank.orders.get(attempt?.provider_id ?? '')?.parts).toBe(4)
    expect(await show(placed)).toMatchObject({ payment_status: 'paid' })
  })

  /** An order that was agreed in the application of monobank, with what the bank knows of it. */
  const agreed = async () => {
    const placed = await order('monobank_parts_4')
    await monobank.decide(await referenceOf(placed), 'approve')
    const bought = [...monobank.orders.values()].at(-1)
    if (!bought) throw new Error('The bank knows of no order')
    return { placed, bought }
  }
  const bring = ({ number }: { number: string }, status: OrderStatus) =>
    paid.shop.db.update(orders).set({ status }).where(eq(orders.number, number))
  const returnedOf = async ({ number }: { number: string }) => {
    const { refunds, order: row } = await accountOf(paid.shop, number)
    return { refunds: refunds.map(({ amount, state }) => [amount, state]), payment_status: row.payment_status }
  }

  it('of monobank are confirmed by the shop when the order was received, not before', async () => {
    const { placed, bought } = await agreed()
    for (const status of ['confirmed', 'packed', 'shipped'] as const) {
      await bring(placed, status)
      await paid.settle({ minutes: 180 })
      expect([status, bought.order_sub_state]).toEqual([status, 'WAITING_FOR_STORE_CONFIRM'])
    }
    await bring(placed, 'delivered')
    await paid.settle({ minutes: 180 })
    expect(bought).toMatchObject({ state: 'SUCCESS', order_sub_state: 'ACTIVE' })
    expect((await attemptsOf(placed)).map(({ state, to_capture }) => [state, to_capture])).toEqual([['paid', false]])
    expect((await show(placed)).payment_status).toBe('paid')
  })

  it('of monobank are confirmed later when the bank is down or slow, or was told by hand', async () => {
    const { placed, bought } = await agreed()
    await bring(placed, 'delivered')
    for (const answers of ['error', 'slow'] as const) {
      monobank.scenario.answers = answers
      await paid.settle({ minutes: 180 })
      expect([answers, (await attemptsOf(placed)).at(-1)?.to_capture]).toEqual([answers, true])
    }
    monobank.scenario.answers = 'right'
    Object.assign(bought, { state: 'SUCCESS', order_sub_state: 'ACTIVE' })
    await paid.settle({ minutes: 600 })
    expect((await attemptsOf(placed)).at(-1)).toMatchObject({ state: 'paid', to_capture: false })
  })

  it('of monobank that the bank annuls before the order was received are money that went back', async () => {
    const { placed, bought } = await agreed()
    await bring(placed, 'delivered')
    Object.assign(bought, { state: 'FAIL', order_sub_state: 'FAIL' })
    await paid.settle({ minutes: 180 })
    expect(await returnedOf(placed)).toEqual({ refunds: [[goods.price, 'done']], payment_status: 'refunded' })
  })

  it('of monobank are annulled, not returned, by a cancellation: once, also when the bank gave no answer', async () => {
    const { placed, bought } = await agreed()
    monobank.scenario.answers = 'error'
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await paid.settle()
    monobank.scenario.answers = 'right'
    await paid.settle({ minutes: 2 })
    expect(bought).toMatchObject({ state: 'FAIL', order_sub_state: 'REJECTED_BY_STORE', reverse_list: [] })
    expect(await returnedOf(placed)).toEqual({ refunds: [[goods.price, 'done']], payment_status: 'refunded' })
    expect((await attemptsOf(placed)).at(-1)).toMatchObject({ state: 'refunded', to_capture: false })
  })

  it('of monobank that were annulled without the answer having come are not annulled again', async () => {
    const { placed, bought } = await agreed()
    Object.assign(bought, { state: 'FAIL', order_sub_state: 'REJECTED_BY_STORE' })
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await paid.settle()
    expect(await returnedOf(placed)).toEqual({ refunds: [[goods.price, 'done']], payment_status: 'refunded' })
  })

  it('of monobank are not returned in part before they are confirmed', async () => {
    const { placed, bought } = await agreed()
    const [payment] = await attemptsOf(placed)
    if (!payment) throw new Error('There is no payment')
    await paid.shop.db.transaction(tx => requestRefund(tx, payment, 'shop', 100_00))
    await paid.settle()
    expect(await returnedOf(placed)).toEqual({ refunds: [[100_00, 'failed']], payment_status: 'paid' })
    expect(bought.order_sub_state).toBe('WAITING_FOR_STORE_CONFIRM')
  })

  it('of monobank are confirmed once when callbacks come twice at once, and after it', async () => {
    monobank.scenario.callbacks = 'twice'
    await agreed()
    expect(monobank.callbacks.slice(-2).map(({ status }) => status)).toEqual([200, 200])
    monobank.scenario.callbacks = 'late'
    const { placed } = await agreed()
    await forgetAsks()
    await show(placed)
    await bring(placed, 'completed')
    await paid.settle({ minutes: 180 })
    await monobank.deliver()
    expect(monobank.callbacks.at(-1)?.status).toBe(200)
    expect((await attemptsOf(placed)).at(-1)).toMatchObject({ state: 'paid', to_capture: false })
  })

  it('that are declined can be tried again, in another number of payments', async () => {
    const placed = await order('privatbank_parts_3')
    await privatBank.decide(urlOf(placed), 'decline')
    const failed = await show(placed)
    expect(failed.payment_status).toBe('failed')
    expect(failed.payment.options.map(({ id }) => id)).toEqual([
      'privatbank_parts_3',
      'liqpay',
      'monobank',
      'privatbank_parts_6',
      'monobank_parts_4',
    ])
    await payAgain(placed, 'monobank_parts_4')
    await monobank.decide(await referenceOf(placed), 'decline')
    expect((await show(placed)).payment_status).toBe('failed')
    await privatBank.decide(urlOf(await payAgain(placed, 'privatbank_parts_6')), 'approve')
    expect((await attemptsOf(placed)).map(({ provider, state, failure }) => [provider, state, failure])).toEqual([
      ['privatbank_parts_3', 'failed', 'FAIL'],
      ['monobank_parts_4', 'failed', 'REJECTED_BY_CLIENT'],
      ['privatbank_parts_6', 'paid', null],
    ])
  })

  it.each(['privatbank_parts_3', 'monobank_parts_4'] as const)(
    'by %s with a lost callback are found out',
    async method => {
      for (const { scenario } of [privatBank, monobank]) scenario.callbacks = 'lost'
      const placed = await order(method)
      await decide(placed, 'approve')
      await forgetAsks()
      expect((await show(placed)).payment_status).toBe('paid')
    },
  )

  async function decide(placed: Awaited<ReturnType<typeof order>>, decision: 'approve' | 'decline') {
    const reference = await referenceOf(placed)
    if (monobank.orders.values().some(({ store_order_id }) => store_order_id === reference))
      return monobank.decide(reference, decision)
    return privatBank.decide(urlOf(placed), decision)
  }

  it.each(['privatbank_parts_3', 'monobank_parts_4'] as const)(
    'by %s are not changed by callbacks that are forged or unreadable',
    async method => {
      for (const { scenario } of [privatBank, monobank]) scenario.callbacks = 'forged'
      const placed = await order(method)
      await decide(placed, 'approve')
      const sent = [...privatBank.callbacks, ...monobank.callbacks]
      expect(sent.map(({ status }) => status)).toContain(403)
      for (const body of ['', '{', '{}', '[]', '{"state":"SUCCESS"}']) {
        const { status } = await fetch(`${paid.shop.url}/api/payment/${method}/callback`, { method: 'POST', body })
        expect([body, status === 400 || status === 403]).toEqual([body, true])
      }
      expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('pending')
    },
  )

  it('of a number of payments that was not chosen do not pay', async () => {
    const placed = await order('privatbank_parts_3')
    const purchase = [...privatBank.purchases.values()].at(-1)
    if (!purchase) throw new Error('The bank knows of no purchase')
    purchase.responseUrl = purchase.responseUrl.replace('privatbank_parts_3', 'privatbank_parts_6')
    await privatBank.decide(urlOf(placed), 'approve')
    expect(privatBank.callbacks.at(-1)?.status).toBe(404)
    expect((await accountOf(paid.shop, placed.number)).order.payment_status).toBe('pending')
  })

  it.each(['privatbank_parts_3', 'monobank_parts_4'] as const)(
    'by %s leave the order standing when the bank is down',
    async method => {
      for (const { scenario } of [privatBank, monobank]) scenario.answers = 'error'
      const placed = await order(method)
      expect(placed.payment).toBeNull()
      for (const { scenario } of [privatBank, monobank]) scenario.answers = 'right'
      const again = await payAgain(placed, method)
      await decide({ ...placed, payment: again.payment }, 'approve')
      expect((await show(placed)).payment_status).toBe('paid')
    },
  )

  it('that the bank knows without the shop having its answer are another attempt at the next try', async () => {
    const placed = await order('privatbank_parts_3')
    // The answer with the address of the page was lost.
    await paid.shop.db
      .update(payments)
      .set({ provider_id: null, page_url: null })
      .where(eq(payments.reference, await referenceOf(placed)))
    expect(
      refusalOf(
        await paid.shop.post(checkoutPay.path, {
          number: placed.number,
          token: placed.token,
          payment: { id: 'privatbank_parts_3' },
        }),
      ),
    ).toMatchObject({ status: 503 })
    await privatBank.decide(urlOf(await payAgain(placed, 'privatbank_parts_3')), 'approve')
    expect(await attemptsOf(placed)).toMatchObject([{ state: 'created' }, { state: 'paid' }])
  })

  it('submitted five times at once are one purchase', async () => {
    const cart_id = await fillCart(paid.shop, [{ goods, count: 1 }])
    const key = crypto.randomUUID()
    const placed = await Promise.all(Array.from({ length: 5 }, () => order('monobank_parts_4', { cart_id, key })))
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1)
    const [first] = placed
    if (!first) throw new Error('Nothing was ordered')
    await monobank.decide(await referenceOf(first), 'approve')
    expect((await show(first)).payment_status).toBe('paid')
  })

  it.each(['privatbank_parts_3', 'monobank_parts_4'] as const)(
    'by %s are returned, in parts and whole',
    async method => {
      const placed = await order(method)
      await decide(placed, 'approve')
      await bring(placed, 'delivered')
      await paid.settle({ minutes: 180 })
      await bring(placed, 'new')
      const [payment] = await attemptsOf(placed)
      if (!payment) throw new Error('There is no payment')
      await paid.shop.db.transaction(tx => requestRefund(tx, payment, 'shop', 100_00))
      await paid.settle()
      expect((await accountOf(paid.shop, placed.number)).refunds).toEqual([
        { amount: 100_00, reason: 'shop', state: 'done' },
      ])
      await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
      await paid.settle()
      const { refunds, order: row } = await accountOf(paid.shop, placed.number)
      expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
        [100_00, 'done'],
        [goods.price - 100_00, 'done'],
      ])
      expect(row.payment_status).toBe('refunded')
      const returned =
        method === 'monobank_parts_4'
          ? [...monobank.orders.values()].at(-1)?.order_sub_state
          : [...privatBank.purchases.values()].at(-1)?.paymentState
      expect(returned).toBe('RETURNED')
    },
  )

  it('of PrivatBank are not returned twice when a request got no answer', async () => {
    const boughtAndCancelled = async () => {
      const placed = await order('privatbank_parts_3')
      await privatBank.decide(urlOf(placed), 'approve')
      privatBank.scenario.answers = 'error'
      await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
      await paid.settle()
      privatBank.scenario.answers = 'right'
      const purchase = [...privatBank.purchases.values()].at(-1)
      if (!purchase) throw new Error('The bank knows of no purchase')
      return { placed, purchase }
    }
    const notExecuted = await boughtAndCancelled()
    await paid.settle({ minutes: 2 })
    expect(notExecuted.purchase).toMatchObject({ paymentState: 'RETURNED', refunded: goods.price / 100 })
    const executed = await boughtAndCancelled()
    executed.purchase.paymentState = 'RETURNED'
    await paid.settle({ minutes: 2 })
    expect(executed.purchase.refunded).toBe(0)
    for (const { placed } of [notExecuted, executed])
      expect((await accountOf(paid.shop, placed.number)).refunds).toMatchObject([{ state: 'done' }])
  })

  it('of which a part may have been returned are left to the operator', async () => {
    const placed = await order('privatbank_parts_3')
    await privatBank.decide(urlOf(placed), 'approve')
    const [payment] = await attemptsOf(placed)
    if (!payment) throw new Error('There is no payment')
    privatBank.scenario.answers = 'error'
    await paid.shop.db.transaction(tx => requestRefund(tx, payment, 'shop', 100_00))
    await paid.settle()
    privatBank.scenario.answers = 'right'
    await paid.settle({ minutes: 2 })
    expect((await accountOf(paid.shop, placed.number)).refunds).toMatchObject([{ amount: 100_00, state: 'failed' }])
    expect([...privatBank.purchases.values()].at(-1)?.refunded).toBe(0)
  })

  it('of monobank whose return got no answer are returned once', async () => {
    const { placed, bought } = await agreed()
    Object.assign(bought, { state: 'SUCCESS', order_sub_state: 'ACTIVE' })
    monobank.scenario.answers = 'error'
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await paid.settle()
    monobank.scenario.answers = 'right'
    bought.reverse_list.push({ sum: bought.total_sum, timestamp: new Date().toISOString() })
    await paid.settle({ minutes: 2 })
    expect(bought.reverse_list).toHaveLength(1)
    expect((await accountOf(paid.shop, placed.number)).refunds).toMatchObject([{ state: 'done' }])
  })

  it('agreed when the order was cancelled already are returned', async () => {
    const placed = await order('monobank_parts_4')
    await paid.shop.ask(checkoutCancel, { number: placed.number, token: placed.token })
    await monobank.decide(await referenceOf(placed), 'approve')
    await paid.settle()
    const { order: row, refunds } = await accountOf(paid.shop, placed.number)
    expect(row).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(refunds).toEqual([{ amount: goods.price, reason: 'cancelled', state: 'done' }])
  })

  it('of an order whose number of payments is not offered any more are still known, and it can go to another place', async () => {
    const placed = await order('privatbank_parts_3')
    await paid.shop.db.update(orders).set({ payment_id: 'privatbank_parts_24' }).where(eq(orders.number, placed.number))
    expect((await show(placed)).payment.name).toBe('Оплата частинами ПриватБанку, 24 платежі')
    const { city_ref, point_ref } = (await toBranch(paid.shop)).delivery
    const { number, token } = placed
    const changed = await paid.shop.ask(checkoutDelivery, { number, token, delivery: { city_ref, point_ref } })
    expect(changed.delivery.point_ref).toBe(point_ref)
  })
})
