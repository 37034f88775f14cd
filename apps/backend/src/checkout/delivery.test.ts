import {
  cartShow,
  checkoutDelivery,
  checkoutOptions,
  checkoutOrder,
  checkoutSubmit,
  deliveryArrival,
  deliveryCities,
  deliveryEstimate,
  deliveryPoints,
} from '@shop/contract'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { novaPoshta } from '../adapters/carrier/nova-poshta/index.ts'
import { carrier_points, orders, products, settings } from '../db/schema/index.ts'
import { refreshDirectory } from '../delivery/refresh.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, type Goods, stock, withKey } from '../testing/shopper.ts'
import { type NovaPoshtaSimulator, startNovaPoshta } from '../testing/simulators/nova-poshta.ts'

const kyiv = '8d5a980d-391c-11dd-90d9-001a92567626'

describe.each(databases)('the delivery of an order by a carrier on %s', kind => {
  let shop: Shop
  let server: NovaPoshtaSimulator
  let goods: Goods
  beforeAll(async () => {
    server = await startNovaPoshta({ cities: 30, points: 300 })
    shop = await openShop(kind, { variables: { NOVA_POSHTA_KEY: server.key, NOVA_POSHTA_URL: server.url } })
    const carrier = novaPoshta({ key: server.key, url: server.url, senderCity: kyiv })
    await refreshDirectory({ db: shop.db, carrier })
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('There are no goods')
    goods = found
    await stock(shop, goods, 500)
  })
  afterAll(async () => {
    await shop.close()
    await server.close()
  })

  const cartOf = (count = 1) => fillCart(shop, [{ goods, count }])
  const optionsOf = async (cart_id: string, city_ref = kyiv) => {
    const { deliveries } = await shop.ask(checkoutOptions, { cart_id, city_ref })
    return new Map(deliveries.map(method => [method.id, method]))
  }
  const pointsOf = async (kindOf: 'branch' | 'locker', cart_id: string) =>
    (await shop.ask(deliveryPoints, { city_ref: kyiv, kind: kindOf, cart_id, per_page: 100 })).items
  const order = (cart_id: string, id: string, point_ref: string, payment = 'iban') => ({
    cart_id,
    contact,
    delivery: { id, city_ref: kyiv, point_ref },
    payment: { id: payment },
  })

  it('offers no closed, denied, unknown or residents’ points', async () => {
    const offered = new Set((await pointsOf('locker', await cartOf())).map(({ ref }) => ref))
    expect(offered.size).toBeGreaterThan(10)
    for (const point of server.warehouses.filter(({ Ref }) => offered.has(Ref)))
      expect(point).toMatchObject({
        CityRef: kyiv,
        WarehouseStatus: 'Working',
        DenyToSelect: '0',
        CategoryOfWarehouse: 'Postomat',
        PostMachineType: 'FullDayService',
      })
  })

  it('tells the ways for one piece of a product, and pick-up only where it is', async () => {
    const estimate = async (city_ref: string) => {
      const { deliveries } = await shop.ask(deliveryEstimate, { product_id: goods.product_id, city_ref })
      return deliveries.map(({ id }) => id)
    }
    const other = (await shop.ask(deliveryCities, { query: 'Львів' })).find(({ cityName }) => cityName === 'Львів')
    expect(await estimate(kyiv)).toContain('pickup')
    const elsewhere = await estimate(other?.ref ?? '')
    expect(elsewhere).toContain('np_courier')
    expect(elsewhere).not.toContain('pickup')
    expect([...(await optionsOf(await cartOf(), other?.ref)).keys()]).not.toContain('pickup')
    const priceOf = async () =>
      (await shop.ask(deliveryEstimate, { product_id: goods.product_id, city_ref: kyiv })).deliveries.find(
        ({ id }) => id === 'np_courier',
      )?.price
    const light = await priceOf()
    const isGoods = eq(products.id, goods.product_id)
    const [product] = await shop.db.select({ weight: products.weight }).from(products).where(isGoods)
    await shop.db.update(products).set({ weight: 9_000 }).where(isGoods)
    expect(await priceOf()).toBeGreaterThan(light ?? Number.NaN)
    await shop.db.update(products).set({ weight: product?.weight }).where(isGoods)
    const unknown = { product_id: goods.product_id, city_ref: 'no-such-city' }
    expect(refusalOf(await shop.post(deliveryEstimate.path, unknown)).fields).toHaveProperty('city_ref')
    expect(refusalOf(await shop.post(deliveryEstimate.path, { ...unknown, product_id: 999_999 })).status).toBe(404)
  })

  it('tells where orders are picked up: by the text of the shop, else at its main contact, which says in which city', async () => {
    const [row] = await shop.db.select().from(settings).where(eq(settings.lang, 'uk'))
    const main = row?.data.contacts.find(({ is_main }) => is_main)
    if (!row || !main) throw new Error('The settings have no contact')
    const other = (await shop.ask(deliveryCities, { query: 'Львів' })).find(({ cityName }) => cityName === 'Львів')
    const { pickup: _, ...data } = row.data
    const pickupBy = async (changed: Partial<typeof row.data>, city_ref: string) => {
      await shop.db
        .update(settings)
        .set({ data: { ...data, ...changed } })
        .where(eq(settings.lang, 'uk'))
      await shop.expire('settings')
      return (await optionsOf(cart_id, city_ref)).get('pickup')?.note
    }
    const cart_id = await cartOf()
    const contactIn = (address: string) => ({ contacts: [{ ...main, address }] })
    expect(await pickupBy({ pickup: 'Склад за мостом, щодня' }, other?.ref ?? '')).toBe('Склад за мостом, щодня')
    expect(await pickupBy(contactIn('м. Львів, вул. Зелена, 5'), kyiv)).toBeUndefined()
    expect(await pickupBy(contactIn('м. Львів, вул. Зелена, 5'), other?.ref ?? '')).toBe(
      `м. Львів, вул. Зелена, 5, ${main.hours}`,
    )
    expect(await pickupBy({ contacts: [] }, kyiv)).toBe('')
    expect(await pickupBy({ pickup: row.data.pickup ?? '' }, kyiv)).toBe(row.data.pickup)
  })

  it('tells later days, and keeps them with the order, when parcels go or orders are collected on another day', async () => {
    const keep = async (own: object) => {
      await shop.db
        .update(settings)
        .set({ data: sql`data - 'dispatch' - 'pickup_days' || ${JSON.stringify(own)}::jsonb` })
      await shop.expire('settings')
    }
    // Whatever is ordered goes on the next working day.
    await keep({ dispatch: { until: '00:00', days: [] } })
    const cart_id = await cartOf()
    const days = [...(await optionsOf(cart_id)).values()].map(method => [method.id, method.days])
    expect(Object.fromEntries(days)).toMatchObject({ np_branch: '7-9', ukrposhta: '8-11', pickup: '7-8' })
    const product = { ids: [goods.product_id], city_ref: kyiv }
    expect(await shop.ask(deliveryArrival, product)).toMatchObject([{ days: '7-9' }])
    const [point] = await pointsOf('branch', cart_id)
    const { number, token } = await shop.ask(checkoutSubmit, order(cart_id, 'np_branch', point?.ref ?? ''), withKey())
    await keep({ pickup_days: [1] })
    const onMondays = await optionsOf(cart_id)
    expect(onMondays.get('np_branch')?.days).toBe('6-8')
    expect(onMondays.get('pickup')?.days).not.toBe('6-7')
    await keep({})
    expect((await shop.ask(checkoutOrder, { number, token })).delivery.days).toBe('7-9')
    expect(await shop.ask(deliveryArrival, product)).toMatchObject([{ days: '6-8' }])
  })

  it('tells the days of a list of products, without those that are sold out', async () => {
    const [heavy = 0, soldOut = 0] = (
      await shop.db
        .select({ id: products.id })
        .from(products)
        .where(and(gt(products.left, 0), ne(products.id, goods.product_id)))
        .limit(2)
    ).map(({ id }) => id)
    await shop.db.update(products).set({ left: 0 }).where(eq(products.id, soldOut))
    const ids = [goods.product_id, heavy, soldOut, 999_999]
    const daysOf = async (product: number) =>
      (await shop.ask(deliveryArrival, { ids, city_ref: kyiv })).find(({ product_id }) => product_id === product)?.days
    expect(await Promise.all(ids.map(daysOf))).toEqual(['6-8', '6-8', undefined, undefined])
    // No branch and no locker takes it: the courier does.
    await shop.db.update(products).set({ weight: 2_000_000 }).where(eq(products.id, heavy))
    expect(await Promise.all(ids.map(daysOf))).toEqual(['6-8', '6-9', undefined, undefined])
    expect(await shop.ask(deliveryArrival, { ids: [], city_ref: kyiv })).toEqual([])
    const unknown = { ids, city_ref: 'no-such-city' }
    expect(refusalOf(await shop.post(deliveryArrival.path, unknown)).fields).toHaveProperty('city_ref')
  })

  it('tells the price of each way for the cart, and an estimate while the carrier is away', async () => {
    const light = await optionsOf(await cartOf())
    expect(light.get('np_branch')).toMatchObject({ from: false, needs: 'branch' })
    expect(light.get('np_branch')?.estimate).toBeUndefined()
    expect(light.get('ukrposhta')).toMatchObject({ needs: 'address', postal_index: true, estimate: true })
    expect(light.get('pickup')).toMatchObject({ price: 0, note: expect.stringContaining('Ливарна, 14') })
    const heavy = await optionsOf(await cartOf(9))
    expect(heavy.get('np_courier')?.price).toBeGreaterThan(light.get('np_courier')?.price ?? 0)
    server.scenario.fault = 'down'
    const away = await optionsOf(await cartOf(13))
    server.scenario.fault = null
    expect(away.get('np_branch')).toMatchObject({ from: true, estimate: true })
  })

  it('offers no lockers for a cart that is too heavy, and says why a chosen one does not fit any more', async () => {
    const small = await cartOf()
    const [locker] = await pointsOf('locker', small)
    const [product] = await shop.db.select().from(products).where(eq(products.id, goods.product_id))
    const heavy = await cartOf(Math.ceil(20_000 / (product?.weight ?? 1)) + 1)
    expect(await pointsOf('locker', heavy)).toEqual([])
    expect((await optionsOf(heavy)).has('np_locker')).toBe(false)
    expect((await optionsOf(heavy)).has('np_branch')).toBe(true)
    // The way is gone, too.
    const refused = refusalOf(
      await shop.post(checkoutSubmit.path, order(heavy, 'np_locker', locker?.ref ?? ''), withKey()),
    )
    expect(refused.fields).toHaveProperty(['delivery.id'])
    const branch = (await pointsOf('branch', small)).find(({ max_weight }) => max_weight === 30)
    const tooHeavy = await cartOf(Math.ceil(30_000 / (product?.weight ?? 1)) + 1)
    const { fields } = refusalOf(
      await shop.post(checkoutSubmit.path, order(tooHeavy, 'np_branch', branch?.ref ?? ''), withKey()),
    )
    expect(fields['delivery.point_ref']).toEqual([expect.stringContaining('до 30\u00a0кг')])
  })

  it('lists the points that take the parcel of an order, says which are left out, and how far they are', async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, goods.product_id))
    const heavy = await cartOf(Math.ceil(30_000 / (product?.weight ?? 1)) + 1)
    const [branch] = await pointsOf('branch', heavy)
    const search = { city_ref: kyiv, kind: 'branch', per_page: 100 } as const
    const ofCart = await shop.ask(deliveryPoints, { ...search, cart_id: heavy })
    const placed = await shop.ask(checkoutSubmit, order(heavy, 'np_branch', branch?.ref ?? ''), withKey())
    const key = { number: placed.number, token: placed.token }
    const ofOrder = await shop.ask(deliveryPoints, { ...search, order: key })
    expect(ofOrder).toEqual(ofCart)
    expect(ofOrder.note).toMatch(/посилка для них заважка — \d/)
    expect((await shop.post(deliveryPoints.path, { ...search, order: { ...key, token: 'another' } })).status).toBe(404)
    const near = { latitude: 50.45, longitude: 30.52 }
    const { items } = await shop.ask(deliveryPoints, { ...search, order: key, near })
    expect(items.map(({ ref }) => ref).toSorted()).toEqual(ofOrder.items.map(({ ref }) => ref).toSorted())
    const distances = items.map(({ distance }) => distance ?? Number.NaN)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  it('does not take payment on receipt where the point takes no money', async () => {
    const cart_id = await cartOf()
    const branches = await pointsOf('branch', cart_id)
    const withoutMoney = branches.find(({ on_receipt }) => on_receipt === false)
    const withMoney = branches.find(({ on_receipt }) => on_receipt === undefined)
    const refused = refusalOf(
      await shop.post(
        checkoutSubmit.path,
        order(cart_id, 'np_branch', withoutMoney?.ref ?? '', 'on_receipt'),
        withKey(),
      ),
    )
    expect(Object.keys(refused.fields)).toEqual(['payment.id'])
    const paid = await shop.ask(
      checkoutSubmit,
      order(cart_id, 'np_branch', withMoney?.ref ?? '', 'on_receipt'),
      withKey(),
    )
    const { number, token } = paid
    const delivery = { city_ref: kyiv, point_ref: withoutMoney?.ref }
    const moved = refusalOf(await shop.post(checkoutDelivery.path, { number, token, delivery }))
    expect(moved).toMatchObject({
      status: 422,
      fields: { 'delivery.point_ref': [expect.stringContaining('замовлення оплачують при отриманні')] },
    })
  })

  it('is not part of the total', async () => {
    const cart_id = await cartOf(2)
    const { cart } = await shop.ask(cartShow, { cart_id })
    const [branch] = await pointsOf('branch', cart_id)
    const { number, token, total } = await shop.ask(
      checkoutSubmit,
      order(cart_id, 'np_branch', branch?.ref ?? ''),
      withKey(),
    )
    const placed = await shop.ask(checkoutOrder, { number, token })
    expect(placed.delivery_price).toBeGreaterThan(0)
    expect([total, placed.total]).toEqual([cart.total_price, cart.total_price])
  })

  it('is the same order after its branch has closed', async () => {
    const cart_id = await cartOf()
    const [branch] = await pointsOf('branch', cart_id)
    const body = order(cart_id, 'np_branch', branch?.ref ?? '')
    const key = withKey()
    const first = await shop.ask(checkoutSubmit, body, key)
    await shop.db
      .update(carrier_points)
      .set({ is_open: false })
      .where(eq(carrier_points.ref, branch?.ref ?? ''))
    expect(await shop.ask(checkoutSubmit, body, key)).toEqual(first)
    expect(await shop.db.$count(orders, eq(orders.number, first.number))).toBe(1)
    const other = refusalOf(await shop.post(checkoutSubmit.path, { ...body, cart_id: await cartOf() }, withKey()))
    expect(other.fields['delivery.point_ref']).toEqual([expect.stringContaining('не працює')])
  })

  it.each(['error', 'garbage', 'down', 'slow', 'wrong-key'] as const)(
    'goes on while the carrier answers: %s',
    async fault => {
      // Longer than a test is given: one that waited for the carrier would fail.
      server.scenario = { fault, methods: [], delayMs: 120_000 }
      const [city] = await shop.ask(deliveryCities, { query: 'Киев' })
      expect(city?.ref).toBe(kyiv)
      // A cart whose price nobody has asked for yet.
      const cart_id = await cartOf(3)
      expect((await optionsOf(cart_id)).size).toBe(5)
      const [locker] = await pointsOf('locker', cart_id)
      const placed = await shop.ask(checkoutSubmit, order(cart_id, 'np_locker', locker?.ref ?? ''), withKey())
      expect(placed.number).toBeTruthy()
      server.scenario = { fault: null, methods: [], delayMs: 0 }
    },
  )

  it('needs the postal index for Ukrposhta, which has no directory of its own', async () => {
    const cart_id = await cartOf()
    const address = { street: 'Соборна', house: '1' }
    const body = (given: object) => ({
      ...order(cart_id, 'ukrposhta', ''),
      delivery: { id: 'ukrposhta', city_ref: kyiv, address: given },
    })
    const refused = refusalOf(await shop.post(checkoutSubmit.path, body(address), withKey()))
    expect(Object.keys(refused.fields)).toEqual(['delivery.address.postal_index'])
    expect((await shop.post(checkoutSubmit.path, body({ ...address, postal_index: '01001' }), withKey())).status).toBe(
      200,
    )
  })

  it('knows the favourite cities of the settings in its own directory', async () => {
    const cities = await shop.ask(deliveryCities, {})
    expect(cities.at(0)).toEqual({ cityName: 'Київ', ref: kyiv, area: 'Київська обл.' })
  })
})

describe('a carrier whose directory is being read for the first time', () => {
  let shop: Shop
  let server: NovaPoshtaSimulator
  beforeAll(async () => {
    server = await startNovaPoshta({ cities: 30, points: 1_000 })
    // Without jobs nothing reads the directory.
    shop = await openShop('Postgres', { variables: { NOVA_POSHTA_KEY: server.key, NOVA_POSHTA_URL: server.url } })
  })
  afterAll(async () => {
    await shop.close()
    await server.close()
  })

  it('is asked for what a shopper looks for, who is told that the list is not complete', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('There are no goods')
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const cities = await shop.ask(deliveryCities, { query: 'Київ' })
    expect(cities).toEqual([{ cityName: 'Київ', ref: kyiv, area: 'Київська обл.', is_named: true }])
    const { deliveries } = await shop.ask(checkoutOptions, { cart_id, city_ref: kyiv })
    expect(deliveries.map(({ id }) => id)).toContain('np_locker')
    const { items, note } = await shop.ask(deliveryPoints, { city_ref: kyiv, kind: 'locker', cart_id })
    expect(items.length).toBeGreaterThan(0)
    expect(note).toMatch(/лише для мешканців будинку — \d+.*ще завантажується/)
    const placed = await shop.ask(
      checkoutSubmit,
      {
        cart_id,
        contact,
        delivery: { id: 'np_locker', city_ref: kyiv, point_ref: items[0]?.ref ?? '' },
        payment: { id: 'iban' },
      },
      withKey(),
    )
    expect(placed.number).toBeTruthy()
  })

  it('says so when the carrier does not answer', async () => {
    server.scenario = { fault: 'down', methods: [], delayMs: 0 }
    expect(await shop.ask(deliveryCities, { query: 'Київ' })).toHaveLength(1)
    expect(refusalOf(await shop.post(deliveryCities.path, { query: 'Полтава' }))).toMatchObject({
      status: 503,
      message: expect.stringContaining('ще завантажується'),
    })
    server.scenario.fault = null
    expect(await shop.ask(deliveryCities, { query: 'Полтава' })).toHaveLength(1)
  })

  it('is not asked once it has been read', async () => {
    const carrier = novaPoshta({ key: server.key, url: server.url, senderCity: kyiv })
    await refreshDirectory({ db: shop.db, carrier })
    server.requests.clear()
    await shop.ask(deliveryCities, { query: 'Одеса' })
    const { note } = await shop.ask(deliveryPoints, { city_ref: kyiv, kind: 'branch' })
    expect(note).not.toContain('завантажується')
    expect([...server.requests]).toEqual([])
  })
})
