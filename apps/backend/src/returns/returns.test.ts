import {
  checkoutOrder,
  profileOrders,
  profileReturn,
  profileReturnCreate,
  returnCreate,
  returnShow,
} from '@shop/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, options, order_items, orders, return_requests } from '../db/schema/index.ts'
import { returnDeadline } from '../orders/return-deadline.ts'
import { exportOf, type SignedIn, signIn, withHeaders } from '../testing/customers.ts'
import { type Delivered, deliver } from '../testing/delivered.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { findGoods, type Goods, stock, withKey } from '../testing/shopper.ts'

describe.each(databases)('returns on %s', kind => {
  let shop: Shop
  let goods: [Goods, Goods]
  let olena: SignedIn
  let petro: SignedIn
  beforeAll(async () => {
    shop = await openShop(kind)
    const [first, second] = await findGoods(shop, 2)
    if (!first || !second) throw new Error('The demo shop is empty')
    goods = [first, second]
    for (const each of goods) await stock(shop, each, 500)
    olena = await signIn(shop)
    petro = await signIn(shop)
  })
  afterAll(() => shop.close())

  const delivered = (customer?: SignedIn, daysAgo = 0) =>
    deliver(
      shop,
      [
        { goods: goods[0], count: 3 },
        { goods: goods[1], count: 1 },
      ],
      { daysAgo, ...(customer ? { customer } : {}) },
    )
  const lineOf = ({ lines: [line] }: Delivered): number => line ?? 0
  const wish = (order: Delivered, count = 1) => ({
    number: order.number,
    kind: 'return' as const,
    items: [{ line_id: lineOf(order), count }],
    question: 'too_small',
  })
  const otherSize = async ({ product_id, option_id }: Goods): Promise<number> => {
    const [size] = await shop.db
      .select({ id: options.id })
      .from(options)
      .where(and(eq(options.product_id, product_id), ne(options.id, option_id)))
      .orderBy(asc(options.id))
    return size?.id ?? 0
  }
  const sizesOf = async (of: Goods | undefined) => {
    const sizes = await shop.db
      .select({ id: options.id })
      .from(options)
      .where(eq(options.product_id, of?.product_id ?? 0))
      .orderBy(asc(options.position))
    return sizes.map(({ id }) => id)
  }
  const refused = async (path: string, body: object, customer?: SignedIn) =>
    refusalOf(await shop.post(path, { lang: 'en', ...body }, customer?.sent))

  it('are offered for delivered orders with their deadline, sizes and questions', async () => {
    const customer = await signIn(shop)
    const order = await delivered(customer)
    const form = await shop.ask(profileReturn, { lang: 'en' }, customer.sent)
    const [offered] = form.orders
    expect(offered?.number).toBe(order.number)
    const arrived = offered?.history.find(({ status }) => status === 'delivered')
    expect(offered?.return_until).toBe(returnDeadline(new Date(arrived?.date ?? '')).toISOString())
    expect(offered?.items.map(({ returnable, return_excluded }) => [returnable, return_excluded])).toEqual([
      [3, false],
      [1, false],
    ])
    expect(offered?.items[0]?.options.map(({ id }) => id)).toContain(goods[0].option_id)
    expect(form.questions).toContainEqual({ id: 'too_small', text: 'Too small' })
    expect(form.requests).toEqual([])
    const guest = await shop.ask(returnShow, { number: order.number, token: order.token })
    expect(guest.orders.map(({ number }) => number)).toEqual([order.number])
  })

  it('of several orders and requests are kept apart', async () => {
    const customer = await signIn(shop)
    const [first, second] = [await delivered(customer), await delivered(customer)]
    const placed = []
    for (const [order, count] of [
      [first, 1],
      [second, 2],
      [first, 1],
    ] as const)
      placed.push(await shop.ask(profileReturnCreate, wish(order, count), customer.sent))
    const form = await shop.ask(profileReturn, {}, customer.sent)
    const sorted = <Entry extends { id: number }>(entries: readonly Entry[]) => entries.toSorted((a, b) => a.id - b.id)
    expect(sorted(form.requests)).toEqual(sorted(placed))
    expect(placed.map(({ items, history }) => [items.map(({ line_id }) => line_id), history.length])).toEqual([
      [[lineOf(first)], 1],
      [[lineOf(second)], 1],
      [[lineOf(first)], 1],
    ])
    const offered = new Map(form.orders.map(({ number, items }) => [number, items]))
    for (const [order, returnable] of [
      [first, [1, 1]],
      [second, [1, 1]],
    ] as const) {
      const items = offered.get(order.number) ?? []
      expect(items.map(({ line_id }) => line_id)).toEqual(order.lines)
      expect(items.map(item => item.returnable)).toEqual(returnable)
      for (const [at, { options }] of items.entries())
        expect(options.map(({ id }) => id)).toEqual(await sizesOf(goods[at]))
    }
    const rest = first.lines.map(line_id => ({ line_id, count: 1 }))
    await shop.ask(profileReturnCreate, { ...wish(first), items: rest }, customer.sent)
    const left = await shop.ask(profileReturn, {}, customer.sent)
    expect(left.orders.map(({ number }) => number)).toEqual([second.number])
  })

  it('are requested once for each piece, and requested pieces are no longer offered', async () => {
    const customer = await signIn(shop)
    const order = await delivered(customer)
    const request = await shop.ask(profileReturnCreate, { ...wish(order, 2), comment: 'Тисне' }, customer.sent)
    expect(request).toMatchObject({
      order_number: order.number,
      kind: 'return',
      items: [{ line_id: lineOf(order), count: 2, option_id: null, wanted_option: null }],
      question: 'too_small',
      comment: 'Тисне',
      status: 'new',
      history: [{ status: 'new' }],
      photos: [],
    })
    const form = await shop.ask(profileReturn, {}, customer.sent)
    expect(form.requests).toEqual([request])
    expect((await exportOf(shop, customer.sent)).returns).toEqual([request])
    expect(form.orders[0]?.items.map(({ returnable }) => returnable)).toEqual([1, 1])
    const { items } = await shop.ask(profileOrders, {}, customer.sent)
    expect(items[0]?.items.map(({ returnable }) => returnable)).toEqual([1, 1])

    const tooMany = await refused(profileReturnCreate.path, wish(order, 2), customer)
    expect(tooMany).toMatchObject({ status: 422, fields: { 'items.0.count': ['At most 1'] } })
    expect(tooMany.message).toContain('can still return')
    const lines = order.lines.map(line_id => ({ line_id, count: 1 }))
    await shop.ask(profileReturnCreate, { ...wish(order), items: lines }, customer.sent)
    expect((await shop.ask(profileReturn, {}, customer.sent)).orders).toEqual([])

    await shop.db.update(return_requests).set({ status: 'rejected' }).where(eq(return_requests.id, request.id))
    const again = await shop.ask(profileReturn, {}, customer.sent)
    expect(again.orders[0]?.items.map(({ returnable }) => returnable)).toEqual([2, 0])
  })

  it('never exceed the ordered pieces when requested concurrently', async () => {
    const order = await delivered(olena)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.post(profileReturnCreate.path, wish(order, 2), olena.sent)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
  })

  it('enqueue their mail in the same transaction and are created once per key', async () => {
    const order = await delivered(olena)
    const body = wish(order)
    const key = withHeaders(withKey('return-key-0123456789'), olena.sent)
    const request = await shop.ask(profileReturnCreate, body, key)
    expect(await shop.ask(profileReturnCreate, body, key)).toEqual(request)
    const other = await shop.post(profileReturnCreate.path, { ...body, comment: 'інше' }, key)
    expect(refusalOf(other).status).toBe(409)
    const sent = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.key, `return-created:${request.id}`))
    expect(sent).toMatchObject([
      { template: 'return-created', data: { requestId: request.id, path: '/account/exchange' } },
    ])
    const before = await shop.db.select().from(mails)
    await refused(profileReturnCreate.path, wish(order, 900), olena)
    expect(await shop.db.select().from(mails)).toHaveLength(before.length)
  })

  it('are available to a guest with the token of the order', async () => {
    const order = await delivered()
    const request = await shop.ask(returnCreate, { ...wish(order), lang: 'ru', token: order.token })
    expect(request.order_number).toBe(order.number)
    const [mail] = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.key, `return-created:${request.id}`))
    expect(mail).toMatchObject({ lang: 'ru', recipient: 'olena@example.com' })
    expect(JSON.stringify(mail?.data)).toContain(`/ru/cart/thankyou?number=${order.number}&token=`)
    const token = order.token.replace(/^./, sign => (sign === 'A' ? 'B' : 'A'))
    expect((await refused(returnCreate.path, { ...wish(order), token })).status).toBe(404)
    expect((await refused(returnShow.path, { number: order.number, token })).status).toBe(404)
    const form = await shop.ask(returnShow, { number: order.number, token: order.token })
    expect(form.requests.map(({ id }) => id)).toEqual([request.id])
  })

  it('are not accessible to another customer', async () => {
    const mine = await delivered(olena)
    const theirs = await delivered(petro)
    expect((await refused(profileReturnCreate.path, wish(theirs), olena)).status).toBe(404)
    const foreignLine = { ...wish(mine), items: [{ line_id: lineOf(theirs), count: 1 }] }
    expect((await refused(profileReturnCreate.path, foreignLine, olena)).status).toBe(404)
    const guest = await delivered()
    expect((await refused(profileReturnCreate.path, wish(guest), olena)).status).toBe(404)
    await shop.ask(profileReturnCreate, wish(theirs), petro.sent)
    const form = await shop.ask(profileReturn, {}, olena.sent)
    expect(form.orders.map(({ number }) => number)).not.toContain(theirs.number)
    expect(form.requests.map(({ order_number }) => order_number)).not.toContain(theirs.number)
    for (const call of [profileReturn, profileReturnCreate]) expect((await refused(call.path, {})).status).toBe(401)
  })

  it('are possible from the delivery until two weeks later', async () => {
    const order = await delivered(olena, 14)
    expect((await refused(profileReturnCreate.path, wish(await delivered(olena, 16)), olena)).status).toBe(409)
    await shop.ask(profileReturnCreate, wish(order), olena.sent)
    const lateOrder = await delivered(olena, 15)
    const answer = await refused(profileReturnCreate.path, wish(lateOrder), olena)
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('14 days') })
    const { items } = await shop.ask(checkoutOrder, { number: lateOrder.number, token: lateOrder.token })
    expect(items.map(({ returnable }) => returnable)).toEqual([0, 0])
    const shippedOrder = await delivered(olena)
    await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, shippedOrder.id))
    expect(await refused(profileReturnCreate.path, wish(shippedOrder), olena)).toMatchObject({
      status: 409,
      message: expect.not.stringContaining('14 days'),
    })
  })

  it('exclude goods that are exempt by law and state the reason', async () => {
    const customer = await signIn(shop)
    const order = await delivered(customer)
    await shop.db
      .update(order_items)
      .set({ returnable: 0 })
      .where(eq(order_items.id, lineOf(order)))
    const form = await shop.ask(profileReturn, {}, customer.sent)
    expect(form.orders[0]?.items.map(({ returnable, return_excluded }) => [returnable, return_excluded])).toEqual([
      [0, true],
      [1, false],
    ])
    const answer = await refused(profileReturnCreate.path, wish(order), customer)
    expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('By law') })
    await shop.db.update(order_items).set({ returnable: 0 }).where(eq(order_items.order_id, order.id))
    expect((await shop.ask(profileReturn, {}, customer.sent)).orders).toHaveLength(1)
  })

  it('exchange for another size of the same product', async () => {
    const order = await delivered(olena)
    const size = await otherSize(goods[0])
    const exchange = (option_id: number | undefined, question = 'too_small') => ({
      ...wish(order),
      kind: 'exchange' as const,
      question,
      items: [{ line_id: lineOf(order), count: 1, ...(option_id === undefined ? {} : { option_id }) }],
    })
    const wrong = async (body: object) => (await refused(profileReturnCreate.path, body, olena)).fields
    expect(await wrong(exchange(undefined))).toHaveProperty(['items.0.option_id'])
    expect(await wrong(exchange(goods[1].option_id))).toHaveProperty(['items.0.option_id'])
    expect(await wrong(exchange(goods[0].option_id))).toHaveProperty(['items.0.option_id'])
    expect(await wrong({ ...exchange(size), kind: 'return' })).toHaveProperty(['items.0.option_id'])
    const request = await shop.ask(profileReturnCreate, exchange(size), olena.sent)
    expect(request).toMatchObject({ kind: 'exchange', items: [{ option_id: size }] })
    expect(request.items[0]?.wanted_option).toBeTruthy()
    expect(await shop.ask(profileReturnCreate, exchange(goods[0].option_id, 'defect'), olena.sent)).toMatchObject({
      items: [{ option_id: goods[0].option_id }],
    })
  })

  it('reject an unknown reason, a long comment, a duplicate line and an empty request', async () => {
    const order = await delivered(olena)
    const wrong = async (body: object) =>
      Object.keys((await refused(profileReturnCreate.path, { ...wish(order), ...body }, olena)).fields)
    expect(await wrong({ question: 'weather' })).toEqual(['question'])
    expect(await wrong({ question: 'toString' })).toEqual(['question'])
    expect(await wrong({ comment: 'x'.repeat(701) })).toEqual(['comment'])
    const line = { line_id: lineOf(order), count: 1 }
    expect(await wrong({ items: [line, line] })).toEqual(['items.1.line_id'])
    expect(await wrong({ items: [] })).toEqual(['items'])
    expect(await wrong({ photos: ['unknown'] })).toEqual(['photos'])
  })
})
