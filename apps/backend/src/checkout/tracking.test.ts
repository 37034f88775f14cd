import { randomInt } from 'node:crypto'
import type { OrderStatus } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { novaPoshta } from '../adapters/carrier/nova-poshta/index.ts'
import { mails, order_history, order_tracking, orders } from '../db/schema/index.ts'
import { toOrderEvent } from '../orders/order-history.ts'
import { createSecrets } from '../platform/secrets.ts'
import { deliver } from '../testing/delivered.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { findGoods } from '../testing/shopper.ts'
import { type NovaPoshtaSimulator, startNovaPoshta } from '../testing/simulators/nova-poshta.ts'
import { trackOrders } from './tracking.ts'

const kyiv = '8d5a980d-391c-11dd-90d9-001a92567626'

describe.each(databases)('tracking of parcels on %s', kind => {
  let shop: Shop
  let server: NovaPoshtaSimulator
  beforeAll(async () => {
    server = await startNovaPoshta({ cities: 1, points: 1 })
    shop = await openShop(kind)
  })
  afterAll(async () => {
    await shop.close()
    await server.close()
  })

  /** `meanwhile`: what happens while the carrier is asked. */
  const track = (meanwhile = async () => {}) => {
    const carrier = novaPoshta({ key: server.key, url: server.url, senderCity: kyiv })
    return trackOrders({
      db: shop.db,
      carrier: {
        ...carrier,
        async track(parcels) {
          const reported = (await carrier.track?.(parcels)) ?? []
          await meanwhile()
          return reported
        },
      },
      fiscalService: null,
      secrets: createSecrets('a secret of the test with enough characters'),
      clock: () => new Date(),
      dataVersions: { expire: () => undefined },
    })
  }
  const parcelOf = async (status: OrderStatus) => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('There are no goods')
    const { id } = await deliver(shop, [{ goods, count: 1 }])
    const tracking = `2045${randomInt(1_000_000_000, 9_999_999_999)}`
    await shop.db.update(orders).set({ status, tracking }).where(eq(orders.id, id))
    await shop.db.delete(order_history).where(eq(order_history.order_id, id))
    return { id, tracking }
  }
  const stateOf = async (id: number) => {
    const [order] = await shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
    const history = await shop.db
      .select({ status: order_history.status })
      .from(order_history)
      .where(eq(order_history.order_id, id))
      .orderBy(asc(order_history.id))
    const sent = await shop.db.$count(mails, like(mails.key, `order-status:${id}:%`))
    return { status: order?.status, history: history.map(({ status }) => status), mails: sent }
  }

  it('brings an order to «shipped» and «delivered» with one mail each, however often it runs', async () => {
    const { id, tracking } = await parcelOf('packed')
    server.tracking.set(tracking, '1')
    await track()
    expect(await stateOf(id)).toEqual({ status: 'packed', history: [], mails: 0 })
    for (const code of ['5', '5', '7', '111']) {
      server.tracking.set(tracking, code)
      await track()
    }
    expect(await stateOf(id)).toEqual({ status: 'shipped', history: ['shipped'], mails: 1 })
    server.tracking.set(tracking, '9')
    await Promise.all([track(), track(), track()])
    expect(await stateOf(id)).toEqual({ status: 'delivered', history: ['shipped', 'delivered'], mails: 2 })
    server.requests.clear()
    await track()
    expect(server.requests.get('getStatusDocuments')).toBeUndefined()
  })

  it('makes up for missed codes', async () => {
    const { id, tracking } = await parcelOf('packed')
    server.tracking.set(tracking, '10')
    expect(await track()).toEqual({ checked: 1, moved: 1, problems: 0 })
    expect(await stateOf(id)).toEqual({ status: 'delivered', history: ['shipped', 'delivered'], mails: 2 })
  })

  it('leaves an order whose number was replaced while the carrier was asked', async () => {
    const { id, tracking } = await parcelOf('shipped')
    server.tracking.set(tracking, '9')
    const replaced = () => shop.db.update(orders).set({ tracking: '20450000000000' }).where(eq(orders.id, id))
    expect(await track(async () => void (await replaced()))).toEqual({ checked: 1, moved: 0, problems: 0 })
    expect(await stateOf(id)).toEqual({ status: 'shipped', history: [], mails: 0 })
    expect(await shop.db.$count(order_tracking, eq(order_tracking.order_id, id))).toBe(0)
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
  })

  it.each([
    ['102', 'refused'],
    ['103', 'refused'],
    ['108', 'refused'],
    ['105', 'expired'],
  ] as const)('reports code %s to the shop once and changes no status', async (code, problem) => {
    const { id, tracking } = await parcelOf('shipped')
    server.tracking.set(tracking, code)
    expect(await track()).toMatchObject({ moved: 0, problems: 1 })
    expect(await track()).toMatchObject({ moved: 0, problems: 0 })
    expect((await stateOf(id)).status).toBe('shipped')
    const history = await shop.db.select().from(order_history).where(eq(order_history.order_id, id))
    expect(history.map(({ details }) => details)).toEqual([{ kind: 'parcel', problem }])
    const texts = { uk: /повертається/, ru: /возвращается/, en: /way back/ }
    for (const lang of locales)
      expect(history.map(event => toOrderEvent(event, lang))).toMatchObject([
        { kind: 'parcel', text: expect.stringMatching(texts[lang]) },
      ])
    const [row] = await shop.db.select().from(order_tracking).where(eq(order_tracking.order_id, id))
    expect(row).toMatchObject({ tracking_number: tracking, code, problem })
    // A code that says nothing of it leaves the problem as it is known.
    server.tracking.set(tracking, '1')
    await track()
    server.tracking.set(tracking, code)
    expect(await track()).toMatchObject({ moved: 0, problems: 0 })
    server.tracking.set(tracking, '9')
    await track()
    const [after] = await shop.db.select().from(order_tracking).where(eq(order_tracking.order_id, id))
    expect(after?.problem).toBeNull()
  })

  it.each(['error', 'garbage', 'down', 'wrong-key', 'empty'] as const)(
    'changes nothing while the carrier answers: %s',
    async fault => {
      const { id, tracking } = await parcelOf('shipped')
      server.tracking.set(tracking, '9')
      server.scenario = { fault, methods: [], delayMs: 0 }
      await track().catch(() => undefined)
      expect(await stateOf(id)).toEqual({ status: 'shipped', history: [], mails: 0 })
      server.scenario.fault = null
      await track()
      expect((await stateOf(id)).status).toBe('delivered')
    },
  )
})
