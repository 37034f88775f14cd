import {
  Cart,
  cartAdd,
  cartCount,
  cartShow,
  checkoutCancel,
  checkoutOptions,
  checkoutOrder,
  checkoutSubmit,
  deliveryCities,
  deliveryPoints,
  MAX_QUANTITY,
} from '@shop/contract'
import { count, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { coupons, options, order_items, orders, products } from '../db/schema/index.ts'
import { signIn, withHeaders } from '../testing/customers.ts'
import { type Answered, bothDatabases, openShop, refusalOf, type Sent, type Shop } from '../testing/shop.ts'
import {
  contact,
  fillCart,
  findGoods,
  type Goods,
  leftOf,
  type Submit,
  stock,
  toBranch,
  withKey,
} from '../testing/shopper.ts'

const Conflict = z.object({ cart_id: z.string(), cart: Cart })

const Waiting = z.object({ rows: z.tuple([z.object({ waiting: z.int() })]) })

/** Starts requests while rows that all of them need are locked, and releases the lock when all of them are waiting. */
const startTogether = ({ db }: Shop, rows: SQL, buy: () => Promise<Answered>[]): Promise<Answered[]> =>
  db
    .transaction(async tx => {
      await tx.execute(sql`${rows} for no key update`)
      const buying = buy()
      const waiting = sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect
        .poll(async () => Waiting.parse(await tx.execute(waiting)).rows[0].waiting, { timeout: 20_000 })
        .toBe(buying.length)
      return { buying }
    })
    .then(({ buying }) => Promise.all(buying))

describe.each(bothDatabases)('checking out on %s', kind => {
  let shop: Shop
  let goods: Goods[]
  let rest: Omit<Submit, 'cart_id'>
  const at = (index: number): Goods => {
    const found = goods[index]
    if (!found) throw new Error('not enough goods')
    return found
  }
  const orderCount = async () => (await shop.db.select({ count: count() }).from(orders))[0]?.count ?? 0
  const versionOf = async (cart_id: string, coupon?: string) =>
    (await shop.ask(cartShow, { cart_id, ...(coupon ? { coupon } : {}) })).cart.version

  beforeAll(async () => {
    shop = await openShop(kind)
    goods = await findGoods(shop, 25)
    rest = await toBranch(shop)
  })
  afterAll(() => shop.close())

  it('creates an order whose sums exceed 32 bits', async () => {
    const dearest = at(24)
    const price = 999_999_999 // kopiykas: the highest price of an import
    await shop.db.update(products).set({ price }).where(eq(products.id, dearest.product_id))
    await shop.db.update(options).set({ price }).where(eq(options.id, dearest.option_id))
    await stock(shop, dearest, MAX_QUANTITY)
    const cart_id = await fillCart(shop, [{ goods: dearest, count: 150 }])
    const { cart } = await shop.ask(cartShow, { cart_id })
    expect(cart.total_price).toBe(1_499_999_998.5)
    const { number, token } = await shop.ask(
      checkoutSubmit,
      { ...rest, cart_id, delivery: { id: 'pickup' } },
      withKey(),
    )
    expect(await shop.ask(checkoutOrder, { number, token })).toMatchObject({ total: cart.total_price })
  })

  it('creates an order that is accessible by its token only', async () => {
    await stock(shop, at(0), 10)
    const cart_id = await fillCart(shop, [
      { goods: at(0), count: 2 },
      { goods: at(1), count: 1 },
    ])
    const { cart } = await shop.ask(cartShow, { cart_id })
    const submitted = await shop.ask(
      checkoutSubmit,
      {
        ...rest,
        cart_id,
        cart_version: cart.version,
        recipient: { name: 'Ірина', last_name: 'Коваленко', phone: '050 765-43-21' },
        comment: 'Подзвоніть після 18:00',
      },
      withKey(),
    )
    expect(submitted).toMatchObject({ total: cart.total_price, payment: null })
    expect(Buffer.from(submitted.token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const { number, token } = submitted
    const order = await shop.ask(checkoutOrder, { number, token })
    expect(order).toMatchObject({
      number,
      status: 'new',
      payment_status: 'on_receipt',
      contact,
      recipient: { name: 'Ірина', last_name: 'Коваленко', phone: '+380 50 765 43 21' },
      comment: 'Подзвоніть після 18:00',
      subtotal: cart.subtotal,
      total: cart.total_price,
      delivery_price: 80,
      delivery: { id: 'np_branch', city: 'Полтава', address: null },
      payment: { id: 'on_receipt', requisites: [] },
      history: [{ status: 'new' }],
    })
    expect(order.items.map(item => item.count)).toEqual([2, 1])
    expect(order.items.every(item => item.returnable === 0)).toBe(true)
    expect(await leftOf(shop, at(0))).toBe(8)
    expect(await shop.ask(cartCount, { cart_id })).toEqual({ count: 0, total_price: 0 })
    const russian = await shop.ask(checkoutOrder, { number, token, lang: 'ru' })
    expect(russian.delivery.name).toBe('Новая почта: отделение')
    expect(russian.items[0]?.url.startsWith('/ru/')).toBe(true)

    const wrong = token.replace(/^./, sign => (sign === 'A' ? 'B' : 'A'))
    expect(refusalOf(await shop.post('/api/checkout/order', { number, token: wrong })).status).toBe(404)
    expect(refusalOf(await shop.post('/api/checkout/order', { number: 'HT-10000000', token })).status).toBe(404)
  })

  it('creates one order for ten identical requests', async () => {
    await stock(shop, at(2), 10)
    const cart_id = await fillCart(shop, [{ goods: at(2), count: 3 }])
    const body = { ...rest, cart_id, cart_version: await versionOf(cart_id) }
    const key = withKey()
    const before = await orderCount()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.ask(checkoutSubmit, body, key)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await orderCount()).toBe(before + 1)
    expect(await leftOf(shop, at(2))).toBe(7)
    expect(await shop.ask(checkoutSubmit, { ...body, lang: 'en' }, key)).toEqual(answers[0])
    const other = await shop.post('/api/checkout/submit', { ...body, comment: 'інше' }, key)
    expect(refusalOf(other)).toMatchObject({ status: 409, code: 'conflict' })
    expect(Conflict.parse(refusalOf(other).data)).toMatchObject({ cart_id, cart: { items: [], count: 0 } })
    const refilled = await fillCart(shop, [{ goods: at(2), count: 1 }])
    const another = await shop.post('/api/checkout/submit', { ...rest, cart_id: refilled }, key)
    expect(refusalOf(another)).toMatchObject({ status: 409, message: 'Цей запит уже виконано з іншими даними' })
    expect(await orderCount()).toBe(before + 1)
  })

  it('leaves the key of a refused order unused', async () => {
    await stock(shop, at(2), 5)
    const cart_id = await fillCart(shop, [{ goods: at(2), count: 2 }])
    const key = withKey()
    const send = (change: Record<string, unknown>) =>
      shop.post('/api/checkout/submit', { ...rest, cart_id, ...change }, key)
    expect((await send({ cart_version: 'another' })).status).toBe(409)
    expect((await send({ delivery: { id: 'dragon' } })).status).toBe(422)
    const { number } = await shop.ask(checkoutSubmit, { ...rest, cart_id }, key)
    expect(number).toMatch(/^HT-/)
    expect(await leftOf(shop, at(2))).toBe(3)
  })

  it('sells the last piece once and responds with a conflict to the other buyer', async () => {
    await stock(shop, at(3), 1)
    const [left, right] = [at(4), at(5)]
    const carts = await Promise.all([
      fillCart(shop, [
        { goods: left, count: 1 },
        { goods: at(3), count: 1 },
        { goods: right, count: 1 },
      ]),
      fillCart(shop, [
        { goods: right, count: 1 },
        { goods: at(3), count: 1 },
        { goods: left, count: 1 },
      ]),
    ])
    const submits = await Promise.all(carts.map(async cart_id => ({ cart_id, cart_version: await versionOf(cart_id) })))
    const buy = () => submits.map(submit => shop.post('/api/checkout/submit', { ...rest, ...submit }, withKey()))
    const lastPiece = sql`select id from products where id = ${at(3).product_id}`
    const answers = await (kind === 'Postgres' ? startTogether(shop, lastPiece, buy) : Promise.all(buy()))
    const late = answers.find(answer => answer.status === 409)
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
    if (!late) return
    expect(await leftOf(shop, at(3))).toBe(0)
    const refused = refusalOf(late)
    const { cart_id, cart } = Conflict.parse(refused.data)
    expect(cart.notices).toMatchObject([{ kind: 'gone' }])
    expect(cart.count).toBe(2)
    // Submitting the current version orders the remaining lines.
    const accepted = await shop.ask(checkoutSubmit, { ...rest, cart_id, cart_version: cart.version }, withKey())
    expect(accepted.total).toBe(cart.total_price)
  })

  it('sells the last piece of a product without options once', async () => {
    const [product] = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.left} > 0 and ${products.id} not in (select product_id from options)`)
    if (!product) throw new Error('the demo shop has no product without options')
    await shop.db.update(products).set({ left: 1 }).where(eq(products.id, product.id))
    const carts = await Promise.all([1, 2].map(() => shop.ask(cartAdd, { product_id: product.id })))
    const buy = () => carts.map(({ cart_id }) => shop.post('/api/checkout/submit', { ...rest, cart_id }, withKey()))
    const lastPiece = sql`select id from products where id = ${product.id}`
    const answers = await (kind === 'Postgres' ? startTogether(shop, lastPiece, buy) : Promise.all(buy()))
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
  })

  it('creates no order when the price has changed since it was shown', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(6), count: 1 }])
    const cart_version = await versionOf(cart_id)
    await shop.db
      .update(options)
      .set({ price: at(6).price + 1_000 })
      .where(eq(options.id, at(6).option_id))
    const before = await orderCount()
    const refused = refusalOf(await shop.post('/api/checkout/submit', { ...rest, cart_id, cart_version }, withKey()))
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
    const { cart } = Conflict.parse(refused.data)
    expect(cart.notices).toMatchObject([{ kind: 'price' }])
    expect(await orderCount()).toBe(before)
    const accepted = await shop.ask(checkoutSubmit, { ...rest, cart_id, cart_version: cart.version }, withKey())
    expect(accepted.total).toBe((at(6).price + 1_000) / 100)
  })

  it('requires the full quantity in stock when no version is sent', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(7), count: 4 }])
    await stock(shop, at(7), 2)
    expect(refusalOf(await shop.post('/api/checkout/submit', { ...rest, cart_id }, withKey())).status).toBe(409)
    await stock(shop, at(7), 4)
    expect((await shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())).total).toBe((4 * at(7).price) / 100)
  })

  it('responds with a conflict to an empty or unknown cart', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(8), count: 1 }])
    await shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())
    for (const empty of [cart_id, 'no-such-cart-0123456789']) {
      const refused = refusalOf(await shop.post('/api/checkout/submit', { ...rest, cart_id: empty }, withKey()))
      expect(refused).toMatchObject({ status: 409, message: 'Ваш кошик порожній' })
      expect(Conflict.parse(refused.data).cart.items).toEqual([])
    }
  })

  it('applies a coupon and redeems its last use once', async () => {
    const code = 'TEST-ONCE-7QX2'
    await shop.db.insert(coupons).values({ code, kind: 'percent', value: 15, uses: 1 })
    const carts = await Promise.all([0, 1, 2].map(() => fillCart(shop, [{ goods: at(9), count: 1 }])))
    const shown = await Promise.all(carts.map(async cart_id => ({ cart_id, version: await versionOf(cart_id, code) })))
    const answers = await Promise.all(
      shown.map(({ cart_id, version }) =>
        shop.post('/api/checkout/submit', { ...rest, cart_id, coupon: code, cart_version: version }, withKey()),
      ),
    )
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409])
    const placed = answers.find(answer => answer.status === 200)
    const off = Math.floor(at(9).price * 0.15)
    expect(placed?.body).toMatchObject({ data: { total: (at(9).price - off) / 100 } })
    const late = answers.find(answer => answer.status === 409)
    if (late) expect(Conflict.parse(refusalOf(late).data).cart.coupon).toMatchObject({ state: 'expired' })
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(row?.used).toBe(1)
  })

  it('redeems the last use of a coupon once for concurrent orders of different products', async () => {
    const code = 'TEST-RACE-3WV8'
    await shop.db.insert(coupons).values({ code, kind: 'percent', value: 15, uses: 1 })
    const buyers = [10, 11, 12, 13, 14].map(at)
    for (const piece of buyers) await stock(shop, piece, 10)
    const shown = await Promise.all(
      buyers.map(async piece => {
        const cart_id = await fillCart(shop, [{ goods: piece, count: 1 }])
        return { cart_id, coupon: code, cart_version: await versionOf(cart_id, code) }
      }),
    )
    const buy = () => shown.map(submit => shop.post('/api/checkout/submit', { ...rest, ...submit }, withKey()))
    const answers = await (kind === 'Postgres'
      ? startTogether(shop, sql`select id from coupons where code = ${code}`, buy)
      : Promise.all(buy()))
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409])
    for (const answer of answers)
      if (answer.status === 409)
        expect(Conflict.parse(refusalOf(answer).data).cart.coupon).toMatchObject({ state: 'expired' })
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(row?.used).toBe(1)
  })

  it('redeems a coupon as often as one customer may, for any number of concurrent orders', async () => {
    const code = 'TEST-EACH-5HD2'
    await shop.db.insert(coupons).values({ code, kind: 'percent', value: 15, uses_per_customer: 1 })
    const buyers = [10, 11, 12, 13, 14].map(at)
    for (const piece of buyers) await stock(shop, piece, 10)
    const shown = await Promise.all(
      buyers.map(async (piece, buyer) => {
        const cart_id = await fillCart(shop, [{ goods: piece, count: 1 }])
        // A guest who changes either the e-mail address or the phone is the same customer.
        const changed = buyer % 2 === 0 ? { email: `a${buyer}@example.com` } : { phone: `+380 67 000 00 0${buyer}` }
        const known = { ...contact, email: 'Each@Example.com', phone: '+380 50 765 43 21' }
        return {
          cart_id,
          coupon: code,
          cart_version: await versionOf(cart_id, code),
          contact: { ...known, ...(buyer === 0 ? {} : changed), ...(buyer === 1 ? { email: 'each@example.com' } : {}) },
        }
      }),
    )
    const buy = () => shown.map(submit => shop.post('/api/checkout/submit', { ...rest, ...submit }, withKey()))
    const answers = await (kind === 'Postgres'
      ? startTogether(shop, sql`select id from coupons where code = ${code}`, buy)
      : Promise.all(buy()))
    const placed = answers.filter(answer => answer.status === 200)
    expect(placed.length).toBeGreaterThanOrEqual(1)
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(row?.used).toBe(placed.length)
    const redeemed = await shop.db
      .select({ email: orders.email, phone: orders.phone })
      .from(orders)
      .where(eq(orders.coupon, code))
    for (const key of ['email', 'phone'] as const)
      expect(new Set(redeemed.map(order => order[key].toLowerCase())).size).toBe(redeemed.length)
    const refused = answers.find(answer => answer.status === 409)
    if (!refused) throw new Error('Every order has redeemed the coupon')
    const { cart } = Conflict.parse(refusalOf(refused).data)
    expect(cart.coupon).toMatchObject({ state: 'expired', message: 'Ви вже скористалися цим промокодом' })
    expect(cart.discount).toBe(0)

    // What was shown with the conflict can be ordered, with the code or without.
    const index = answers.indexOf(refused)
    const { coupon: _, ...again } = { ...rest, ...shown[index], cart_id: shown[index]?.cart_id ?? '' }
    const version = { cart_version: cart.version }
    const { total } = await shop.ask(checkoutSubmit, { ...again, ...version }, withKey())
    expect(total).toBe(cart.subtotal)
  })

  it('counts the uses of a customer by the account, and releases them with a cancelled order', async () => {
    const code = 'TEST-ACCT-8RB6'
    await shop.db.insert(coupons).values({ code, kind: 'amount', value: 1_00, uses_per_customer: 1 })
    await stock(shop, at(10), 10)
    const customer = await signIn(shop)
    const buy = async (email: string, phone: string) => {
      const cart_id = await fillCart(shop, [{ goods: at(10), count: 1 }])
      const body = { ...rest, cart_id, coupon: code, contact: { ...contact, email, phone } }
      return shop.post('/api/checkout/submit', body, withHeaders(withKey(), customer.sent))
    }
    const first = await buy('one@example.com', '+380 67 111 11 11')
    expect(first.status).toBe(200)
    expect((await buy('two@example.com', '+380 67 222 22 22')).status).toBe(409)
    const cart_id = await fillCart(shop, [{ goods: at(10), count: 1 }])
    const show = async (sent?: Sent) => (await shop.ask(cartShow, { cart_id, coupon: code }, sent)).cart.coupon?.state
    expect([await show(customer.sent), await show()]).toEqual(['expired', 'applied'])
    const { number, token } = z
      .object({ data: z.object({ number: z.string(), token: z.string() }) })
      .parse(first.body).data
    await shop.ask(checkoutCancel, { number, token })
    expect((await buy('two@example.com', '+380 67 222 22 22')).status).toBe(200)
  })

  it('stores the share of each line in the discount, and no delivery price when the shop pays the carrier', async () => {
    await shop.db.insert(coupons).values([
      { code: 'TEST-PART-2KX4', kind: 'amount', value: 1_01 },
      { code: 'TEST-SHIP-6MW3', kind: 'delivery', value: 0 },
    ])
    for (const index of [10, 11]) await stock(shop, at(index), 10)
    const buy = async (coupon: string) => {
      const lines = [10, 11].map(index => ({ goods: at(index), count: 1 }))
      const cart_id = await fillCart(shop, lines)
      const { number, token } = await shop.ask(checkoutSubmit, { ...rest, cart_id, coupon }, withKey())
      const [row] = await shop.db.select().from(orders).where(eq(orders.number, number))
      const items = await shop.db
        .select()
        .from(order_items)
        .where(eq(order_items.order_id, row?.id ?? 0))
      return { order: await shop.ask(checkoutOrder, { number, token }), items }
    }
    const part = await buy('TEST-PART-2KX4')
    expect(part.items.reduce((sum, { discount }) => sum + discount, 0)).toBe(1_01)
    expect(part.items.every(({ discount }) => discount > 0)).toBe(true)
    expect(part.order.delivery_price).toBeGreaterThan(0)
    const { order } = await buy('TEST-SHIP-6MW3')
    const cart_id = await fillCart(shop, [{ goods: at(10), count: 1 }])
    const offered = async (coupon?: string) =>
      (await shop.ask(checkoutOptions, { cart_id, ...(coupon ? { coupon } : {}) })).deliveries
    expect(
      (await offered('test-ship-6mw3')).every(({ price, from, estimate }) => price === 0 && !from && !estimate),
    ).toBe(true)
    for (const coupon of [undefined, 'TEST-PART-2KX4', 'UNKNOWN-1234'])
      expect((await offered(coupon)).filter(({ price }) => price > 0)).toHaveLength(4)
    expect([order.delivery_price, order.discount, order.total]).toEqual([0, 0, order.subtotal])
  })

  it('cancels a new order and releases its stock and coupon', async () => {
    const code = 'TEST-BACK-9KD4'
    await shop.db.insert(coupons).values({ code, kind: 'amount', value: 5_000, uses: 1 })
    await stock(shop, at(10), 6)
    const cart_id = await fillCart(shop, [{ goods: at(10), count: 2 }])
    const { number, token } = await shop.ask(checkoutSubmit, { ...rest, cart_id, coupon: code }, withKey())
    expect(await leftOf(shop, at(10))).toBe(4)
    const cancelled = await shop.ask(checkoutCancel, { number, token })
    expect(cancelled.status).toBe('cancelled')
    expect(cancelled.history.map(step => step.status)).toEqual(['new', 'cancelled'])
    expect(await leftOf(shop, at(10))).toBe(6)
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(row?.used).toBe(0)
    expect((await shop.ask(checkoutCancel, { number, token })).status).toBe('cancelled')
    expect(await leftOf(shop, at(10))).toBe(6)

    const second = await shop.ask(
      checkoutSubmit,
      { ...rest, cart_id: await fillCart(shop, [{ goods: at(10), count: 1 }]) },
      withKey(),
    )
    await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.number, second.number))
    const late = refusalOf(await shop.post('/api/checkout/cancel', { number: second.number, token: second.token }))
    expect(late).toMatchObject({ status: 409, code: 'conflict' })
    expect(refusalOf(await shop.post('/api/checkout/cancel', { number, token: 'x'.repeat(43) })).status).toBe(404)
  })

  it('returns the bank details of an invoice', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(11), count: 1 }])
    const { number, token } = await shop.ask(checkoutSubmit, { ...rest, cart_id, payment: { id: 'iban' } }, withKey())
    const order = await shop.ask(checkoutOrder, { number, token })
    expect(order.payment_status).toBe('pending')
    expect(order.payment.requisites.some(({ value }) => value.includes(number))).toBe(true)
    expect(order.payment).toMatchObject({ id: 'iban', name: expect.stringMatching(/рахун/i) })
    const { payments } = await shop.ask(checkoutOptions, { cart_id })
    expect(order.payment.text).toBe(payments.find(({ id }) => id === 'iban')?.text)
    const shows = async (change: Partial<typeof orders.$inferSelect>) => {
      await shop.db.update(orders).set(change).where(eq(orders.number, number))
      return (await shop.ask(checkoutOrder, { number, token })).payment.transfer_url
    }
    expect(order.payment.transfer_url).toMatch(/^https:\/\/bank\.gov\.ua\/qr\//)
    expect(await shows({ payment_status: 'failed', status: 'shipped' })).toBe(order.payment.transfer_url)
    expect(await shows({ status: 'returned' })).toBeNull()
    expect(await shows({ status: 'cancelled' })).toBeNull()
    expect(await shows({ status: 'new', payment_status: 'paid' })).toBeNull()
    expect(await shows({ payment_status: 'pending', payment_id: 'on_receipt' })).toBeNull()
  })

  it('keeps the prices of an order when the products change', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(12), count: 2 }])
    const { number, token, total } = await shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())
    await shop.db
      .update(options)
      .set({ price: 99 })
      .where(eq(options.id, at(12).option_id))
    const order = await shop.ask(checkoutOrder, { number, token })
    expect(order.total).toBe(total)
    expect(order.items[0]?.price).toBe(at(12).price / 100)
  })

  it('returns the messages of invalid fields in the requested language', async () => {
    const cart_id = await fillCart(shop, [{ goods: at(13), count: 1 }])
    const send = async (change: Record<string, unknown>) =>
      refusalOf(await shop.post('/api/checkout/submit', { ...rest, cart_id, ...change }, withKey()))
    const { delivery } = rest
    expect(await send({ contact: { ...contact, name: 'О', phone: '123' } })).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { 'contact.name': ['Мінімально 2 символів'], 'contact.phone': ['Мінімально 17 символів'] },
    })
    expect((await send({ contact: { ...contact, email: 'olena' } })).fields).toEqual({
      'contact.email': ['Електронна пошта повинна містити @'],
    })
    for (const point_ref of [undefined, ''])
      expect((await send({ delivery: { ...delivery, point_ref } })).fields).toEqual({
        'delivery.point_ref': ['Оберіть відділення'],
      })
    expect((await send({ delivery: { id: 'np_locker', city_ref: delivery.city_ref } })).fields).toMatchObject({
      'delivery.point_ref': ['Оберіть поштомат'],
    })
    expect((await send({ delivery: { ...delivery, point_ref: 'nowhere' } })).fields).toHaveProperty([
      'delivery.point_ref',
    ])
    for (const city_ref of [undefined, '', 'nowhere'])
      expect((await send({ delivery: { ...delivery, city_ref } })).fields).toEqual({
        'delivery.city_ref': ['Оберіть місто'],
      })
    expect((await send({ delivery: { ...delivery, id: 'dragon' } })).fields).toHaveProperty(['delivery.id'])
    expect((await send({ delivery: { id: 'np_courier', city_ref: delivery.city_ref } })).fields).toEqual({
      'delivery.address.street': ['Це поле є обовьязковим!'],
      'delivery.address.house': ['Це поле є обовьязковим!'],
    })
    expect((await send({ payment: { id: 'card' } })).fields).toEqual({ 'payment.id': ['Оберіть спосіб оплати'] })
    expect((await send({ delivery: { id: '' }, payment: { id: '' } })).fields['payment.id']).toEqual([
      'Спершу оберіть спосіб доставки',
    ])
    expect((await send({ comment: 'я'.repeat(701), lang: 'en' })).fields).toHaveProperty('comment')
    expect((await send({ total: 1 })).fields).toEqual({ total: ['Невідоме поле'] })
    const keyless = await shop.post('/api/checkout/submit', { ...rest, cart_id })
    expect(refusalOf(keyless).fields).toHaveProperty('Idempotency-Key')
    expect((await shop.ask(cartCount, { cart_id })).count).toBe(1)
  })

  it('returns the shipping methods that serve a city with their payment methods', async () => {
    const { cart_id } = await shop.ask(cartAdd, { product_id: at(14).product_id, option_id: at(14).option_id })
    const all = await shop.ask(checkoutOptions, { cart_id })
    expect(all.deliveries.map(method => method.name)).toEqual([
      'Нова пошта: відділення',
      'Нова пошта: поштомат',
      "Нова пошта: кур'єр",
      'Укрпошта: відділення',
      'Самовивіз',
    ])
    expect(all.payments.map(method => method.name)).toEqual([
      'Оплата при отриманні',
      'Карткою онлайн',
      'За рахунком IBAN',
    ])
    expect(all.deliveries.find(method => method.needs === 'locker')?.payments).toEqual(['demo_card', 'iban'])
    const [unserved] = await shop.ask(deliveryCities, { query: 'Маріуполь' })
    const options = await shop.ask(checkoutOptions, { cart_id, city_ref: unserved?.ref ?? '' })
    expect(options.deliveries.map(method => method.needs)).toEqual(['none'])
    const fields = refusalOf(await shop.post('/api/checkout/options', { cart_id, city_ref: 'nowhere' })).fields
    expect(fields).toHaveProperty('city_ref')
  })

  it.each(['locker', 'post'] as const)('delivers to a %s', async kindOfPoint => {
    const city_ref = rest.delivery.city_ref ?? ''
    const { items } = await shop.ask(deliveryPoints, { city_ref, kind: kindOfPoint })
    const cart_id = await fillCart(shop, [{ goods: at(15), count: 1 }])
    const id = kindOfPoint === 'locker' ? 'np_locker' : 'ukrposhta'
    const delivery = { id, city_ref, point_ref: items[0]?.ref ?? '' }
    const { number, token } = await shop.ask(
      checkoutSubmit,
      { ...rest, cart_id, delivery, payment: { id: 'iban' } },
      withKey(),
    )
    expect((await shop.ask(checkoutOrder, { number, token })).delivery.point).toBe(items[0]?.name)
  })

  it('supports courier delivery and pick-up', async () => {
    const delivery = {
      id: 'np_courier',
      city_ref: rest.delivery.city_ref ?? '',
      address: { street: 'вул. Соборна', house: '27', apartment: '5', postal_index: '36000' },
    }
    const first = await fillCart(shop, [{ goods: at(16), count: 1 }])
    const door = await shop.ask(checkoutSubmit, { ...rest, cart_id: first, delivery }, withKey())
    expect((await shop.ask(checkoutOrder, { number: door.number, token: door.token })).delivery.address).toBe(
      'вул. Соборна, 27, кв. 5, 36000',
    )
    const second = await fillCart(shop, [{ goods: at(16), count: 1 }])
    const here = await shop.ask(checkoutSubmit, { ...rest, cart_id: second, delivery: { id: 'pickup' } }, withKey())
    expect((await shop.ask(checkoutOrder, { number: here.number, token: here.token })).delivery.id).toBe('pickup')
  })

  it('keeps stock and orders consistent for many concurrent carts', async () => {
    const pieces = [17, 18, 19].map(at)
    for (const piece of pieces) await stock(shop, piece, 8)
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        fillCart(
          shop,
          (index % 2 ? pieces : pieces.toReversed()).map(piece => ({ goods: piece, count: 1 + (index % 2) })),
        ),
      ),
    )
    const answers = await Promise.all(
      carts.map(async cart_id => shop.post('/api/checkout/submit', { ...rest, cart_id }, withKey())),
    )
    expect(answers.filter(answer => ![200, 409].includes(answer.status))).toEqual([])
    for (const piece of pieces) {
      const sold = await shop.db
        .select({ count: order_items.count })
        .from(order_items)
        .where(eq(order_items.option_id, piece.option_id))
      expect(sold.reduce((sum, item) => sum + item.count, 0)).toBe(8 - (await leftOf(shop, piece)))
    }
  })
})
