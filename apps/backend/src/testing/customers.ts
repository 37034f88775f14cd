import { randomUUID } from 'node:crypto'
import { authRegister } from '@shop/contract'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '../db/schema/index.ts'
import type { MailTemplate } from '../mail/outbox.ts'
import type { Shop } from './shop.ts'

export const PASSWORD = 'Шість зошитів 6'

export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** A unique e-mail. */
export const freshEmail = (): string => `olena-${randomUUID().slice(0, 8)}@example.com`

/** Registers a customer; `sent` holds the headers of authenticated calls. */
export async function registerCustomer(shop: Shop, given: Partial<z.input<typeof authRegister.body>> = {}) {
  const email = given.email ?? freshEmail()
  const password = given.password ?? PASSWORD
  const { access_token, user } = await shop.ask(authRegister, {
    name: 'Олена',
    last_name: 'Шевчук',
    email,
    password,
    password_confirmation: password,
    ...given,
  })
  return { email, password, user, token: access_token, sent: bearer(access_token) }
}

const WithPath = z.object({ path: z.string() })

/** Mails to an address, the newest first. */
export const mailsTo = ({ db }: Shop, recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id))

/** Path of the link in the newest mail of a kind to an address. */
export async function mailedPath({ db }: Shop, template: MailTemplate, recipient: string): Promise<string> {
  const [mail] = await db
    .select({ data: mails.data })
    .from(mails)
    .where(and(eq(mails.template, template), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.id))
    .limit(1)
  return WithPath.parse(mail?.data).path
}

/** Token of that link. */
export const mailedToken = async (shop: Shop, template: MailTemplate, recipient: string): Promise<string> =>
  (await mailedPath(shop, template, recipient)).split('/').at(-1) ?? ''
