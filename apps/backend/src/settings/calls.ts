import { type Menu, menuGetByIds, settingsAll } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { memoizeByVersion } from '../catalogue/memoize-by-version.ts'
import { menus, settings as table } from '../db/schema/index.ts'
import { favouriteCities } from '../delivery/favourite-cities.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'

async function all({ lang }: { lang: Locale }, context: Context) {
  const { carrier, db, google, tags } = context
  tags.add('settings')
  const [row] = await db.select().from(table).where(eq(table.lang, lang))
  if (!row) return notFound()
  const { pickup: _, ...data } = row.data
  const cities = await favouriteCities(context, data.checkout.cities, lang)
  return ok({
    ...data,
    checkout: { ...data.checkout, cities },
    demo_directory: carrier.directory === 'demo',
    google_sign_in: google !== null,
  })
}

async function byIds({ lang, ids }: { lang: Locale; ids: readonly number[] }, { db, tags }: Context) {
  tags.add('menu')
  // Filtered here, because an id may exceed PostgreSQL's `integer`; there are only a few menus.
  const rows = await db.select().from(menus).where(eq(menus.lang, lang))
  const items: Record<string, Menu> = {}
  for (const { id, data } of rows) if (ids.includes(id)) items[id] = data
  return ok({ items })
}

export const settings = [
  defineHandler(
    settingsAll,
    memoizeByVersion(3, body => body.lang, all),
  ),
  defineHandler(
    menuGetByIds,
    memoizeByVersion(100, body => JSON.stringify(body), byIds),
  ),
]
