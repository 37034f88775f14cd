import { checkoutOrderCode, checkoutSubmit, profileMessages } from '@shop/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mails, orders } from '../db/schema/index.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { notifyMailSender } from '../outbox/outbox.ts'
import { commandsTo, sendCommand } from '../testing/commands.ts'
import { freshEmail, mailsTo, registerCustomer } from '../testing/customers.ts'
import { openShop, type Sent, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'
import { startTurboSms, type TurboSmsSimulator } from '../testing/simulators/turbosms.ts'
import { phoneHealth } from './health.ts'
import { MAX_ATTEMPTS } from './retry.ts'

const NOON = '2026-12-01T10:00:00Z'
const NIGHT = '2026-12-01T21:00:00Z'

const setTime = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

describe('messages to phones', () => {
  let shop: Shop
  let service: TurboSmsSimulator
  let last = 1_000_000
  beforeAll(async () => {
    service = await startTurboSms()
    setTime(NOON)
    shop = await openShop('PGlite', { jobs: true, variables: service.variables })
  })
  beforeEach(() => void setTime(NOON))
  afterEach(() => {
    Object.assign(service.scenario, { answers: 'right', balance: 100, losesAnswers: false })
    vi.useRealTimers()
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })

  const { done } = commandsTo(() => shop, 'order')
  const sentTo = (digits: string) => service.sent.filter(({ phone }) => phone === digits)
  const rowOf = async (digits: string) => {
    const isOfPhone = eq(sql`regexp_replace(${mails.recipient}, '\\D', '', 'g')`, digits)
    const [row] = await shop.db.select().from(mails).where(isOfPhone).orderBy(sql`id desc`).limit(1)
    return row
  }
  /** Has the sender look at what waits, as if its time had come. */
  const tryAgain = async () => {
    await shop.db.update(mails).set({ due_at: sql`now()` }).where(eq(mails.channel, 'phone'))
    await notifyMailSender(shop.db)
  }

  async function placeOrder(sent: Sent = {}, wish: { phone_messages?: boolean } = { phone_messages: true }) {
    const digits = `38067${++last}`
    const email = freshEmail()
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('There is nothing to buy')
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const body = { ...(await toBranch(shop)), contact: { ...contact, email, phone: digits }, cart_id, ...wish }
    const { number } = await shop.ask(checkoutSubmit, body, { headers: { ...withKey().headers, ...sent.headers } })
    const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
    if (!order) throw new Error('There is no order')
    return { digits, email, number, order }
  }

  it('follow the events of an order beside its mails, with its number and nothing personal', async () => {
    const { digits, email, number } = await placeOrder()
    await expect.poll(() => sentTo(digits)).toHaveLength(1)
    for (const status of ['confirmed', 'packed']) await done(number, 'status', status)
    await done(number, 'tracking', '20450123456789')
    await done(number, 'status', 'shipped')
    await expect.poll(() => sentTo(digits)).toHaveLength(2)
    expect(sentTo(digits).map(({ text }) => text)).toEqual([
      expect.stringMatching(new RegExp(`^Замовлення ${number} прийнято. http://\\S+/order$`)),
      `Замовлення ${number} у дорозі, номер посилки: 20450123456789`,
    ])
    const templates = (await mailsTo(shop, email)).map(({ template }) => template)
    expect(templates).toEqual(expect.arrayContaining(['order-created', 'order-status']))
  })

  it('tell of a payment for an order that is cancelled that it goes back', async () => {
    const { digits, number } = await placeOrder()
    await done(number, 'status', 'cancelled', '--yes')
    await expect.poll(() => sentTo(digits)).toHaveLength(2)
    await done(number, 'payment', 'paid')
    await expect.poll(() => sentTo(digits)).toHaveLength(3)
    expect(sentTo(digits).map(({ text }) => text)).toEqual([
      expect.stringContaining('прийнято'),
      `Замовлення ${number} скасовано.`,
      `Замовлення ${number} скасовано, гроші повернемо.`,
    ])
  })

  it('go to nobody who has not chosen them', async () => {
    const { digits, number } = await placeOrder({}, {})
    await done(number, 'status', 'confirmed')
    await done(number, 'payment', 'paid')
    expect(await rowOf(digits)).toBeUndefined()
  })

  it('go instead of mails when the account says so; what has no text for phones is mailed', async () => {
    const { sent } = await registerCustomer(shop)
    await shop.ask(profileMessages, { order_messages: 'phone' }, sent)
    const { digits, email, number } = await placeOrder(sent, {})
    await expect.poll(() => sentTo(digits)).toHaveLength(1)
    await done(number, 'status', 'confirmed')
    expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual(['order-status'])
  })

  it('have the code that opens an order, also at night, when others wait', async () => {
    setTime(NIGHT)
    const { digits, number } = await placeOrder()
    await shop.ask(checkoutOrderCode, { number, phone: digits })
    await expect.poll(() => sentTo(digits).map(({ text }) => text)).toEqual([expect.stringMatching(/^\d{6} — код/)])
    expect(await phoneHealth({ shortQuery: run => run(shop.db) }, () => new Date()).check()).toMatchObject({
      status: 'ok',
    })
    setTime(NOON)
    await tryAgain()
    await expect.poll(() => sentTo(digits)).toHaveLength(2)
  })

  it.each([
    ['is on the stop list', 404],
    ['does not exist', 305],
  ] as const)('end when the phone %s: its account and orders are mailed, what it has missed too', async (_, code) => {
    const { sent } = await registerCustomer(shop)
    await shop.ask(profileMessages, { order_messages: 'phone' }, sent)
    service.refused.set(`38067${last + 1}`, code)
    const { email, order } = await placeOrder(sent, {})
    await expect.poll(async () => (await mailsTo(shop, email)).map(mail => mail.template)).toEqual(['order-created'])
    expect(await shop.ask(profileMessages, {}, sent)).toMatchObject({ order_messages: 'mail' })
    const [changed] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
    expect(changed?.messages).toBe('mail')
  })

  it('of a phone that refuses are not mailed twice', async () => {
    service.refused.set(`38067${last + 1}`, 404)
    const { digits, email } = await placeOrder()
    await expect.poll(async () => (await rowOf(digits))?.failed_at).toBeInstanceOf(Date)
    expect(await mailsTo(shop, email)).toHaveLength(1)
  })

  it('are mailed when their service has failed too often, which changes nothing for the next ones', async () => {
    const { sent } = await registerCustomer(shop)
    await shop.ask(profileMessages, { order_messages: 'phone' }, sent)
    service.scenario.answers = 'error'
    const { digits, email, number } = await placeOrder(sent, {})
    await expect.poll(async () => (await rowOf(digits))?.last_error).toBeTruthy()
    await shop.db
      .update(mails)
      .set({ attempts: MAX_ATTEMPTS - 1 })
      .where(eq(mails.channel, 'phone'))
    await tryAgain()
    await expect.poll(async () => (await mailsTo(shop, email)).map(mail => mail.template)).toEqual(['order-created'])
    service.scenario.answers = 'right'
    await done(number, 'status', 'cancelled', '--yes')
    await expect.poll(() => sentTo(digits).map(({ text }) => text)).toEqual([`Замовлення ${number} скасовано.`])
  })

  it('wait while the shop has no money, and the operator is told', async () => {
    service.scenario.balance = 0
    const { digits } = await placeOrder()
    await expect.poll(async () => (await rowOf(digits))?.last_error).toBe('ShopRefused 203')
    const old = { created_at: sql`now() - interval '20 minutes'` }
    await shop.db
      .update(mails)
      .set(old)
      .where(and(eq(mails.channel, 'phone'), sql`sent_at is null`))
    await shop.db
      .update(mails)
      .set({ sent_at: sql`now() - interval '1 day'` })
      .where(sql`channel = 'phone' and sent_at is not null`)
    const check = phoneHealth({ shortQuery: run => run(shop.db) }, () => new Date(Date.now() - 86_400_000 * 30))
    expect(await check.check()).toMatchObject({ status: 'degraded', reason: expect.stringContaining('phones') })
    const { output } = await sendCommand(shop, ['outbox', 'list'])
    expect(output).toMatch(/phone .*ShopRefused 203/)
    service.scenario.balance = 100
    await tryAgain()
    await expect.poll(() => sentTo(digits)).toHaveLength(1)
  })

  it('are sent once when the answer was lost, and when the process was killed before it noted that', async () => {
    service.scenario.losesAnswers = true
    const { digits } = await placeOrder()
    await expect.poll(async () => (await rowOf(digits))?.last_error).toContain('500')
    service.scenario.losesAnswers = false
    await tryAgain()
    await expect.poll(async () => (await rowOf(digits))?.sent_at).toBeInstanceOf(Date)
    const { order } = await placeOrder()
    const path = '/cart/thankyou'
    const mail = { key: 'killed', template: 'order-delivery', lang: 'uk', data: { orderId: order.id, path } } as const
    await enqueueOrderMessage(shop.db, order, mail)
    const data = { orderId: order.id, path }
    await shop.db
      .update(mails)
      .set({ sent_at: null, data })
      .where(eq(mails.key, `phone:order-created:${order.id}`))
    await tryAgain()
    await expect.poll(async () => (await rowOf(`38067${last}`))?.sent_at).toBeInstanceOf(Date)
    expect(sentTo(digits)).toHaveLength(1)
    expect(sentTo(`38067${last}`)).toHaveLength(1)
  })
})

it('to phones of a shop without a service any more go as mails', async () => {
  setTime(NOON)
  const shop = await openShop('Postgres', { jobs: true, variables: { DEMO: 'off', SMTP_URL: '' } })
  try {
    const email = freshEmail()
    const key = 'gone'
    const data = { number: 'HT-1', code: '123456' }
    const buyer = { messages: 'phone', email, phone: contact.phone } as const
    await enqueueOrderMessage(shop.db, buyer, { key, template: 'order-code', lang: 'uk', data })
    await expect.poll(async () => (await mailsTo(shop, email)).map(mail => mail.key)).toEqual([key])
  } finally {
    await shop.close()
    vi.useRealTimers()
  }
})
