import { z } from 'zod'
import { menus as menusTable } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import { type Faults, line, optionalTexts, position, required, texts } from './fields.ts'
import { type Item, itemsBelow, loadMenus, menuNames, saveMenus } from './menu-tree.ts'
import { defineResource, type Entry } from './resource.ts'
import { resourceCommands } from './resource-commands.ts'
import { checkShopUrl } from './shop-url.ts'

/** Levels of a menu. Source: spec §7. */
const MAX_LEVELS = 4

/** Every list of items with the number of what it is below: `footer`, `footer.2`. */
type Lists = ReadonlyMap<string, Item[]>

const listsBelow = (items: Item[], parent: string): [string, Item[]][] => [
  [parent, items],
  ...items.flatMap(({ children }, index) => listsBelow(children, `${parent}.${index + 1}`)),
]

const listsOf = (menus: ReadonlyMap<string, Item[]>): Lists =>
  new Map([...menus].flatMap(([menu, items]) => listsBelow(items, menu)))

interface MenuEntry extends Entry {
  id: string
  fields: { name: Text; text: Text; url: string | null; parent: string }
}

const entriesBelow = (items: readonly Item[], parent: string): MenuEntry[] =>
  items.flatMap(({ name, text, url, children }, index) => {
    const key = `${parent}.${index + 1}`
    return [{ id: key, key, parent, fields: { name, text, url: url || null, parent } }, ...entriesBelow(children, key)]
  })

/** Number of the list and place in it of an item: `footer.2.1`. */
const placeOf = (key: string): { parent: string; index: number } => {
  const end = key.lastIndexOf('.')
  return { parent: key.slice(0, end), index: Number(key.slice(end + 1)) - 1 }
}

const levelsOf = ({ children }: Item): number => 1 + Math.max(0, ...children.map(levelsOf))

function checkParent(lists: Lists, parent: string, key: string | null, faults: Faults): void {
  const own = key === null ? undefined : placeOf(key)
  const item = own && lists.get(own.parent)?.[own.index]
  if (!lists.has(parent)) faults.add('parent', `There is no menu or item ${parent}. Menus: ${menuNames.join(', ')}.`)
  else if (key !== null && `${parent}.`.startsWith(`${key}.`)) faults.add('parent', 'An item cannot be below itself.')
  else if (parent.split('.').length - 1 + (item ? levelsOf(item) : 1) > MAX_LEVELS)
    faults.add('parent', `A menu has at most ${MAX_LEVELS} levels.`)
}

export const menuResource = defineResource({
  name: 'menu',
  what: 'items of the menus',
  help: 'Items are named by their menu and number: footer.2.1. text: what it is about. url: a path of the shop; none: a heading of the footer. parent: a menu, or an item.',
  schema: z.object({ name: texts(60), text: optionalTexts(120), url: required(500), parent: line(20), position }),
  table: menusTable,
  tags: ['menu'],
  listed: ['url', 'name.uk', 'name.ru', 'name.en', 'text.uk'],
  isSelfPlacing: true,
  parentIn: key => placeOf(key).parent,
  async load(db) {
    return [...(await loadMenus(db))].flatMap(([name, items]) => entriesBelow(items, name))
  },
  async check(tx, { url, parent }, { present, changed, faults }) {
    await checkShopUrl(tx, url ?? undefined, faults)
    if (url === null && !(parent ?? '').startsWith('footer'))
      faults.add('url', 'Only the footer has headings without an address.')
    if (parent !== undefined && changed.has('parent'))
      checkParent(listsOf(await loadMenus(tx)), parent, present?.key ?? null, faults)
  },
  async save(tx, { name, text, url, parent, position: to }, { present, changed }) {
    const menus = await loadMenus(tx)
    const lists = listsOf(menus)
    const own = present && placeOf(present.key)
    const children = (own && lists.get(own.parent)?.[own.index]?.children) ?? []
    const item = { name, text, url: url ?? '', children }
    const target = lists.get(parent) ?? []
    if (own) lists.get(own.parent)?.splice(own.index, 1)
    const index = own && !changed.has('parent') ? own.index : target.length
    target.splice(to === undefined ? index : to - 1, 0, item)
    await saveMenus(tx, menus)
    // Its parent may have another number when the item has stood before it.
    const number = [...listsOf(menus)].find(([, items]) => items === target)?.[0]
    return `${number}.${target.indexOf(item) + 1}`
  },
  async beforeRemove(db, { key }) {
    const count = itemsBelow(listsOf(await loadMenus(db)).get(key) ?? []).length
    return count > 0 ? ` It loses what is below it (${count}).` : ''
  },
  async remove(tx, { key }) {
    const menus = await loadMenus(tx)
    const { parent, index } = placeOf(key)
    listsOf(menus).get(parent)?.splice(index, 1)
    await saveMenus(tx, menus)
  },
})

export const menu = resourceCommands(menuResource)
