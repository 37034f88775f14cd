import { contactSend, newsSubscribe, settingsAll } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contact_messages, rate_limits, stock_requests, subscribers } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { createLimits } from './limits.ts'

describe.each(databases)('limits on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
  })
  afterAll(() => shop.close())

  it.each([
    ['/api/news/subscribe', () => ({ email: 'olena@example.com' })],
    ['/api/contact/send', () => ({ name: 'Олена', phone: '067 123 45 67', message: 'Передзвоніть мені.' })],
    ['/api/reviews/add', () => ({ product_id: 1, grade: 4, name: 'Олена', text: 'Добра куртка.' })],
    ['/api/product/notify', () => ({ product_id: 1, option_id: 1, email: 'olena@example.com' })],
  ])('let ten of %s pass in ten minutes', async (path, body) => {
    for (let turn = 0; turn < 10; turn++) expect((await shop.post(path, body())).status).toBe(200)
    const refused = await shop.post(path, { ...body(), lang: 'en' })
    expect(refusalOf(refused)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: expect.stringContaining('Too many'),
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('keep no address as it is', async () => {
    const rows = await shop.db.select().from(rate_limits)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/local|127\.0\.0\.1|::/)
  })

  it('do not stand in the way of ordinary calls', async () => {
    expect((await shop.ask(settingsAll, {})).name).toBe('ГАРТ')
  })

  it('begin anew when their time is over', async () => {
    const limits = createLimits(shop.db, true, Date.now)
    const short = { most: 1, seconds: 0.2 }
    expect(await limits.deed('test', short)).toBeNull()
    expect(await limits.deed('test', short)).toBeGreaterThan(0)
    await expect.poll(() => limits.deed('test', { ...short, most: 1 }), { interval: 250 }).toBeNull()
  })

  it('hold off a flood from one address and not from another', () => {
    let now = 0
    const limits = createLimits(shop.db, true, () => now)
    for (let turn = 0; turn < 3_000; turn++) expect(limits.call('a')).toBeNull()
    expect(limits.call('a')).toBe(60)
    expect(limits.call('b')).toBeNull()
    now = 61_000
    expect(limits.call('a')).toBeNull()
  })
})

describe.each(databases)('what shoppers leave on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it('a message of the contact form arrives with the phone in one form', async () => {
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

  it('a wish to hear of goods is kept once, for an address that can be written to', async () => {
    const body = { product_id: 1, option_id: 1, email: 'olena@example.com' }
    for (const turn of [1, 2])
      expect([turn, (await shop.post('/api/product/notify', body)).status]).toEqual([turn, 200])
    expect(await shop.db.select().from(stock_requests)).toHaveLength(1)
    const wrong = refusalOf(await shop.post('/api/product/notify', { ...body, email: 'olena', lang: 'en' }))
    expect(wrong).toMatchObject({ status: 422, fields: { email: [expect.any(String)] } })
    expect(refusalOf(await shop.post('/api/product/notify', { ...body, product_id: 999_999 })).status).toBe(404)
  })

  it('an address is on the newsletter once, and nobody learns that it was', async () => {
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
