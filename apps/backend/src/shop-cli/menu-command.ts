import { menuIds } from '@shop/contract/constants'
import { defaultLocale, inEachLocale } from '@shop/contract/locales'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { type categories, menu_items } from '../db/schema/index.ts'
import { menuNames, selectMenuItems } from '../settings/menus.ts'
import type { Text } from '../values/text.ts'
import { type Faults, line, noText, optionalTexts, position, required, texts } from './fields.ts'
import { defineResource, type Entry, saveRow } from './resource.ts'
import { checkShopUrl } from './shop-url.ts'

interface MenuEntry extends Entry {
  id: number
  /** Its menu and places: `footer.2.1`. */
  key: string
  /** Menu or item that it is below. */
  parent: string
  fields: { name: Text; text: Text; url: string | null; parent: string }
}

/** The items of all menus, each before those that are below it. */
async function loadMenuItems(db: Database): Promise<MenuEntry[]> {
  const rows = await selectMenuItems(db)
  const entriesOf = (own: typeof rows, parent: string): MenuEntry[] =>
    own.flatMap(({ id, names: name, texts: text, url }, index) => {
      const key = `${parent}.${index + 1}`
      const below = rows.filter(row => row.parent_id === id)
      return [{ id, key, parent, fields: { name, text, url: url || null, parent } }, ...entriesOf(below, key)]
    })
  return menuNames.flatMap(name =>
    entriesOf(
      rows.filter(row => row.menu_id === menuIds[name]),
      name,
    ),
  )
}

/** Labels of the items that lead to a path, in the default language. */
export const menuItemsOf = async (db: Database, path: string): Promise<string[]> =>
  (await loadMenuItems(db)).flatMap(({ fields: { url, name } }) => (url === path ? [name[defaultLocale]] : []))

type Category = Pick<typeof categories.$inferSelect, 'slug' | 'names' | 'titles'>

/**
 * Puts a new or moved category into the menu of the catalogue, below the item of its parent, and gives items that have its former
 * name or title the present one. Items that an operator has labelled otherwise stay as they are.
 */
export async function placeInMenus(
  tx: Database,
  { slug, names, titles }: Category,
  former: Omit<Category, 'slug'>,
  parent: string | null,
  isPlaced: boolean,
): Promise<void> {
  const path = `/${slug}`
  await tx.execute(sql`lock table ${menu_items} in share row exclusive mode`)
  const items = await loadMenuItems(tx)
  for (const { id, fields } of items.filter(item => item.fields.url === path)) {
    const label = inEachLocale(lang => {
      const known = fields.name[lang]
      return known === former.titles[lang] ? titles[lang] : known === former.names[lang] ? names[lang] : known
    })
    await tx.update(menu_items).set({ names: label }).where(eq(menu_items.id, id))
  }
  if (!isPlaced) return
  const inCatalogue = items.filter(({ key }) => key.startsWith('catalogue.'))
  const [own, ...others] = inCatalogue.filter(({ fields: { url } }) => url === path).map(({ id }) => id)
  const above = inCatalogue.find(({ fields: { url } }) => url === `/${parent}`)
  const place = {
    menu_id: above ? null : menuIds.catalogue,
    parent_id: above?.id ?? null,
    position: sql`(select coalesce(max(position), 0) + 1 from ${menu_items})`,
  }
  await tx.delete(menu_items).where(inArray(menu_items.id, others))
  if (own === undefined) await tx.insert(menu_items).values({ ...place, names: titles, texts: noText, url: path })
  else await tx.update(menu_items).set(place).where(eq(menu_items.id, own))
}

/** Levels of a menu. Source: spec §7. */
const MAX_LEVELS = 4

const levelOf = (key: string): number => key.split('.').length - 1
const isIn = (key: string, above: string): boolean => `${key}.`.startsWith(`${above}.`)

/** Where an item is put. */
function placeBelow(items: readonly MenuEntry[], parent: string, own: MenuEntry | null, faults: Faults) {
  const above = items.find(({ key }) => key === parent)
  const menu = menuNames.find(name => name === parent)
  const lowest = items.filter(({ key }) => own && isIn(key, own.key)).map(({ key }) => levelOf(key))
  const levels = own ? Math.max(...lowest) - levelOf(own.key) + 1 : 1
  if (!above && !menu) faults.add('parent', `There is no menu or item ${parent}. Menus: ${menuNames.join(', ')}.`)
  else if (own && isIn(parent, own.key)) faults.add('parent', 'An item cannot be below itself.')
  else if (levelOf(parent) + levels > MAX_LEVELS) faults.add('parent', `A menu has at most ${MAX_LEVELS} levels.`)
  return { menu_id: menu ? menuIds[menu] : null, parent_id: above?.id ?? null }
}

export const menuResource = defineResource({
  name: 'menu',
  what: 'items of the menus',
  help: 'Items are named by their menu and number: footer.2.1. text: what it is about. url: a path of the shop; none: a heading of the footer. parent: a menu, or an item.',
  schema: z.object({ name: texts(60), text: optionalTexts(120), url: required(500), parent: line(20), position }),
  table: menu_items,
  tags: () => ['menu'],
  listed: ['url', 'name.uk', 'name.ru', 'name.en', 'text.uk'],
  parentIn: key => key.slice(0, key.lastIndexOf('.')),
  load: loadMenuItems,
  async check(tx, { url, parent }, { present, changed, faults }) {
    await checkShopUrl(tx, url ?? undefined, faults)
    if (url === null && !(parent ?? '').startsWith('footer'))
      faults.add('url', 'Only the footer has headings without an address.')
    return parent !== undefined && changed.has('parent')
      ? placeBelow(await loadMenuItems(tx), parent, present, faults)
      : null
  },
  save: (tx, { name, text, url }, { present }, place) =>
    saveRow(tx, menu_items, present, { names: name, texts: text, url: url ?? '', ...place }),
  async beforeRemove(db, { key }) {
    const below = (await loadMenuItems(db)).filter(item => isIn(item.key, key)).length - 1
    return below > 0 ? ` It loses what is below it (${below}).` : ''
  },
})
