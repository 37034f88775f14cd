import {
  cartAdd,
  checkoutCancel,
  checkoutSubmit,
  contactSend,
  newsSubscribe,
  REVIEW_PHOTO_PATH,
  settingsAll,
} from '@shop/contract'
import { eq, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { bumpDataVersions, createDataVersions, readDataChanges } from '../db/data-versions.ts'
import { contact_messages, orders, rate_limits, stock_requests, subscribers } from '../db/schema/index.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { timeLimits } from '../platform/time-limits.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, leftOf, stock, toBranch, withKey } from '../testing/shopper.ts'
import { createRateLimiter } from './rate-limits.ts'

const Success = z.object({ data: z.unknown() })

describe.each(databases)('rate limits on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true, variables: { MAX_UNPAID_UNITS: '12' } })
  })
  afterAll(() => shop.close())

  it.each([
    ['/api/news/subscribe', () => ({ email: 'olena@example.com' })],
    ['/api/contact/send', () => ({ name: 'Олена', phone: '067 123 45 67', message: 'Передзвоніть мені.' })],
    ['/api/reviews/add', () => ({ product_id: 1, grade: 4, name: 'Олена', text: 'Добра куртка.' })],
    ['/api/questions/add', () => ({ product_id: 1, name: 'Олена', text: 'Чи є капюшон?' })],
    ['/api/product/notify', () => ({ product_id: 1, option_id: 1, email: 'olena@example.com' })],
  ])('accept ten calls of %s in ten minutes', async (path, body) => {
    for (let turn = 0; turn < 10; turn++) expect((await shop.post(path, body())).status).toBe(200)
    const refused = await shop.post(path, { ...body(), lang: 'en' })
    expect(refusalOf(refused)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: expect.stringContaining('Too many'),
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('accept twenty photos of a guest in a day', async () => {
    const body = new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f6a800' } })
        .png()
        .toBuffer(),
    )
    const upload = () => fetch(shop.url + REVIEW_PHOTO_PATH, { method: 'POST', body })
    for (let turn = 0; turn < 20; turn++) expect((await upload()).status).toBe(200)
    const refused = await upload()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  })

  it('store no plain IP address', async () => {
    const rows = await shop.db.select().from(rate_limits)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/local|127\.0\.0\.1|::/)
  })

  it('do not affect other calls', async () => {
    expect((await shop.ask(settingsAll, {})).name).toBe('ГАРТ')
  })

  it('accept ten orders in ten minutes per address and per phone, and always accept a repeat', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('nothing to buy')
    await stock(shop, goods, 500)
    const rest = await toBranch(shop)
    const order = async (address: string, phone: string, key: string, cart_id?: string) => ({
      cart_id: cart_id ?? (await fillCart(shop, [{ goods, count: 1 }])),
      send(sent: { cart_version?: string; lang?: 'uk' | 'ru' | 'en' } = {}) {
        const body = { ...rest, contact: { ...contact, phone }, cart_id: this.cart_id, ...sent }
        return shop.post('/api/checkout/submit', body, {
          headers: { 'Idempotency-Key': key, 'X-Forwarded-For': address },
        })
      },
    })
    const [here, there] = ['203.0.113.10', '203.0.113.11']
    const [mine, another] = ['+380 67 100 00 01', '+380 67 100 00 02']
    // An order that fails for another reason is not counted.
    const stale = await order(here, mine, 'order-that-is-stale')
    expect((await stale.send({ cart_version: 'another' })).status).toBe(409)
    const first = await order(here, mine, 'order-of-many-first')
    const placed = await first.send()
    // Nor is a repeat.
    expect((await first.send()).status).toBe(200)
    for (let turn = 1; turn < 10; turn++)
      expect((await (await order(here, mine, `order-of-many-no-${turn}`)).send()).status).toBe(200)

    const late = await (await order(here, another, 'order-from-there-1')).send()
    expect(refusalOf(late)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: expect.stringMatching(/^Забагато замовлень поспіль\. Наступне можна оформити через (9|10)\u00a0хв$/),
    })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(400)
    const onPhone = await (await order(there, mine, 'order-from-there-2')).send({ lang: 'en' })
    expect(refusalOf(onPhone)).toMatchObject({ status: 429, message: expect.stringContaining('Too many orders') })
    expect((await (await order(there, another, 'order-from-there-3')).send()).status).toBe(200)
    expect(await first.send()).toMatchObject({ status: 200, body: placed.body })
  })

  it('accept a hundred new carts a minute per address, and any change of a known one', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('nothing to buy')
    await stock(shop, goods, 500)
    const add = (address: string, cart_id?: string) =>
      shop.post(
        cartAdd.path,
        { product_id: goods.product_id, option_id: goods.option_id, ...(cart_id ? { cart_id } : {}) },
        { headers: { 'X-Forwarded-For': address } },
      )
    const first = await add('203.0.113.90')
    const { cart_id } = cartAdd.data.parse(Success.parse(first.body).data)
    for (let turn = 1; turn < 100; turn++) expect((await add('203.0.113.90')).status).toBe(200)
    expect(refusalOf(await add('203.0.113.90'))).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await add('203.0.113.90', cart_id)).status).toBe(200)
    expect((await add('203.0.113.91')).status).toBe(200)
  })

  it('delay calls over a limit for less than a call may take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limits = createRateLimiter(shop.db, true)
    const delays: number[] = []
    const calls = Array.from({ length: 20 }, async () => {
      if (await limits.throttle('a')) delays.push(performance.now() - began)
    })
    const began = performance.now()
    await vi.advanceTimersByTimeAsync(60_000)
    await Promise.all(calls)
    expect(delays.length).toBeGreaterThan(1)
    expect(Math.max(...delays)).toBeLessThan(timeLimits.call - 1_000)
  })

  it('limit the pieces in unpaid orders of one phone, also for concurrent orders, until one is paid or cancelled', async () => {
    const [, goods] = await findGoods(shop, 2)
    if (!goods) throw new Error('nothing to buy')
    await stock(shop, goods, 500)
    const rest = await toBranch(shop)
    let turn = 0
    const order = async (count: number, payment: 'iban' | 'on_receipt', phone = '+380 67 200 00 01') => {
      const cart_id = await fillCart(shop, [{ goods, count }])
      return () =>
        shop.post(
          '/api/checkout/submit',
          { ...rest, contact: { ...contact, phone }, payment: { id: payment }, cart_id },
          { headers: { ...withKey().headers, 'X-Forwarded-For': `203.0.113.${20 + ++turn}` } },
        )
    }
    const atOnce = [await order(7, 'iban'), await order(7, 'on_receipt')]
    const answers = await Promise.all(atOnce.map(send => send()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
    const refused = answers.find(({ status }) => status === 429)
    if (refused) expect(refusalOf(refused).message).toContain('не більше 12\u00a0шт.')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await (await order(6, 'iban'))()).status).toBe(429)
    expect((await (await order(5, 'on_receipt'))()).status).toBe(200)
    expect((await (await order(1, 'iban', '+380 67 200 00 02'))()).status).toBe(200)
    expect(await leftOf(shop, goods)).toBe(500 - 7 - 5 - 1)

    const made = answers.find(({ status }) => status === 200)
    const { number, token } = checkoutSubmit.data.parse(Success.parse(made?.body).data)
    await shop.ask(checkoutCancel, { number, token })
    expect((await (await order(7, 'iban'))()).status).toBe(200)
  })

  it('limit the pieces in unpaid orders of one address, whatever their phones, for a day', async () => {
    const [, goods] = await findGoods(shop, 2)
    if (!goods) throw new Error('nothing to buy')
    await stock(shop, goods, 500)
    const rest = await toBranch(shop)
    const order = async (count: number, phone: string, address = '198.51.100.7') => {
      const cart_id = await fillCart(shop, [{ goods, count }])
      const body = { ...rest, contact: { ...contact, phone }, payment: { id: 'iban' }, cart_id }
      const headers = { ...withKey().headers, 'X-Forwarded-For': address }
      return (await shop.post('/api/checkout/submit', body, { headers })).status
    }
    expect(await order(7, '+380 67 300 00 01')).toBe(200)
    expect(await order(6, '+380 67 300 00 02')).toBe(429)
    expect(await order(6, '+380 67 300 00 02', '198.51.100.8')).toBe(200)
    expect(await order(5, '+380 67 300 00 03')).toBe(200)
    const age = (hours: number) =>
      shop.db.update(orders).set({ created_at: sql`${orders.created_at} - make_interval(hours => ${hours})` })
    await age(25)
    await removeExpired(shop.db)
    expect(await shop.db.$count(orders, isNotNull(orders.placed_from))).toBe(0)
    expect(await order(12, '+380 67 300 00 04')).toBe(200)
  })

  it('reset when the window is over', async () => {
    const limits = createRateLimiter(shop.db, true)
    const limit = { max: 1, seconds: 600 }
    expect(await limits.consume('test', limit)).toBeNull()
    expect(await limits.consume('test', limit)).toBeGreaterThan(0)
    await shop.db
      .update(rate_limits)
      .set({ started_at: sql`${rate_limits.started_at} - interval '601 seconds'` })
      .where(eq(rate_limits.bucket, 'test'))
    expect(await limits.consume('test', limit)).toBeNull()
  })

  it('take back one action, or all of a bucket', async () => {
    const limits = createRateLimiter(shop.db, true)
    const limit = { max: 2, seconds: 600 }
    const used = async (...buckets: string[]) => {
      for (const bucket of buckets) for (let turn = 0; turn < 2; turn++) await limits.consume(bucket, limit)
    }
    await used('one', 'two', 'three')
    await limits.refund('one')
    await limits.refund(['one', 'two'])
    await limits.clear(['three'], shop.db)
    const left = async (bucket: string) => {
      let count = 0
      while ((await limits.consume(bucket, limit)) === null) count++
      return count
    }
    expect([await left('one'), await left('two'), await left('three')]).toEqual([2, 1, 2])
    const off = createRateLimiter(shop.db, false)
    await off.refund('one')
    await off.clear(['one'], shop.db)
    expect(await left('one')).toBe(0)
    expect([await off.consume('one', limit), off.countCall('a'), off.countCart('a')]).toEqual([null, null, null])
  })

  it('tell the longest wait of several buckets', async () => {
    const limits = createRateLimiter(shop.db, true)
    const limit = { max: 1, seconds: 600 }
    for (const bucket of ['longer', 'shorter']) await limits.consume(bucket, limit)
    await shop.db
      .update(rate_limits)
      .set({ started_at: sql`${rate_limits.started_at} - interval '300 seconds'` })
      .where(eq(rate_limits.bucket, 'shorter'))
    expect(await limits.consume(['shorter', 'longer'], limit)).toBeGreaterThan(500)
    expect(await limits.consume(['longer', 'shorter'], limit)).toBeGreaterThan(500)
    expect(await limits.consume('shorter', limit)).toBeLessThan(400)
  })

  it('do not block for longer when the clock was set back', async () => {
    const limits = createRateLimiter(shop.db, true)
    const limit = { max: 1, seconds: 600 }
    for (const expected of [null, expect.any(Number)]) expect(await limits.consume('clock', limit)).toEqual(expected)
    // As if the hits had been counted by a clock that was an hour ahead.
    await shop.db
      .update(rate_limits)
      .set({ started_at: sql`now() + interval '1 hour'` })
      .where(eq(rate_limits.bucket, 'clock'))
    expect(await limits.consume('clock', limit)).toBeNull()
    await shop.db
      .update(rate_limits)
      .set({ started_at: sql`now() + interval '5 minutes'` })
      .where(eq(rate_limits.bucket, 'clock'))
    expect(await limits.consume('clock', limit)).toBeLessThanOrEqual(900)
  })

  it('and data versions use a monotonic clock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limits = createRateLimiter(shop.db, true)
    const versions = createDataVersions({
      read: since => readDataChanges({ shortQuery: run => run(shop.db) }, since),
    })
    for (let turn = 0; turn <= 3_000; turn++) limits.countCall('a')
    const before = await versions.current()
    await bumpDataVersions(shop.db, ['settings'])
    expect([limits.countCall('a'), await versions.current()]).toEqual([60, before])
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(61_000)
    expect([limits.countCall('a'), await versions.current()]).toEqual([null, before + 1])
  })

  it('block a flood of calls per address', () => {
    let now = 0
    const limits = createRateLimiter(shop.db, true, () => now)
    for (let turn = 0; turn < 3_000; turn++) expect(limits.countCall('a')).toBeNull()
    expect(limits.countCall('a')).toBe(60)
    expect(limits.countCall('b')).toBeNull()
    now = 61_000
    expect(limits.countCall('a')).toBeNull()
  })
})

describe.each(databases)('forms on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it('stores a contact message with a normalised phone', async () => {
    await shop.ask(contactSend, {
      name: ' Олена  Шевчук ',
      phone: '(067)1234567',
      email: '',
      message: 'Потрібен рахунок.',
      lang: 'ru',
    })
    expect(await shop.db.select().from(contact_messages)).toMatchObject([
      { lang: 'ru', name: 'Олена Шевчук', phone: '+380 67 123 45 67', email: null, message: 'Потрібен рахунок.' },
    ])
    const refused = refusalOf(await shop.post('/api/contact/send', { name: '', phone: '12', message: 'я'.repeat(701) }))
    expect(refused.fields).toEqual({
      name: ['Це поле є обовьязковим!'],
      phone: ['Мінімально 17 символів'],
      message: ['максимальне значення 700 символу'],
    })
  })

  it('stores a stock request once and validates its e-mail', async () => {
    const body = { product_id: 1, option_id: 1, email: 'olena@example.com' }
    for (const turn of [1, 2])
      expect([turn, (await shop.post('/api/product/notify', body)).status]).toEqual([turn, 200])
    expect(await shop.db.select().from(stock_requests)).toHaveLength(1)
    const wrong = refusalOf(await shop.post('/api/product/notify', { ...body, email: 'olena', lang: 'en' }))
    expect(wrong).toMatchObject({ status: 422, fields: { email: [expect.any(String)] } })
    expect(refusalOf(await shop.post('/api/product/notify', { ...body, product_id: 999_999 })).status).toBe(404)
  })

  it('stores a subscriber once and does not reveal that it was known', async () => {
    const first = await shop.post('/api/news/subscribe', { email: 'Olena@Example.com' })
    const again = await shop.post('/api/news/subscribe', { email: 'olena@example.com' })
    expect(again.body).toEqual(first.body)
    expect(await shop.ask(newsSubscribe, { email: 'olena@example.com' })).toEqual({})
    expect(await shop.db.select().from(subscribers)).toHaveLength(1)
    const wrong = async (email: string) => refusalOf(await shop.post('/api/news/subscribe', { email })).fields.email
    expect(await wrong('')).toEqual(['Введіть e-mail'])
    expect(await wrong('olena')).toEqual(['E-mail повинен містити @'])
  })
})
