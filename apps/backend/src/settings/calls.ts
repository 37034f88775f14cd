import { extensionNames, type Menu, type MenuItem, menuGetByIds, settingsAll, shopCapabilities } from '@shop/contract'
import { menuIds } from '@shop/contract/constants'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { AuthServices } from '../auth/services.ts'
import { logoSettings, picturesOf } from '../brand/setting-pictures.ts'
import { pickupNote } from '../brand/shop-identity.ts'
import { type CategoryTree, loadCategoryTree } from '../catalogue/category-tree.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { type PictureSetting, settings as table } from '../db/schema/index.ts'
import { favouriteCities } from '../delivery/favourite-cities.ts'
import type { DeliveryServices } from '../delivery/services.ts'
import type { PaymentServices } from '../payment/services.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { menuIn, menuNames, selectMenuItems } from './menus.ts'

type SettingsContext = Context &
  Pick<DeliveryServices, 'carrier'> &
  Pick<AuthServices, 'google'> &
  Pick<PaymentServices, 'paymentMethods'>

async function all({ lang }: { lang: Locale }, context: SettingsContext) {
  const { carrier, db, google, hasPhoneMessages, paymentMethods, pictures, tags } = context
  tags.add('settings')
  const [row] = await db.select().from(table).where(eq(table.lang, lang))
  if (!row) return notFound()
  const { dispatch: _dispatch, pickup_days: _days, ...data } = row.data
  const stored = picturesOf(data)
  const src = (name: PictureSetting) => (stored[name] ? pictures.image(stored[name], name, '').src : '')
  const cities = await favouriteCities(context, data.checkout.cities, lang)
  return ok({
    ...data,
    logotype: src('logotype'),
    logodark: src('logodark'),
    logofooter: src('logofooter'),
    favicon: src('favicon'),
    picture_sizes: Object.fromEntries(
      logoSettings.flatMap(name => {
        const { width, height } = stored[name] ?? {}
        return width && height ? [[name, { width, height }]] : []
      }),
    ),
    checkout: { ...data.checkout, cities },
    demo_directory: carrier.directory === 'demo',
    google_sign_in: google !== null,
    phone_messages: hasPhoneMessages,
    pickup: pickupNote(data),
    payment_marks: [
      ...new Set(
        paymentMethods.all
          .filter(method => paymentMethods.isOffered(method, null))
          .flatMap(({ marks }) => marks.map(mark => mark[lang])),
      ),
    ],
  })
}

/**
 * Adds the number of products to items that link to a category; leaves out those of hidden ones, filtered lists included, and
 * headings above nothing.
 */
const withCounts =
  (tree: CategoryTree) =>
  (item: MenuItem): MenuItem[] => {
    const [path = '', query] = splitLocale(item.url).path.slice(1).split('?')
    const category = tree.bySlug.get(path)
    if (category?.is_hidden) return []
    const count = query === undefined ? category?.count : undefined
    const children = item.children.flatMap(withCounts(tree))
    if (item.url === '' && children.length === 0) return []
    return [{ ...item, ...(count === undefined ? {} : { count }), children }]
  }

async function byIds({ lang, ids }: { lang: Locale; ids: readonly number[] }, context: Context) {
  const { db, tags } = context
  tags.add('menu')
  const rows = await selectMenuItems(db)
  const counted = withCounts(await loadCategoryTree(null, context))
  const items: Record<string, Menu> = {}
  for (const menu of menuNames.filter(own => ids.includes(menuIds[own])))
    items[menuIds[menu]] = { name: words[lang].menus[menu], items: menuIn(rows, menuIds[menu], lang).flatMap(counted) }
  return ok({ items })
}

const capabilities = async (_: unknown, { google }: SettingsContext) =>
  ok({ extensions: extensionNames.filter(name => name !== 'google' || google !== null) })

export const settings = [
  defineHandler(shopCapabilities, capabilities),
  defineHandler(
    settingsAll,
    memoizeByVersion(3, body => body.lang, all),
  ),
  defineHandler(
    menuGetByIds,
    memoizeByVersion(100, body => JSON.stringify(body), byIds),
  ),
]
