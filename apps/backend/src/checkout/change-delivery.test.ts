import {
  checkoutDelivery,
  checkoutOrder,
  checkoutSubmit,
  deliveryCities,
  deliveryPoints,
  type PointKind,
} from '@shop/contract'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, orders } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, type Submit, stock, toBranch, withKey } from '../testing/shopper.ts'

describe.each(databases)('the delivery of an order on %s', kind => {
  let shop: Shop
  let goods: Goods
  let toPoltava: Omit<Submit, 'cart_id'>
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true, variables: { MAX_UNPAID_UNITS: '1000' } })
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    await stock(shop, goods, 500)
    toPoltava = await toBranch(shop)
  })
  afterAll(() => shop.close())

  let addresses = 0
  /** From an address and a phone of its own, because orders are limited. */
  const order = async (more: Partial<Submit> = {}) => {
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const unlike = String(++addresses).padStart(2, '0')
    const contact = { ...toPoltava.contact, phone: `+380 67 000 00 ${unlike}` }
    const sent = { headers: { ...withKey().headers, 'X-Forwarded-For': `198.51.100.${addresses}` } }
    return shop.ask(checkoutSubmit, { ...toPoltava, contact, cart_id, ...more }, sent)
  }
  const pointsIn = async (query: string, of: PointKind = 'branch') => {
    const [city] = await shop.ask(deliveryCities, { query })
    const city_ref = city?.ref ?? ''
    const { items } = await shop.ask(deliveryPoints, { city_ref, kind: of })
    return items.map(({ ref, name }) => ({ city_ref, point_ref: ref, name }))
  }
  const other = async (query: string, index = 1) => {
    const { name, ...delivery } = (await pointsIn(query))[index] ?? { name: '', city_ref: '', point_ref: '' }
    return { delivery, name }
  }
  const mailCount = async (number: string) => {
    const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return (
      await shop.db
        .select()
        .from(mails)
        .where(like(mails.key, `order-delivery:${row?.id}:%`))
    ).length
  }

  it('can be another branch of another city, told by history and mail; a repeat changes nothing', async () => {
    const { number, token } = await order()
    const { delivery, name } = await other('Київ')
    const [changed] = await Promise.all([1, 2, 3].map(() => shop.ask(checkoutDelivery, { number, token, delivery })))
    expect(changed).toMatchObject({ status: 'new', delivery: { id: 'np_branch', city: 'Київ', point: name } })
    const { history } = await shop.ask(checkoutOrder, { number, token })
    expect(history).toMatchObject([
      { kind: 'status', status: 'new', text: null },
      { kind: 'delivery', status: 'new', text: `Київ, ${name}` },
    ])
    expect(await mailCount(number)).toBe(1)
    const russian = await shop.ask(checkoutOrder, { number, token, lang: 'ru' })
    expect(russian.history[1]?.text).toMatch(/^Киев, /)
  })

  it('returns to the former place as a change of its own', async () => {
    const { number, token } = await order()
    const { delivery } = await other('Полтава')
    const { city_ref, point_ref } = toPoltava.delivery
    for (const place of [delivery, { city_ref, point_ref }])
      await shop.ask(checkoutDelivery, { number, token, delivery: place })
    expect((await shop.ask(checkoutOrder, { number, token })).history).toHaveLength(3)
    expect(await mailCount(number)).toBe(2)
  })

  it('is paid anew at the other place, unless the shop pays the carrier', async () => {
    const { delivery } = await other('Полтава')
    const priceAfter = async (delivery_price: number) => {
      const { number, token } = await order()
      await shop.db.update(orders).set({ delivery_price }).where(eq(orders.number, number))
      await shop.ask(checkoutDelivery, { number, token, delivery })
      return (await shop.ask(checkoutOrder, { number, token })).delivery_price
    }
    const { number, token } = await order()
    const { delivery_price } = await shop.ask(checkoutOrder, { number, token })
    expect(await priceAfter(1)).toBe(delivery_price)
    expect(delivery_price).toBeGreaterThan(1)
    expect(await priceAfter(0)).toBe(0)
  })

  it('is changed by the key of the order only', async () => {
    const { number } = await order()
    const { delivery } = await other('Київ')
    const refusal = refusalOf(await shop.post(checkoutDelivery.path, { number, token: 'x'.repeat(43), delivery }))
    expect(refusal.status).toBe(404)
  })

  it('is judged by the rules of the checkout', async () => {
    const { number, token } = await order()
    const [locker] = await pointsIn('Полтава', 'locker')
    const { city_ref } = toPoltava.delivery
    for (const [delivery, field] of [
      [{}, 'delivery.city_ref'],
      [{ city_ref: 'nowhere' }, 'delivery.city_ref'],
      [{ city_ref }, 'delivery.point_ref'],
      [{ city_ref, point_ref: locker?.point_ref }, 'delivery.point_ref'],
      [{ city_ref, point_ref: 'nowhere' }, 'delivery.point_ref'],
    ] as const) {
      const refusal = refusalOf(await shop.post(checkoutDelivery.path, { number, token, delivery }))
      expect([refusal.status, Object.keys(refusal.fields)]).toEqual([422, [field]])
    }
    expect((await shop.ask(checkoutOrder, { number, token })).history).toHaveLength(1)
  })

  it('can be another address of a courier', async () => {
    const { city_ref } = toPoltava.delivery
    const address = { street: 'вул. Соборності', house: '12' }
    const { number, token } = await order({ delivery: { id: 'np_courier', city_ref, address } })
    const delivery = { city_ref, address: { ...address, house: '14', apartment: '3' } }
    const changed = await shop.ask(checkoutDelivery, { number, token, delivery })
    expect(changed.delivery.address).toBe('вул. Соборності, 14, кв. 3')
    const refusal = refusalOf(await shop.post(checkoutDelivery.path, { number, token, delivery: { city_ref } }))
    expect(Object.keys(refusal.fields)).toContain('delivery.address.street')
    const [kyiv] = await shop.ask(deliveryCities, { query: 'Київ' })
    const elsewhere = { ...delivery, city_ref: kyiv?.ref }
    const moved = await shop.ask(checkoutDelivery, { number, token, delivery: elsewhere })
    expect(moved.delivery).toMatchObject({ city: 'Київ', address: 'вул. Соборності, 14, кв. 3' })
    expect(moved.history).toHaveLength(3)
  })

  it('cannot be changed when the order is being worked on, nor of a pick-up', async () => {
    const { delivery } = await other('Київ')
    const picked = await order({ delivery: { id: 'pickup' } })
    const confirmed = await order()
    await shop.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.number, confirmed.number))
    for (const { number, token } of [picked, confirmed]) {
      const refusal = refusalOf(await shop.post(checkoutDelivery.path, { number, token, delivery }))
      expect(refusal.status).toBe(409)
      expect(await mailCount(number)).toBe(0)
    }
  })

  it('cannot be changed without end, because each change is a mail', async () => {
    const { number, token } = await order()
    const points = await pointsIn('Київ')
    const goTo = (at: number) => {
      const { city_ref, point_ref } = points[at % 2] ?? {}
      return shop.post(checkoutDelivery.path, { number, token, delivery: { city_ref, point_ref } })
    }
    for (let at = 0; at < 10; at += 1) expect((await goTo(at)).status).toBe(200)
    expect(refusalOf(await goTo(10))).toMatchObject({ status: 429, message: expect.stringMatching(/ (9|10)\u00a0хв/) })
    // The place that the order has already.
    expect((await goTo(11)).status).toBe(200)
    expect(await mailCount(number)).toBe(10)
  })
})
