import type { Menu, MenuItem } from '@shop/contract'
import { defaultLocale, localise, splitLocale } from '@shop/contract/locales'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type categories, menus } from '../db/schema/index.ts'

/** The menu of the catalogue: spec §3. */
const CATALOGUE_MENU = 6

type Category = typeof categories.$inferSelect
type MenuRow = typeof menus.$inferSelect
type Items = Menu['items']

const pathOf = ({ url }: MenuItem): string => splitLocale(url).path

const walk = (items: Items): MenuItem[] => items.flatMap(item => [item, ...walk(item.children)])

/** Items without those of a path. */
const without = (items: Items, path: string): Items =>
  items.filter(item => pathOf(item) !== path).map(item => ({ ...item, children: without(item.children, path) }))

/** `labels`: present ones by former ones. */
const renamed = (items: Items, path: string, labels: ReadonlyMap<string, string>): Items =>
  items.map(item => ({
    ...item,
    name: (pathOf(item) === path ? labels.get(item.name) : undefined) ?? item.name,
    children: renamed(item.children, path, labels),
  }))

const below = (items: Items, path: string, child: MenuItem): Items =>
  items.map(item =>
    pathOf(item) === path
      ? { ...item, children: [...item.children, child] }
      : { ...item, children: below(item.children, path, child) },
  )

/** Callers record the change. */
async function change(tx: Database, rows: readonly MenuRow[], itemsOf: (row: MenuRow) => Items): Promise<void> {
  for (const row of rows)
    await tx
      .update(menus)
      .set({ data: { ...row.data, items: itemsOf(row) } })
      .where(and(eq(menus.id, row.id), eq(menus.lang, row.lang)))
}

/** Labels of the items that lead to a path, in the default language. */
export async function menuItemsOf(db: Database, path: string): Promise<string[]> {
  const rows = await db.select().from(menus).where(eq(menus.lang, defaultLocale))
  return rows.flatMap(({ data }) =>
    walk(data.items)
      .filter(item => pathOf(item) === path)
      .map(({ name }) => name),
  )
}

/**
 * Puts a new or moved category into the menu of the catalogue, below the item of its parent, and gives items that have its former
 * name or title the present one. Items that an operator has labelled otherwise stay as they are.
 */
export async function placeInMenus(
  tx: Database,
  category: Category,
  former: Pick<Category, 'names' | 'titles'>,
  parent: string | null,
  isPlaced: boolean,
): Promise<void> {
  const path = `/${category.slug}`
  const rows = await tx.select().from(menus).for('update')
  await change(tx, rows, ({ id, lang, data }) => {
    const labels = new Map([
      [former.names[lang], category.names[lang]],
      [former.titles[lang], category.titles[lang]],
    ])
    const items = renamed(data.items, path, labels)
    if (!isPlaced || id !== CATALOGUE_MENU) return items
    const known = walk(items).find(item => pathOf(item) === path)
    const item = known ?? { name: category.titles[lang], url: localise(path, lang), children: [] }
    const others = without(items, path)
    const isParentListed = parent !== null && walk(others).some(other => pathOf(other) === `/${parent}`)
    return isParentListed ? below(others, `/${parent}`, item) : [...others, item]
  })
}

/** Removes the items that lead to a category. */
export async function removeFromMenus(tx: Database, slug: string): Promise<void> {
  const rows = await tx.select().from(menus).for('update')
  await change(tx, rows, ({ data }) => without(data.items, `/${slug}`))
}
