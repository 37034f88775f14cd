import type { MenuItem } from '@shop/contract'
import type { menuIds } from '@shop/contract/constants'
import { type Locale, localise } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { menu_items } from '../db/schema/index.ts'

export const menuNames = [
  'header',
  'footer',
  'catalogue',
  'standards',
  'trades',
] as const satisfies (keyof typeof menuIds)[]

type MenuRow = typeof menu_items.$inferSelect

export const selectMenuItems = (db: Database): Promise<MenuRow[]> =>
  db.select().from(menu_items).orderBy(asc(menu_items.position), asc(menu_items.id))

/** The items of a menu in a language; those below an item are its children. */
export function menuIn(rows: readonly MenuRow[], menuId: number, lang: Locale): MenuItem[] {
  const toItem = ({ id, names, texts, url }: MenuRow): MenuItem => ({
    name: names[lang],
    ...(texts[lang] !== '' && { text: texts[lang] }),
    url: url.startsWith('/') ? localise(url, lang) : url,
    children: rows.filter(row => row.parent_id === id).map(toItem),
  })
  return rows.filter(row => row.menu_id === menuId).map(toItem)
}
