import { newsSubscribe, profileMessages, settingsAll } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscribers, users } from '../db/schema/index.ts'
import { mailsTo, registerCustomer } from '../testing/customers.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

describe.each(databases)('how a customer hears of orders and news, on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const confirm = (email: string) =>
    shop.db.update(users).set({ email_confirmed_at: sql`now()` }).where(eq(users.email, email))
  const subscriptionOf = (email: string) => shop.db.select().from(subscribers).where(eq(subscribers.email, email))

  it('is by mail until they choose, and each choice leaves the other', async () => {
    const { email, sent } = await registerCustomer(shop)
    await confirm(email)
    expect(await shop.ask(profileMessages, {}, sent)).toEqual({ order_messages: 'mail', newsletter: false })
    await shop.ask(profileMessages, { order_messages: 'both' }, sent)
    await shop.ask(profileMessages, { newsletter: true }, sent)
    expect(await shop.ask(profileMessages, {}, sent)).toEqual({ order_messages: 'both', newsletter: true })
  })

  it('has the newsletter at once by a confirmed e-mail, and no more once it is switched off', async () => {
    const { email, sent } = await registerCustomer(shop)
    await confirm(email)
    await shop.ask(newsSubscribe, { email }) // by the form, not confirmed
    await shop.ask(profileMessages, { newsletter: true }, sent)
    expect(await subscriptionOf(email)).toMatchObject([{ confirmed_at: expect.any(Date) }])
    await shop.ask(profileMessages, { newsletter: false }, sent)
    expect(await subscriptionOf(email)).toEqual([])
  })

  it('neither tells nor changes the subscription of an e-mail that is not confirmed', async () => {
    const { email, sent } = await registerCustomer(shop)
    await shop.db.insert(subscribers).values({ email, lang: 'uk', confirmed_at: sql`now()` })
    expect(await shop.ask(profileMessages, { newsletter: false }, sent)).not.toHaveProperty('newsletter')
    expect(await subscriptionOf(email)).toHaveLength(1)
    expect((await mailsTo(shop, email)).map(({ template }) => template)).not.toContain('newsletter-confirm')
  })

  it('needs a session', async () => {
    expect((await shop.post(profileMessages.path, {})).status).toBe(401)
  })
})

it('has no choice of phones in a shop without such a service', async () => {
  const shop = await openShop('Postgres', { variables: { SMTP_URL: 'smtp://localhost' } })
  try {
    const { sent } = await registerCustomer(shop)
    expect(await shop.ask(profileMessages, { order_messages: 'both' }, sent)).toEqual({})
    expect(await shop.db.select().from(users).where(eq(users.order_messages, 'both'))).toEqual([])
    expect((await shop.ask(settingsAll, {})).phone_messages).toBe(false)
  } finally {
    await shop.close()
  }
})
