import { defaultLocale, type Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type StoredSettings, settings } from '../db/schema/index.ts'
import { type MoneyFormat, moneyFormat } from '../values/money.ts'
import type { MailSettings } from './mail-settings.ts'
import { isMailAddress } from './mailbox.ts'

export async function findSettings(db: Database, lang: Locale): Promise<StoredSettings | null> {
  const [row] = await db.select().from(settings).where(eq(settings.lang, lang))
  return row?.data ?? null
}

export const loadMoneyFormat = async (db: Database, lang: Locale): Promise<MoneyFormat> =>
  moneyFormat(lang, await findSettings(db, lang))

export const mainContact = (found: StoredSettings | null) =>
  found?.contacts.find(({ is_main }) => is_main) ?? found?.contacts[0] ?? null

/** The recipient of messages from shoppers. */
export async function shopAddress(db: Database, { to, from }: Pick<MailSettings, 'to' | 'from'>): Promise<string> {
  if (to) return to.address
  const email = mainContact(await findSettings(db, defaultLocale))?.email ?? ''
  return isMailAddress(email) ? email : from.address
}
