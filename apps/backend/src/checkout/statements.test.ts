import { Socket } from 'node:net'
import { cartAdd, cartShow, checkoutOptions, checkoutOrder, checkoutSubmit } from '@shop/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest'
import { z } from 'zod'
import { coupons, settings } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { findGoods, type Goods, stock, toBranch, withKey } from '../testing/shopper.ts'

const Statement = z.object({ text: z.string() })

describe('the statements of a call on Postgres', () => {
  let query: MockInstance<typeof pg.Client.prototype.query>
  let write: MockInstance<typeof Socket.prototype._write>
  let writev: MockInstance<NonNullable<typeof Socket.prototype._writev>>
  let shop: Shop
  let goods: Goods
  beforeAll(async () => {
    // Before the shop opens its connections.
    query = vi.spyOn(pg.Client.prototype, 'query')
    write = vi.spyOn(Socket.prototype, '_write')
    writev = vi.spyOn(Socket.prototype, '_writev')
    shop = await openShop('Postgres', { rateLimits: true })
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    // A large stock is not shown exactly: selling one piece changes no cache tag.
    await stock(shop, goods, 100)
    await shop.db.insert(coupons).values({ code: 'OFF', kind: 'amount', value: 50_00 })
    // Reads what is cached from then on.
    await add()
  })
  afterAll(async () => {
    for (const spy of [query, write, writev]) spy.mockRestore()
    await shop.close()
  })

  const add = (sent = {}, cart_id?: string) =>
    shop.ask(
      cartAdd,
      { product_id: goods.product_id, option_id: goods.option_id, ...(cart_id ? { cart_id } : {}) },
      sent,
    )

  /**
   * The statements in order, without reads of the data version and notifications, which calls share, and the number of writes to the
   * connection of the transaction: what one of them sends is one round trip.
   */
  async function sentBy(call: () => Promise<unknown>): Promise<{ texts: string[]; writes: number }> {
    query.mockClear()
    write.mockClear()
    writev.mockClear()
    await call()
    const texts = query.mock.calls.flatMap(([first]) => {
      const statement = Statement.safeParse(first)
      return statement.success ? [statement.data.text] : []
    })
    const connection = write.mock.contexts.find((_, at) => String(write.mock.calls[at]?.[0]).includes('commit'))
    const sockets = [...write.mock.contexts, ...writev.mock.contexts]
    return {
      texts: texts.filter(text => !/from data_versions|pg_notify/.test(text)),
      writes: connection ? sockets.filter(socket => socket === connection).length : 0,
    }
  }
  const countsOf = async (call: () => Promise<unknown>) => {
    const { texts, writes } = await sentBy(call)
    return [texts.length, writes]
  }

  it.each([
    ['with a key', () => withKey(), { toNew: [6, 4], toKnown: [8, 5] }],
    ['without a key', () => ({}), { toNew: [2, 0], toKnown: [6, 4] }],
  ] as const)('are few for an addition %s', async (_, sent, { toNew, toKnown }) => {
    expect(await countsOf(() => add(sent()))).toEqual(toNew)
    const { cart_id } = await add()
    expect(await countsOf(() => add(sent(), cart_id))).toEqual(toKnown)
  })

  it('of an addition read the lines after they are written', async () => {
    const { cart_id } = await add()
    const { texts } = await sentBy(() => add(withKey(), cart_id))
    expect(texts).toEqual(
      [
        /^begin$/,
        /^select .* from "carts" .* for no key update$/,
        /^insert into "idempotency_keys"/,
        /from \(values /,
        /^with "renewed" as .* insert into "cart_lines"/,
        /^select "cart_lines"/,
        /^update "idempotency_keys"/,
        /^commit$/,
      ].map(pattern => expect.stringMatching(pattern)),
    )
  })

  it('are few for an order, and are sent in few writes', async () => {
    // Collected, so that no statements about a carrier's directory are counted.
    const rest = { ...(await toBranch(shop)), delivery: { id: 'pickup' } }
    const order = (cart_id: string) => shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())
    // The first order also reads what is cached from then on.
    await order((await add()).cart_id)
    const { cart_id } = await add()
    // The notification of the first one may use the connection of the second.
    await expect.poll(() => JSON.stringify(query.mock.calls)).toContain('pg_notify')
    const { texts, writes } = await sentBy(() => order(cart_id))
    // Their order is that of the locks: the stock is read after it is locked.
    expect(texts).toEqual(
      [
        /^begin$/,
        /^insert into "idempotency_keys"/,
        /^insert into "rate_limits"/,
        /^update "carts"/,
        /from products .* for no key update/,
        /^select "cart_lines"/,
        /^select greatest.* from "orders"/,
        // Not an array: the planner would plan it anew each time.
        /^\s*with of_options as \(\s*update options.*from \(values /s,
        /^commit$/,
      ].map(pattern => expect.stringMatching(pattern)),
    )
    expect(writes).toBe(3)
  })

  it('of the ways to another city look up the place of pick-up once', async () => {
    const { cart_id } = await add()
    const { city_ref } = (await toBranch(shop)).delivery
    const ways = () => shop.ask(checkoutOptions, { cart_id, city_ref })
    await ways()
    expect((await ways()).deliveries.map(({ id }) => id)).not.toContain('pickup')
    const { texts } = await sentBy(ways)
    expect(texts).toEqual(
      [/from "carrier_settlements"/, /from "cart_lines"/, /from "carrier_points"/].map(pattern =>
        expect.stringMatching(pattern),
      ),
    )
  })

  it('of a cart with a coupon read the settings only when they have changed', async () => {
    const { cart_id } = await add()
    const show = async () => (await shop.ask(cartShow, { cart_id, coupon: 'OFF', lang: 'en' })).cart.coupon?.message
    await show()
    const { texts } = await sentBy(show)
    expect(texts).toEqual(
      [/from "carts"/, /from "coupons"/, /from "cart_lines"/].map(pattern => expect.stringMatching(pattern)),
    )
    const currencies = { UAH: { prefix: 'CHF', suffix: '' } }
    await shop.db.update(settings).set({ data: sql`jsonb_set(data, '{checkout,currencies}', ${currencies})` })
    await shop.expire('settings')
    expect(await show()).toContain('−CHF\u00a050')
  })

  it('of an order that is shown are two, and read the settings only when they have changed', async () => {
    const rest = { ...(await toBranch(shop)), delivery: { id: 'pickup' } }
    const { cart_id } = await add()
    const { number, token } = await shop.ask(checkoutSubmit, { ...rest, cart_id }, withKey())
    const show = async () => (await shop.ask(checkoutOrder, { number, token })).delivery.address
    await show()
    const { texts } = await sentBy(show)
    expect(texts).toEqual(
      [/^select .* from "orders"/, /json_agg.* from "orders"/s].map(pattern => expect.stringMatching(pattern)),
    )
    await shop.db.execute(sql`update settings set data = data || '{"pickup": "Харків, вул. Нова, 1"}'`)
    await shop.expire('settings')
    expect(await show()).toBe('Харків, вул. Нова, 1')
  })
})
