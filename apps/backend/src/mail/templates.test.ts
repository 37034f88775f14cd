import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutSubmit } from '@shop/contract'
import { type Locale, locales } from '@shop/contract/locales'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, settings } from '../db/schema/index.ts'
import type { MailTemplate } from '../outbox/outbox.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../testing/mail-server.ts'
import { ANSWER, enqueueSamples, MESSAGE } from '../testing/sample-mails.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'
import { mailSources } from './load-views.ts'
import { mailWords } from './words/index.ts'

const PUBLIC_URL = 'https://shop.example'
const RECIPIENT = 'olena@example.com'
/** Of the demo's settings. */
const SHOP_EMAIL = 'shop@hart.example'

describe('every mail, sent by SMTP', () => {
  let server: MailServer
  let shop: Shop
  const sent = new Map<string, ReceivedMail>()

  beforeAll(async () => {
    server = await startMailServer()
    shop = await openShop('Postgres', {
      jobs: true,
      variables: {
        SMTP_URL: server.url,
        PUBLIC_URL,
        SECRET: 'a secret of thirty-two characters and more: 0123456789',
        MAIL_FROM: 'Shop <post@shop.example>',
        // Its invoices show the account of the demo.
        DEMO: 'on',
      },
    })
    const currencies = { UAH: { prefix: '', suffix: 'zł' } }
    await shop.db.update(settings).set({ data: sql`jsonb_set(data, '{checkout,currencies}', ${currencies})` })
    // One after another, so that the order of the mails is known.
    for (const lang of locales) {
      const before = server.received.length
      const templates = await enqueueSamples(shop, lang, RECIPIENT)
      expect([...templates].sort()).toEqual(Object.keys(mailSources).sort())
      const ofSamples = (received: readonly ReceivedMail[]) =>
        received.slice(before).filter(({ to }) => to.includes(RECIPIENT))
      await server.until(received => ofSamples(received).length === templates.length)
      const rows = await shop.db.select().from(mails)
      for (const received of ofSamples(server.received)) {
        const row = rows.find(({ key }) => received.mail.subject && key === keyOf(received, lang))
        if (row) sent.set(row.key, received)
      }
    }
    // Optional files for a look in the browser.
    const folder = process.env.MAIL_SAMPLES
    if (folder) {
      mkdirSync(folder, { recursive: true })
      for (const [key, { mail }] of sent) {
        writeFileSync(join(folder, `${key.replaceAll(':', '-')}.html`), mail.html ?? '')
        writeFileSync(join(folder, `${key.replaceAll(':', '-')}.txt`), `${mail.subject}\n\n${mail.text}`)
      }
    }
  })
  afterAll(async () => {
    await shop.close()
    await server.close()
  })

  /** The sample whose subject the mail has. */
  function keyOf({ mail }: ReceivedMail, lang: Locale): string {
    const words = mailWords[lang]
    const starts: Record<MailTemplate, string> = {
      'email-confirm': words.emailConfirm.subject,
      'registration-attempt': words.registrationAttempt.subject,
      'email-change': words.emailChange.subject,
      'email-change-notice': words.emailChangeNotice.subject,
      'password-reset': words.passwordReset.subject,
      'password-changed': words.passwordChanged.subject,
      'sign-in-link': words.signInLink.subject,
      'account-deleted': words.accountDeleted.subject,
      'order-code': words.orderCode.subject,
      'order-created': words.order.createdSubject,
      'payment-received': words.payment.receivedSubject,
      'payment-failed': words.payment.failedSubject,
      'payment-refunded': words.payment.refundedSubject,
      receipt: words.receipt.subjects.sale,
      'order-delivery': words.order.deliverySubject,
      // Its pattern fits other subjects with the number of an order too.
      'order-status': words.order.statusSubject,
      'return-created': words.return.createdSubject.exchange,
      'return-status': words.return.statusSubject.exchange,
      'return-refunded': words.return.refundedSubject,
      'back-in-stock': words.backInStock.subject,
      'question-answered': words.questionAnswered.subject,
      'newsletter-confirm': words.newsletterConfirm.subject,
      'contact-message': words.contactMessage.subject,
      'question-asked': words.questionAsked.subject,
    }
    const [template] = Object.entries(starts).find(([, subject]) => {
      const pattern = subject.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
      return new RegExp(`^${pattern}$`).test(mail.subject ?? '')
    }) ?? ['']
    return `sample:${lang}:${template}`
  }

  const cases = locales.flatMap(lang => Object.keys(mailSources).map(template => [lang, template] as const))

  it.each(cases)('%s %s is complete as HTML and as text, with its links to the shop', (lang, template) => {
    const received = sent.get(`sample:${lang}:${template}`)
    if (!received) throw new Error(`${template} was not received: ${server.received.map(({ mail }) => mail.subject)}`)
    const { mail, from, to, raw } = received
    expect(from).toBe('post@shop.example')
    expect(to).toEqual([RECIPIENT])
    expect(mail.from).toMatchObject({ name: 'Shop', address: 'post@shop.example' })
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(mail.messageId).toMatch(/^<[\w-]{43}@shop\.example>$/)
    for (const text of [mail.subject ?? '', mail.text ?? '', mail.html?.replace(/<style>.*?<\/style>/s, '') ?? '']) {
      expect(text.length).toBeGreaterThan(5)
      expect(text).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|\[object/)
    }
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('₴')
    if (template === 'order-created') expect(mail.text).toMatch(/\d\u00a0zł/)
    expect(mail.html).toContain(`lang="${lang}"`)
    expect(mail.html).not.toMatch(/<!--( --|\$)|<link/)
    expect(raw).not.toContain('quoted-printable')
    expect(mail.html).toContain('color-scheme')
    const links = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
    for (const link of links)
      expect(link).toMatch(
        /^(https:\/\/(shop\.example(\/|$)|novaposhta\.ua\/tracking\/|cabinet\.tax\.gov\.ua\/|bank\.gov\.ua\/qr\/)|tel:\+|mailto:|cid:qr$)/,
      )
  })

  it.each(locales)('%s receipt has the code of its page within it', lang => {
    const mail = sent.get(`sample:${lang}:receipt`)?.mail
    expect(mail?.html).toMatch(/<img[^>]* src="cid:qr"/)
    expect(mail?.attachments).toMatchObject([{ contentId: '<qr>', mimeType: 'image/png', disposition: 'inline' }])
  })

  it('removes the data from the outbox when it is sent', async () => {
    // `sent_at` of the last ones is written shortly after the server has accepted them.
    await expect.poll(() => shop.db.select().from(mails).where(isNull(mails.sent_at))).toEqual([])
    const left = await shop.db.select().from(mails)
    expect(left.length).toBeGreaterThanOrEqual(cases.length)
    for (const { data, sent_at, last_error } of left) {
      expect(data).toBeNull()
      expect(sent_at).not.toBeNull()
      expect(last_error).toBeNull()
    }
  })

  it('an order contains its lines, its sums and the link to its page', () => {
    const { mail } = sent.get('sample:uk:order-created') ?? {}
    expect(mail?.subject).toMatch(/^Замовлення HT-\d{8} прийнято$/)
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('3 товари')
      expect(text).toContain('Полтава')
      expect(text).toContain('Реквізити для оплати')
      expect(text).toContain(SHOP_EMAIL)
      expect(text).toMatch(/https:\/\/shop\.example\/cart\/thankyou\?number=HT-\d{8}&(amp;)?token=[\w-]{43}/)
    }
    expect(sent.get('sample:ru:order-created')?.mail.text).toContain('3 товара')
    expect(sent.get('sample:en:order-created')?.mail.text).toContain('3 items')
  })

  it('an order by invoice says until when its products wait and that the shop writes, and has no links of its buyer', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('There is nothing to buy')
    const to = 'invoice@example.com'
    const order = {
      ...(await toBranch(shop)),
      cart_id: await fillCart(shop, [{ goods, count: 1 }]),
      contact: { ...contact, email: to },
      payment: { id: 'iban' },
      company: { name: 'ТОВ «t.me/prize»', edrpou: '37193071' },
      no_call: true,
    }
    await shop.ask(checkoutSubmit, order, withKey())
    const received = () => server.received.find(one => one.to.includes(to))
    await server.until(() => received() !== undefined)
    const { html, text } = received()?.mail ?? {}
    for (const part of [html, text]) {
      expect(part).toMatch(/Товари тримаємо для вас до \d/)
      expect(part).toContain('ТОВ «t.\u200bme/prize»')
      expect(part).toContain('напишемо вам на цю адресу')
    }
  })

  it('an approved return says where to send the goods and leads to its conditions', () => {
    expect(sent.get('sample:ru:return-status')?.mail.text).toMatch(/Куда отправить\s+Киев, ул\. Литейная, 14/)
    expect(sent.get('sample:uk:return-status')?.mail.html).toContain('href="https://shop.example/returns"')
    expect(sent.get('sample:en:return-status')?.mail.text).toContain('https://shop.example/en/returns')
  })

  it('the newsletter has a one-click unsubscription', () => {
    const { raw = '' } = sent.get('sample:ru:newsletter-confirm') ?? {}
    const unfolded = raw.replace(/\r?\n[ \t]+/g, ' ')
    expect(unfolded).toMatch(
      /^List-Unsubscribe: ?<https:\/\/shop\.example\/ru\/newsletter\/unsubscribe\/1-[\da-f]{64}>\r?$/m,
    )
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(sent.get('sample:ru:order-created')?.raw).not.toContain('List-Unsubscribe')
  })

  it('a message of the contact form is escaped as text and has the shopper as Reply-To', () => {
    const { mail } = sent.get('sample:uk:contact-message') ?? {}
    expect(mail?.replyTo).toMatchObject([{ name: 'Олена', address: 'asker@example.com' }])
    expect(mail?.html).toContain('&lt;b&gt;182&lt;/b&gt; &amp; обхваті 104?')
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(MESSAGE)
  })

  it('a question to the shop says how to answer it and has no address of the shopper', () => {
    const { mail } = sent.get('sample:uk:question-asked') ?? {}
    expect(mail?.html).toContain('&lt;b&gt;182&lt;/b&gt; &amp; обхваті 104?')
    expect(mail?.text).toMatch(/pnpm shop question answer \d+ "…"/)
    expect(mail?.text).toContain('Покупець не залишив e-mail')
    expect(mail?.replyTo).toBeUndefined()
  })

  it('a question and its answer are escaped as text', () => {
    const { mail } = sent.get('sample:uk:question-answered') ?? {}
    expect(mail?.html).toContain('&lt;b&gt;182&lt;/b&gt; &amp; обхваті 104?')
    expect(mail?.html).toContain('&lt;b&gt;52&lt;/b&gt;')
    const text = mail?.text?.replaceAll('\r\n', '\n')
    for (const part of [MESSAGE, ANSWER]) expect(text).toContain(part)
  })
})
