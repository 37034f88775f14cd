import { contactSend, newsConfirm, newsSubscribe, newsUnsubscribe } from '@shop/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mails, subscribers } from '../db/schema/index.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'

const Data = z.object({ path: z.string(), unsubscribePath: z.string() })

describe.each(databases)('the newsletter, on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const mailsTo = (recipient: string) =>
    shop.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id))
  const subscriberAt = async (email: string) =>
    (await shop.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]
  async function linksTo(email: string) {
    const { path, unsubscribePath } = Data.parse((await mailsTo(email)).at(-1)?.data)
    const tokenOf = (link: string) => link.split('/').at(-1) ?? ''
    return { path, unsubscribePath, confirm: tokenOf(path), unsubscribe: tokenOf(unsubscribePath) }
  }

  it('counts an address only once its owner has confirmed it', async () => {
    const email = 'one@example.com'
    await shop.ask(newsSubscribe, { lang: 'ru', email: 'One@Example.com' })
    expect((await subscriberAt(email))?.confirmed_at).toBeNull()
    const { path, confirm } = await linksTo(email)
    expect(path).toMatch(/^\/ru\/newsletter\/confirm\/\d+-[\da-f]{64}$/)
    await shop.ask(newsConfirm, { token: confirm })
    const first = await subscriberAt(email)
    expect(first?.confirmed_at).not.toBeNull()
    // Pressed once more, and in capitals, it is confirmed as before.
    await shop.ask(newsConfirm, { token: confirm.toUpperCase() })
    expect(await subscriberAt(email)).toEqual(first)
  })

  it('answers a known address as a new one, and mails it no more than once a day', async () => {
    const email = 'two@example.com'
    const first = await shop.post(newsSubscribe.path, { email })
    const again = await shop.post(newsSubscribe.path, { email })
    expect(again.body).toEqual(first.body)
    expect(await mailsTo(email)).toHaveLength(1)
    await shop.ask(newsConfirm, { token: (await linksTo(email)).confirm })
    const known = await shop.post(newsSubscribe.path, { email })
    expect([known.status, known.body]).toEqual([first.status, first.body])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is left by the token alone, as often as it is sent', async () => {
    const email = 'three@example.com'
    await shop.ask(newsSubscribe, { email })
    const { unsubscribe, confirm } = await linksTo(email)
    await shop.ask(newsUnsubscribe, { token: unsubscribe })
    await shop.ask(newsUnsubscribe, { token: unsubscribe })
    expect(await subscriberAt(email)).toBeUndefined()
    const gone = refusalOf(await shop.post(newsConfirm.path, { token: confirm }))
    expect(gone).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('takes no other token', async () => {
    const email = 'four@example.com'
    await shop.ask(newsSubscribe, { email })
    const { confirm, unsubscribe } = await linksTo(email)
    const [id = '', signature = ''] = confirm.split('-')
    const wrong = ['', 'x', `${Number(id) + 1}-${signature}`, `${id}-${'0'.repeat(64)}`, unsubscribe]
    for (const token of wrong.slice(1)) expect((await shop.post(newsConfirm.path, { token })).status, token).toBe(404)
    expect((await shop.post(newsUnsubscribe.path, { token: confirm })).status).toBe(404)
    expect((await subscriberAt(email))?.confirmed_at).toBeNull()
  })
})

describe('a message of the contact form', () => {
  const message = { name: 'Олена', phone: '+380 67 123 45 67', message: 'Доброго дня!' }
  const recipientOf = async (variables: Record<string, string>) => {
    const shop = await openShop('Postgres', { variables })
    await shop.ask(contactSend, message)
    const rows = await shop.db.select().from(mails)
    await shop.close()
    expect(rows.map(({ template }) => template)).toEqual(['contact-message'])
    return rows[0]?.recipient
  }
  it('goes to the main contact of the settings', async () => expect(await recipientOf({})).toBe('shop@hart.example'))
  it('or to MAIL_TO', async () =>
    expect(await recipientOf({ MAIL_TO: 'Office <office@shop.example>' })).toBe('office@shop.example'))
})
