import { isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSmtpTransport } from '../adapters/mail/smtp.ts'
import { openDatabase } from '../db/open.ts'
import { mails } from '../db/schema/index.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { createLog } from '../telemetry/log.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { MAX_ATTEMPTS } from './retry.ts'
import { createSender, type MailRow, type Sender } from './sender.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

const log = createLog('silent')
const from = { name: 'Shop', address: 'post@shop.example' }

const compose = async (mail: MailRow): Promise<OutgoingMail> => ({
  messageId: `${mail.key}@shop.example`,
  from,
  to: { name: '', address: mail.recipient },
  replyTo: null,
  subject: mail.key,
  images: [],
  html: '<p>HTML</p>',
  text: 'text',
  headers: {},
})

describe.each(databases)('the sender of the outbox, on %s', kind => {
  let shop: Shop
  let server: MailServer
  const senders: Sender[] = []
  const transports: MailTransport[] = []

  beforeEach(async () => {
    shop = await openShop(kind)
    server = await startMailServer()
  })
  afterEach(async () => {
    for (const sender of senders.splice(0)) await sender.stop()
    for (const transport of transports.splice(0)) await transport.close()
    await server.close()
    await shop.close()
  })

  function senderOn(db = shop.db, options: { delayAfter?: (attempt: number) => number } = {}): Sender {
    const transport = createSmtpTransport(server.url)
    const sender = createSender({ db, transport, compose, log, ...options })
    transports.push(transport)
    senders.push(sender)
    return sender
  }
  async function enqueue(count: number, prefix = 'mail') {
    for (let n = 0; n < count; n++)
      await shop.db.transaction(tx =>
        enqueueMail(tx, {
          key: `${prefix}-${n}`,
          template: 'password-changed',
          lang: 'uk',
          recipient: `reader-${n}@example.com`,
          data: { name: 'Олена' },
        }),
      )
  }
  const subjects = () => server.received.map(({ mail }) => mail.subject ?? '').sort()
  const expected = (count: number) => Array.from({ length: count }, (_, n) => `mail-${n}`).sort()
  const setDueNow = () => shop.db.update(mails).set({ due_at: sql`now()` })

  it('sends each mail once when its key is enqueued twice', async () => {
    await enqueue(3)
    await enqueue(3)
    await senderOn().run()
    expect(subjects()).toEqual(expected(3))
    await senderOn().run()
    expect(subjects()).toEqual(expected(3))
    expect(await shop.db.select().from(mails).where(isNull(mails.sent_at))).toEqual([])
  })

  it('sends no mail of a transaction that was rolled back', async () => {
    await expect(
      shop.db.transaction(async tx => {
        await enqueueMail(tx, {
          key: 'undone',
          template: 'password-changed',
          lang: 'uk',
          recipient: 'reader@example.com',
          data: { name: 'Олена' },
        })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await senderOn().run()
    expect(server.received).toEqual([])
  })

  it('sends each mail once after the mail server was unavailable', async () => {
    await enqueue(5)
    const { port } = server
    await server.close()
    const sender = senderOn()
    await sender.run()
    const waiting = await shop.db.select().from(mails)
    expect(waiting).toHaveLength(5)
    for (const { attempts, due_at, created_at, sent_at, failed_at, claimed_until, data } of waiting) {
      expect({ attempts, sent_at, failed_at, claimed_until }).toEqual({
        attempts: 1,
        sent_at: null,
        failed_at: null,
        claimed_until: null,
      })
      expect(data).not.toBeNull()
      expect(due_at.getTime() - created_at.getTime()).toBeGreaterThan(10_000)
    }
    server = await startMailServer(port)
    await sender.run()
    expect(server.received).toEqual([]) // not due yet
    await setDueNow()
    await sender.run()
    expect(subjects()).toEqual(expected(5))
  })

  it('sends each mail once when the mail server stops and starts again while mails are written', async () => {
    const sender = senderOn(shop.db, { delayAfter: attempt => attempt * 20 })
    await enqueue(3, 'before')
    await sender.run()
    const { port } = server
    const before = subjects()
    await server.close() // ends the connections that the sender keeps open
    await enqueue(6, 'during')
    const attemptsOf = async () => (await shop.db.select().from(mails)).map(({ attempts }) => attempts)
    // Every mail fails more than once before the server is back.
    await expect
      .poll(async () => {
        await sender.run()
        return Math.min(...(await attemptsOf()).slice(3))
      })
      .toBeGreaterThanOrEqual(2)
    server = await startMailServer(port)
    await enqueue(2, 'after')
    await expect
      .poll(async () => {
        await sender.run()
        return shop.db.select().from(mails).where(isNull(mails.sent_at))
      })
      .toEqual([])
    expect([...before, ...subjects()].sort()).toEqual(
      [
        'after-0',
        'after-1',
        ...[0, 1, 2].map(n => `before-${n}`),
        ...[0, 1, 2, 3, 4, 5].map(n => `during-${n}`),
      ].sort(),
    )
  })

  it('retries after a temporary rejection and stops after a permanent one', async () => {
    await enqueue(1)
    server.refusal = { code: 451, message: 'Try later, reader-0@example.com', at: 'data' }
    const sender = senderOn()
    await sender.run()
    const [later] = await shop.db.select().from(mails)
    expect(later).toMatchObject({ attempts: 1, failed_at: null })
    expect(later?.last_error).toContain('451')
    expect(later?.last_error).not.toContain('@')

    server.refusal = { code: 550, message: 'No such reader-0@example.com', at: 'recipient' }
    await setDueNow()
    await sender.run()
    const [never] = await shop.db.select().from(mails)
    expect(never?.failed_at).not.toBeNull()
    server.refusal = null
    await setDueNow()
    await sender.run()
    expect(server.received).toEqual([])
  })

  it('marks a mail as failed after the last attempt', async () => {
    await enqueue(1)
    await shop.db.update(mails).set({ attempts: MAX_ATTEMPTS - 1 })
    server.refusal = { code: 451, message: 'Try later', at: 'data' }
    await senderOn().run()
    const [mail] = await shop.db.select().from(mails)
    expect(mail).toMatchObject({ attempts: MAX_ATTEMPTS, sent_at: null })
    expect(mail?.failed_at).not.toBeNull()
  })

  it('does not send a mail that another process has claimed, until the claim expires', async () => {
    await enqueue(2)
    await shop.db.update(mails).set({ claimed_until: sql`now() + interval '10 seconds'` }).where(sql`key = 'mail-0'`)
    await shop.db.update(mails).set({ claimed_until: sql`now() - interval '1 second'` }).where(sql`key = 'mail-1'`)
    await senderOn().run()
    expect(subjects()).toEqual(['mail-1'])
  })

  it('claims three at once, and waits for no slow ones', async () => {
    await enqueue(12)
    const slow: (() => void)[] = []
    let areSlow = true
    const transport = { send: () => new Promise<void>(resolve => (areSlow ? void slow.push(resolve) : resolve())) }
    const sender = createSender({ db: shop.db, transport, compose, log })
    senders.push(sender)
    const running = sender.run()
    const attempted = async () => (await shop.db.select().from(mails)).filter(({ attempts }) => attempts > 0).length
    const sent = async () => (await shop.db.select().from(mails)).filter(({ sent_at }) => sent_at).length
    await expect.poll(() => slow.length).toBe(6)
    slow.shift()?.()
    slow.shift()?.()
    await expect.poll(sent).toBe(2)
    expect(await attempted()).toBe(6)
    slow.shift()?.()
    await expect.poll(() => slow.length).toBe(6)
    expect(await attempted()).toBe(9)
    areSlow = false
    for (const resolve of slow) resolve()
    await running
    expect(await sent()).toBe(12)
  })

  it('goes on with other mails when the outcome of some cannot be saved', async () => {
    await enqueue(9)
    await shop.db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    )
    await shop.db.execute(
      sql`create trigger refuse before update of sent_at on mails for each row when (new.id between 4 and 6) execute function refuse()`,
    )
    await senderOn().run()
    expect(subjects()).toEqual(expected(9))
    expect(await shop.db.select({ id: mails.id }).from(mails).where(isNull(mails.sent_at)).orderBy(mails.id)).toEqual(
      [4, 5, 6].map(id => ({ id })),
    )
  })

  it('sends each mail once when two senders run concurrently', async () => {
    await enqueue(40)
    const other = kind === 'Postgres' ? await openDatabase({ url: shop.databaseUrl }) : null
    await Promise.all([senderOn().run(), senderOn(other?.db).run()])
    expect(subjects()).toEqual(expected(40))
    for (const sender of senders.splice(0)) await sender.stop()
    await other?.close()
  })
})
