import { isDeepStrictEqual } from 'node:util'
import type { Menu, MenuItem } from '@shop/contract'
import { menuIds } from '@shop/contract/constants'
import { defaultLocale, inEachLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { type categories, menus as menusTable } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import { words } from '../words/index.ts'
import { CommandError } from './command.ts'
import { noText } from './fields.ts'

export const menuNames = [
  'header',
  'footer',
  'catalogue',
  'standards',
  'trades',
] as const satisfies (keyof typeof menuIds)[]
type MenuName = (typeof menuNames)[number]

/** A menu item in every language. */
export interface Item {
  name: Text
  text: Text
  /** A path without the language, or another address; empty: a heading. */
  url: string
  children: Item[]
}

type Menus = Map<MenuName, Item[]>

const urlOf = ({ url }: MenuItem): string => (url.startsWith('/') ? splitLocale(url).path : url)

/** The items of all languages as one tree; they have the same addresses in the same order. */
function merged(all: Readonly<Record<Locale, readonly MenuItem[]>>, parent: string): Item[] {
  const length = Math.max(...locales.map(lang => all[lang].length))
  return Array.from({ length }, (_, index) => {
    const number = `${parent}.${index + 1}`
    const items = inEachLocale((lang): MenuItem => {
      const item = all[lang][index]
      if (item && urlOf(item) === urlOf(all[defaultLocale][index] ?? item)) return item
      throw new CommandError(`Item ${number} leads elsewhere in ${lang}: a menu has the same items in every language.`)
    })
    return {
      name: inEachLocale(lang => items[lang].name),
      text: inEachLocale(lang => items[lang].text ?? ''),
      url: urlOf(items[defaultLocale]),
      children: merged(
        inEachLocale(lang => items[lang].children),
        number,
      ),
    }
  })
}

const inLanguage =
  (lang: Locale) =>
  ({ name, text, url, children }: Item): MenuItem => ({
    name: name[lang],
    ...(text[lang] === '' ? {} : { text: text[lang] }),
    url: url.startsWith('/') ? localise(url, lang) : url,
    children: children.map(inLanguage(lang)),
  })

/** The items of the first level of each menu. */
export async function loadMenus(db: Database, lock = false): Promise<Menus> {
  const query = db.select().from(menusTable)
  const rows = lock ? await query.for('update') : await query
  const itemsIn = (menu: MenuName, lang: Locale) =>
    rows.find(row => row.id === menuIds[menu] && row.lang === lang)?.data.items ?? []
  return new Map(
    menuNames.map(menu => [
      menu,
      merged(
        inEachLocale(lang => itemsIn(menu, lang)),
        menu,
      ),
    ]),
  )
}

/** Callers record the change. */
export async function saveMenus(tx: Database, menus: Menus): Promise<void> {
  const rows = await tx.select().from(menusTable)
  for (const [menu, items] of menus)
    for (const lang of locales) {
      const own = { id: menuIds[menu], lang }
      const present = rows.find(row => row.id === own.id && row.lang === lang)?.data
      const data: Menu = { name: words[lang].menus[menu], ...present, items: items.map(inLanguage(lang)) }
      if (!isDeepStrictEqual(data, present))
        await tx
          .insert(menusTable)
          .values({ ...own, data })
          .onConflictDoUpdate({ target: [menusTable.id, menusTable.lang], set: { data } })
    }
}

/** All items at any level. */
export const itemsBelow = (items: readonly Item[]): Item[] =>
  items.flatMap(item => [item, ...itemsBelow(item.children)])
const leadingTo = (menus: Menus, path: string) =>
  [...menus.values()].flatMap(itemsBelow).filter(({ url }) => url === path)

function removeItems(items: Item[], path: string): void {
  items.splice(0, items.length, ...items.filter(({ url }) => url !== path))
  for (const { children } of items) removeItems(children, path)
}

/** Labels of the items that lead to a path, in the default language. */
export const menuItemsOf = async (db: Database, path: string): Promise<string[]> =>
  leadingTo(await loadMenus(db), path).map(({ name }) => name[defaultLocale])

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
  const menus = await loadMenus(tx, true)
  const catalogue = menus.get('catalogue')
  for (const { name } of leadingTo(menus, path))
    for (const lang of locales)
      if (name[lang] === former.titles[lang]) name[lang] = titles[lang]
      else if (name[lang] === former.names[lang]) name[lang] = names[lang]
  if (isPlaced && catalogue) {
    const item = itemsBelow(catalogue).find(({ url }) => url === path)
    removeItems(catalogue, path)
    const above = itemsBelow(catalogue).find(({ url }) => url === `/${parent}`)
    const siblings = above?.children ?? catalogue
    siblings.push(item ?? { name: titles, text: noText, url: path, children: [] })
  }
  await saveMenus(tx, menus)
}

/** Removes the items that lead to a category. */
export async function removeFromMenus(tx: Database, slug: string): Promise<void> {
  const menus = await loadMenus(tx, true)
  for (const items of menus.values()) removeItems(items, `/${slug}`)
  await saveMenus(tx, menus)
}
