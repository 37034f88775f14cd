import type { Contact } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { memoizeByVersion } from '../catalogue/memoize-by-version.ts'
import { settings } from '../db/schema/index.ts'
import type { Context } from '../wire/handler.ts'

interface ShopIdentity {
  name: string
  logotype: string
  contacts: readonly Contact[]
}

/** Who the shop is, by its settings in a language. */
export const loadShopIdentity = memoizeByVersion(
  3,
  (lang: Locale) => lang,
  async (lang: Locale, { db, tags }: Pick<Context, 'db' | 'dataVersions' | 'tags'>): Promise<ShopIdentity> => {
    tags.add('settings')
    const [row] = await db.select().from(settings).where(eq(settings.lang, lang))
    const { name = '', logotype = '', contacts = [] } = row?.data ?? {}
    return { name, logotype, contacts }
  },
)
