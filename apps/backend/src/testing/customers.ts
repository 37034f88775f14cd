import { randomUUID } from 'node:crypto'
import { authRegister, exportLists, profileExport, profileExportList } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { createToken, hashToken } from '../auth/access-token.ts'
import { mails, sessions, users } from '../db/schema/index.ts'
import type { MailTemplate } from '../outbox/outbox.ts'
import type { Sent, Shop } from './shop.ts'

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

export interface SignedIn {
  id: number
  email: string
  token: string
  /** Headers of a call that this customer makes. */
  sent: Sent
}

/** Inserts a customer with a session as rows, for tests that are not about signing in: no password is hashed. */
export async function signIn(
  { db }: Shop,
  email: string = `${randomUUID()}@example.com`,
  password_hash: string | null = null,
): Promise<SignedIn> {
  const token = createToken()
  const [user] = await db
    .insert(users)
    .values({ name: 'Олена', last_name: 'Шевчук', email, lang: 'uk', password_hash })
    .returning({ id: users.id })
  if (!user) throw new Error('No customer was inserted')
  await db.insert(sessions).values({
    user_id: user.id,
    token_hash: hashToken(token),
    device: 'Firefox, Linux',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  return { id: user.id, email, token, sent: bearer(token) }
}

const More = z.object({ more: z.partialRecord(z.enum(exportLists), z.int()) })

/** Everything that is exported of a customer. */
export async function exportOf(shop: Shop, sent: Sent, lang: Locale = defaultLocale) {
  const exported = await shop.ask(profileExport, { lang }, sent)
  const { more } = More.parse(exported)
  for (const list of exportLists) {
    const entries = z.array(z.json()).parse(exported[list])
    for (let after = more[list] ?? null; after !== null; ) {
      const part: DataOf<typeof profileExportList.path> = await shop.ask(profileExportList, { lang, list, after }, sent)
      entries.push(...part.items)
      after = part.next
    }
    exported[list] = entries
  }
  return exported
}

/** Headers of several kinds in one call. */
export const withHeaders = (...all: readonly Sent[]): Sent => ({
  headers: Object.assign({}, ...all.map(({ headers }) => headers)),
})

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

const WithCode = z.object({ code: z.string() })

/** The newest code of an order that was mailed to an address. */
export async function mailedCode(shop: Shop, recipient: string): Promise<string> {
  const mail = (await mailsTo(shop, recipient)).find(({ template }) => template === 'order-code')
  return WithCode.parse(mail?.data).code
}
