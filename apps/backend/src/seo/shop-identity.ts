import type { Contact } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { FAVICON } from '../brand/assets.ts'
import { picturesOf } from '../brand/setting-pictures.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { settings } from '../db/schema/index.ts'
import { type MoneyFormat, moneyFormat } from '../values/money.ts'
import type { Context } from '../wire/handler.ts'

export interface ShopIdentity {
  name: string
  /** Path of the logo; empty when none is set. */
  logotype: string
  /** Path of the icon. */
  favicon: string
  contacts: readonly Contact[]
  money: MoneyFormat
}

/** Who the shop is, by its settings in a language. */
export const loadShopIdentity = memoizeByVersion(
  3,
  (lang: Locale) => lang,
  async (
    lang: Locale,
    { db, pictures, tags }: Pick<Context, 'db' | 'dataVersions' | 'pictures' | 'tags'>,
  ): Promise<ShopIdentity> => {
    tags.add('settings')
    const [row] = await db.select().from(settings).where(eq(settings.lang, lang))
    if (!row) return { name: '', logotype: '', favicon: FAVICON, contacts: [], money: moneyFormat(lang, null) }
    const { name, contacts } = row.data
    const { logotype, favicon } = picturesOf(row.data)
    return {
      name,
      contacts,
      money: moneyFormat(lang, row.data),
      logotype: logotype ? pictures.image(logotype, 'logotype', '').src : '',
      favicon: favicon ? pictures.image(favicon, 'favicon', '').src : FAVICON,
    }
  },
)
