import { checkoutSubmit, type OrderStatus, orderStatuses, profileReturnCreate } from '@shop/contract'
import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { coupon_redemptions, coupons, mails, order_items, orders, return_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { createSecrets } from '../platform/secrets.ts'
import { changeReturnStatus } from '../returns/return-status.ts'
import { type SignedIn, signIn, withHeaders } from '../testing/customers.ts'
import { bothDatabases, openShop, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, leftOf, stock, toBranch, withKey } from '../testing/shopper.ts'
import {
  changeOrderStatus,
  changePaymentStatus,
  type OrderActor,
  orderTransitions,
  possibleTransitions,
  setTrackingNumber,
} from './order-status.ts'

const secrets = createSecrets('a secret of the test, long and varied: 0123456789')
/** A shop without fiscal receipts. */
const services = { secrets, fiscalService: null }
const actors = ['shopper', 'shop', 'carrier', 'payment', 'job'] as const satisfies readonly OrderActor[]

const lockOrder = async (tx: Shop['db'], number: string): Promise<OrderRow> => {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('no key update')
  if (!order) throw new Error(`There is no order ${number}`)
  return order
}

/** Changes a status in a transaction of its own; false when it may not be changed. */
const change = (
  shop: Shop,
  number: string,
  to: OrderStatus,
  by: OrderActor,
  { tracking }: { tracking?: string } = {},
) =>
  transact(shop.db, async tx => {
    const order = await lockOrder(tx, number)
    return (await changeOrderStatus(tx, order, to, services, { by, tracking })) !== null
  })

const rowOf = async ({ db }: Shop, number: string) =>
  (await db.select().from(orders).where(eq(orders.number, number)))[0]
const mailKeysOf = async ({ db }: Shop, id: number) =>
  (await db.select({ key: mails.key }).from(mails).orderBy(asc(mails.id)))
    .map(({ key }) => key)
    .filter(key => key.split(':')[1] === String(id))

describe('the table of transitions', () => {
  const allowed = (status: OrderStatus, by: OrderActor, id = 'np_branch') =>
    possibleTransitions({ status, delivery: { ...emptyDelivery, id } }, by).map(({ to }) => to)
  const emptyDelivery: OrderRow['delivery'] = {
    id: 'np_branch',
    name: { uk: '', ru: '', en: '' },
    days: '',
    city: null,
    point: null,
    address: null,
    city_ref: null,
    point_ref: null,
  }

  it('lets the buyer cancel a new order and do nothing else', () => {
    expect(orderStatuses.map(status => allowed(status, 'shopper'))).toEqual([['cancelled'], [], [], [], [], [], [], []])
  })

  it('follows the states of the wire, of which the last ones lead nowhere', () => {
    expect(allowed('new', 'shop')).toEqual(['confirmed', 'cancelled'])
    expect(allowed('packed', 'shop')).toEqual(['shipped', 'cancelled'])
    expect(allowed('packed', 'shop', 'pickup')).toEqual(['shipped', 'delivered', 'cancelled'])
    expect(allowed('packed', 'carrier')).toEqual(['shipped'])
    expect(allowed('shipped', 'carrier')).toEqual(['delivered', 'returned'])
    for (const status of ['cancelled', 'returned'] as const)
      expect(orderTransitions.filter(({ from }) => from === status)).toEqual([])
  })

  it('has one way from one status to another', () => {
    for (const status of orderStatuses)
      for (const by of actors)
        for (const id of ['np_branch', 'pickup']) {
          const ways = allowed(status, by, id)
          expect(new Set(ways).size).toBe(ways.length)
        }
  })

  it('undoes what was not handed over, and only that', () => {
    const isHandedOver = ({ from }: { from: OrderStatus }) => from === 'delivered' || from === 'completed'
    for (const transition of orderTransitions)
      expect(transition.effect === 'undone').toBe(
        (transition.to === 'cancelled' || transition.to === 'returned') && !isHandedOver(transition),
      )
  })
})

describe.each(bothDatabases)('the status of an order on %s', kind => {
  let shop: Shop
  let goods: Goods[]
  let olena: SignedIn
  const at = (index: number): Goods => {
    const found = goods[index]
    if (!found) throw new Error('not enough goods')
    return found
  }
  beforeAll(async () => {
    shop = await openShop(kind)
    goods = await findGoods(shop, 2)
    for (const each of goods) await stock(shop, each, 500)
    olena = await signIn(shop)
  })
  afterAll(() => shop.close())

  const order = async (lines: { goods: Goods; count: number }[] = [{ goods: at(0), count: 2 }], coupon?: string) => {
    const cart_id = await fillCart(shop, lines)
    const body = { ...(await toBranch(shop)), cart_id, ...(coupon ? { coupon } : {}) }
    return (await shop.ask(checkoutSubmit, body, withHeaders(withKey(), olena.sent))).number
  }

  it('asks for the refund of a paid order that is cancelled, once, and for nothing when it was not paid', async () => {
    const [paid, unpaid] = [await order(), await order()]
    await transact(shop.db, async tx => changePaymentStatus(tx, await lockOrder(tx, paid), 'paid', services))
    expect(await change(shop, paid, 'cancelled', 'shopper')).toBe(true)
    expect(await change(shop, paid, 'cancelled', 'shopper')).toBe(false)
    expect(await change(shop, unpaid, 'cancelled', 'shopper')).toBe(true)
    expect(await rowOf(shop, paid)).toMatchObject({ payment_status: 'paid', refund_due_at: expect.any(Date) })
    expect(await rowOf(shop, unpaid)).toMatchObject({ payment_status: 'on_receipt', refund_due_at: null })
    await transact(shop.db, async tx => changePaymentStatus(tx, await lockOrder(tx, paid), 'refunded', services))
    expect(await rowOf(shop, paid)).toMatchObject({ payment_status: 'refunded', refund_due_at: null })
  })

  it('tells the buyer of a payment or refund that an operator notes, as far as it is waited for', async () => {
    const number = await order()
    const note = (to: 'paid' | 'refunded', row: Partial<OrderRow>) =>
      transact(shop.db, async tx => {
        await tx.update(orders).set(row).where(eq(orders.number, number))
        return changePaymentStatus(tx, await lockOrder(tx, number), to, services)
      })
    const isMailed = async (to: 'paid' | 'refunded', row: Partial<OrderRow>) => (await note(to, row)).isMailed
    for (const status of ['new', 'confirmed', 'packed'] as const)
      expect([status, await isMailed('paid', { status, payment_status: 'pending' })]).toEqual([status, true])
    for (const status of ['shipped', 'delivered'] as const)
      expect([status, await isMailed('paid', { status, payment_status: 'pending' })]).toEqual([status, false])
    expect(await isMailed('paid', { status: 'packed', payment_status: 'on_receipt' })).toBe(false)
    expect(await isMailed('refunded', { payment_status: 'paid', refund_due_at: new Date() })).toBe(true)
    expect((await rowOf(shop, number))?.refund_due_at).toBeNull()
    expect(await isMailed('refunded', { payment_status: 'paid' })).toBe(false)
    const id = (await rowOf(shop, number))?.id
    const sent = (await shop.db.select({ key: mails.key }).from(mails)).map(({ key }) => key)
    expect(sent.filter(key => key.endsWith(`:order:${id}`)).toSorted()).toEqual([
      `payment-received:order:${id}`,
      `payment-refunded:order:${id}`,
    ])
  })

  it('is mailed once where the table says so, with the tracking number', async () => {
    const number = await order()
    for (const to of ['confirmed', 'packed', 'shipped'] as const)
      await change(shop, number, to, 'shop', to === 'shipped' ? { tracking: '20450123456789' } : {})
    await change(shop, number, 'delivered', 'carrier')
    expect(await change(shop, number, 'delivered', 'carrier')).toBe(false)
    await change(shop, number, 'completed', 'job')
    const row = await rowOf(shop, number)
    const id = row?.id ?? 0
    expect(row).toMatchObject({ status: 'completed', tracking: '20450123456789' })
    expect(await mailKeysOf(shop, id)).toEqual([
      `order-created:${id}`,
      `order-status:${id}:confirmed`,
      `order-status:${id}:shipped`,
      `order-status:${id}:delivered`,
    ])
  })

  it('is not changed by a tracking number, which a buyer who waits for the parcel gets by mail once', async () => {
    const number = await order()
    const note = (tracking: string) =>
      transact(shop.db, async tx => setTrackingNumber(tx, await lockOrder(tx, number), tracking, services))
    await change(shop, number, 'confirmed', 'shop')
    await note('20450123456780')
    await change(shop, number, 'packed', 'shop')
    await change(shop, number, 'shipped', 'carrier')
    const row = await rowOf(shop, number)
    expect(row).toMatchObject({ status: 'shipped', tracking: '20450123456780' })
    for (const tracking of ['20450123456781', '20450123456781', '20450123456780']) await note(tracking)
    const keys = (await mailKeysOf(shop, row?.id ?? 0)).filter(key => key.startsWith('order-tracking'))
    expect(keys).toEqual([`order-tracking:${row?.id}:20450123456781`, `order-tracking:${row?.id}:20450123456780`])
  })

  /** What is left, what is in orders that have it, and what came back damaged. */
  const Sums = z.object({ rows: z.tuple([z.object({ held: z.int(), restocked: z.int() })]) })
  const held = async ({ option_id }: Goods) =>
    Sums.parse(
      await shop.db.execute(sql`select
        coalesce((select sum(${order_items.count}) from ${order_items} join ${orders} on ${orders.id} = ${order_items.order_id}
          where ${order_items.option_id} = ${option_id} and ${orders.status} <> 'cancelled'
            and not exists (select 1 from order_history undone where undone.order_id = ${orders.id} and undone.status = 'returned'
              and not exists (select 1 from order_history handed where handed.order_id = ${orders.id} and handed.status = 'delivered'))
        ), 0)::int as held,
        coalesce((select sum(back.count) from return_items back join return_requests asked on asked.id = back.request_id
          join order_items item on item.id = back.order_item_id
          where item.option_id = ${option_id} and asked.comment = 'restocked' and asked.status in ('received', 'completed')
        ), 0)::int as restocked`),
    ).rows[0]

  const target = fc.nat({ max: 5 })
  const step = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('order'),
        counts: fc.tuple(fc.nat(3), fc.nat(3)),
        coupon: fc.boolean(),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('status'),
        of: target,
        to: fc.constantFrom(...orderStatuses),
        by: fc.constantFrom(...actors),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('forward'), of: target }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay'), of: target }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('return'), of: target, restock: fc.boolean() }) },
  )
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

  const forward: Partial<Record<OrderStatus, OrderStatus>> = {
    new: 'confirmed',
    confirmed: 'packed',
    packed: 'shipped',
    shipped: 'delivered',
    delivered: 'completed',
  }

  /** Returns one piece of the first line of a delivered order, and receives it. */
  async function returnPiece(number: string, restock: boolean): Promise<void> {
    const row = await rowOf(shop, number)
    const [line] = await shop.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, row?.id ?? 0))
    const body = { number, kind: 'return', items: [{ line_id: line?.id ?? 0, count: 1 }], question: 'too_small' }
    const asked = await shop.post(profileReturnCreate.path, body, olena.sent)
    if (asked.status !== 200) return
    const { id } = profileReturnCreate.data.parse(z.object({ data: z.unknown() }).parse(asked.body).data)
    await transact(shop.db, async tx => {
      const order = await lockOrder(tx, number)
      for (const to of ['approved', 'received'] as const) {
        const [request] = await tx.select().from(return_requests).where(eq(return_requests.id, id))
        if (!request) throw new Error('The request is gone')
        await changeReturnStatus(tx, request, order, { to, isRestocked: restock }, { secrets })
      }
      if (restock) await tx.update(return_requests).set({ comment: 'restocked' }).where(eq(return_requests.id, id))
    })
  }

  async function perform(step: Step, numbers: string[], code: string): Promise<void> {
    if (step.kind === 'order') {
      const lines = step.counts.flatMap((count, index) => (count > 0 ? [{ goods: at(index), count }] : []))
      if (lines.length > 0) numbers.push(await order(lines, step.coupon ? code : undefined))
      return
    }
    const number = numbers[step.of % Math.max(1, numbers.length)]
    if (number === undefined) return
    const row = await rowOf(shop, number)
    if (!row) throw new Error('The order is gone')
    if (step.kind === 'status') await change(shop, number, step.to, step.by)
    else if (step.kind === 'forward') await change(shop, number, forward[row.status] ?? row.status, 'shop')
    else if (step.kind === 'pay')
      await transact(shop.db, async tx => changePaymentStatus(tx, await lockOrder(tx, number), 'paid', services))
    else await returnPiece(number, step.restock)
  }

  it('leaves stock, orders and returns in balance, and as many uses of a coupon as redemptions, after any sequence', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
        const code = `BALANCE${kind.toUpperCase()}${++run}`
        const [coupon] = await shop.db
          .insert(coupons)
          .values({ code, kind: 'percent', value: 10 })
          .returning({ id: coupons.id })
        const before = await Promise.all(
          goods.map(async each => ({ left: await leftOf(shop, each), ...(await held(each)) })),
        )
        const numbers: string[] = []
        for (const each of steps) await perform(each, numbers, code)
        for (const [index, each] of goods.entries()) {
          const now = { left: await leftOf(shop, each), ...(await held(each)) }
          const sum = ({ left, held, restocked }: typeof now) => left + held - restocked
          expect(sum(now)).toBe(before[index] ? sum(before[index]) : 0)
        }
        const [used] = await shop.db.select({ used: coupons.used }).from(coupons).where(eq(coupons.code, code))
        const redeemed = await shop.db
          .select()
          .from(coupon_redemptions)
          .where(eq(coupon_redemptions.coupon_id, coupon?.id ?? 0))
        expect(used?.used).toBe(redeemed.length)
        const rows = await Promise.all(numbers.map(number => rowOf(shop, number)))
        const undone = rows.filter(row => row?.status === 'cancelled' && row.payment_status === 'paid')
        expect(undone.every(row => row?.refund_due_at)).toBe(true)
      }),
      { numRuns: kind === 'PGlite' ? 8 : 20 },
    )
  }, 60_000)
})
