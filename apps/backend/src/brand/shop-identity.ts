import type { Contact } from '@shop/contract'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { DataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { type Dispatch, settings } from '../db/schema/index.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import { isMailAddress } from '../outbox/mailbox.ts'
import type { Pictures } from '../pictures/index.ts'
import { type MoneyFormat, moneyFormat } from '../values/money.ts'
import { FAVICON } from './assets.ts'
import { picturesOf } from './setting-pictures.ts'

export interface ShopIdentity {
  name: string
  /** Path of the logo; empty when none is set. */
  logotype: string
  /** Path of the icon. */
  favicon: string
  contacts: readonly Contact[]
  /** Where and when orders are picked up; empty: at the main contact. */
  pickup: string
  /** Weekdays on which they are, from 1, Monday, to 7; none: every day. */
  pickupDays: readonly number[]
  /** Null: not stated. */
  dispatch: Dispatch | null
  /** The theme's; empty when none is set. */
  themeColour: string
  money: MoneyFormat
}

/** What the identity of a shop is read with. */
export interface ShopServices {
  db: Database
  dataVersions: DataVersions
  pictures: Pictures
}

/** Who the shop is, by its settings in a language. */
export const loadShopIdentity = memoizeByVersion(
  3,
  (lang: Locale) => lang,
  async (lang: Locale, { db, pictures, tags }: ShopServices & { tags: Set<string> }): Promise<ShopIdentity> => {
    tags.add('settings')
    const [row] = await db.select().from(settings).where(eq(settings.lang, lang))
    const data = row?.data ?? null
    const { logotype, favicon } = data ? picturesOf(data) : {}
    return {
      name: data?.name ?? '',
      contacts: data?.contacts ?? [],
      pickup: data?.pickup ?? '',
      pickupDays: data?.pickup_days ?? [],
      dispatch: data?.dispatch ?? null,
      themeColour: data?.theme_color ?? '',
      money: moneyFormat(lang, data),
      logotype: logotype ? pictures.image(logotype, 'logotype', '').src : '',
      favicon: favicon ? pictures.image(favicon, 'favicon', '').src : FAVICON,
    }
  },
)

/** For answers that are not cached. */
export const loadShop = (lang: Locale, services: ShopServices): Promise<ShopIdentity> =>
  loadShopIdentity(lang, { ...services, tags: new Set() })

export const mainContact = ({ contacts }: Pick<ShopIdentity, 'contacts'>): Contact | null =>
  contacts.find(({ is_main }) => is_main) ?? contacts[0] ?? null

/** Where and when orders are picked up: the shop's own text, or its main contact. */
export function pickupNote(shop: Pick<ShopIdentity, 'contacts'> & { pickup?: string }): string {
  const main = mainContact(shop)
  return shop.pickup || [main?.address, main?.hours].filter(Boolean).join(', ')
}

/** The recipient of messages from shoppers. */
export async function shopAddress(
  services: ShopServices & { mail: Pick<MailSettings, 'to' | 'from'> },
): Promise<string> {
  const { to, from } = services.mail
  if (to) return to.address
  const email = mainContact(await loadShop(defaultLocale, services))?.email ?? ''
  return isMailAddress(email) ? email : from.address
}
