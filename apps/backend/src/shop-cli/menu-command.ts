import { menuIds } from '@shop/contract/constants'
import { z } from 'zod'
import { menu_items } from '../db/schema/index.ts'
import { menuNames } from '../settings/menus.ts'
import { type Faults, line, optionalTexts, position, required, texts } from './fields.ts'
import { loadMenuItems, type MenuEntry } from './menu-items.ts'
import { defineResource, saveRow } from './resource.ts'
import { checkShopUrl } from './shop-url.ts'

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
