import type { Menu, MenuItem } from '@shop/contract'
import { menuIds } from '@shop/contract/constants'
import { defaultLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { menus } from '../db/schema/index.ts'
import type { Text } from '../text.ts'
import { CommandError } from './command.ts'
import { type Faults, line, noText, optionalTexts, position, required, texts } from './fields.ts'
import { defineResource, resourceCommands } from './resource.ts'
import { checkShopUrl } from './shop-url.ts'

const menuNames = ['header', 'footer', 'catalogue', 'standards', 'trades'] as const satisfies (keyof typeof menuIds)[]

/** Levels of a menu. Source: spec §7. */
const MAX_LEVELS = 4

/** A menu item in every language. */
interface Item {
  names: Text
  texts: Text
  /** A path without the language, or another address; empty: a heading. */
  url: string
  children: Item[]
}

type ItemsByLanguage = Readonly<Record<Locale, readonly MenuItem[]>>

const urlOf = ({ url }: MenuItem): string => (url.startsWith('/') ? splitLocale(url).path : url)

/** The items of all languages as one tree; they have the same addresses in the same order. */
function merged(all: ItemsByLanguage, parent: string): Item[] {
  const length = Math.max(...locales.map(lang => all[lang].length))
  return Array.from({ length }, (_, index) => {
    const number = `${parent}.${index + 1}`
    const inLanguage = (lang: Locale): MenuItem => {
      const item = all[lang][index]
      if (item && urlOf(item) === urlOf(all[defaultLocale][index] ?? item)) return item
      throw new CommandError(`Item ${number} leads elsewhere in ${lang}: a menu has the same items in every language.`)
    }
    const items = { uk: inLanguage('uk'), ru: inLanguage('ru'), en: inLanguage('en') }
    const { uk, ru, en } = items
    return {
      names: { uk: uk.name, ru: ru.name, en: en.name },
      texts: { uk: uk.text ?? '', ru: ru.text ?? '', en: en.text ?? '' },
      url: urlOf(uk),
      children: merged({ uk: uk.children, ru: ru.children, en: en.children }, number),
    }
  })
}

const inLanguage =
  (lang: Locale) =>
  ({ names, texts: of, url, children }: Item): MenuItem => ({
    name: names[lang],
    ...(of[lang] === '' ? {} : { text: of[lang] }),
    url: url.startsWith('/') ? localise(url, lang) : url,
    children: children.map(inLanguage(lang)),
  })

/** Every list of items with the number of what it is below: `footer`, `footer.2`. */
type Lists = Map<string, Item[]>

function listsBelow(items: Item[], parent: string, lists: Lists): Lists {
  lists.set(parent, items)
  for (const [index, item] of items.entries()) listsBelow(item.children, `${parent}.${index + 1}`, lists)
  return lists
}

async function loadLists(db: Database): Promise<Lists> {
  const rows = await db.select().from(menus)
  const lists: Lists = new Map()
  for (const menu of menuNames) {
    const data = new Map(rows.filter(({ id }) => id === menuIds[menu]).map(row => [row.lang, row.data]))
    const itemsIn = (lang: Locale) => data.get(lang)?.items ?? []
    if (data.size === locales.length)
      listsBelow(merged({ uk: itemsIn('uk'), ru: itemsIn('ru'), en: itemsIn('en') }, menu), menu, lists)
  }
  return lists
}

async function saveLists(tx: Database, lists: Lists): Promise<void> {
  const rows = await tx.select().from(menus)
  for (const menu of menuNames)
    for (const { id, lang, data } of rows.filter(row => row.id === menuIds[menu])) {
      const next: Menu = { ...data, items: (lists.get(menu) ?? []).map(inLanguage(lang)) }
      if (JSON.stringify(next) !== JSON.stringify(data))
        await tx
          .update(menus)
          .set({ data: next })
          .where(and(eq(menus.id, id), eq(menus.lang, lang)))
    }
}

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

export const menu = resourceCommands(
  defineResource({
    name: 'menu',
    what: 'items of the menus',
    help: 'Items are named by their menu and number: footer.2.1. text: what it is about. url: a path of the shop; none: a heading of the footer. parent: a menu, or an item.',
    schema: z.object({ name: texts(60), text: optionalTexts(120), url: required(500), parent: line(20), position }),
    table: menus,
    tags: ['menu'],
    isSelfPlacing: true,
    async load(db) {
      const lists = await loadLists(db)
      const entriesOf = (
        parent: string,
      ): {
        id: string
        key: string
        parent: string
        fields: { name: Text; text: Text; url: string | null; parent: string }
      }[] =>
        (lists.get(parent) ?? []).flatMap(({ names: name, texts: text, url }, index) => {
          const key = `${parent}.${index + 1}`
          return [{ id: key, key, parent, fields: { name, text, url: url || null, parent } }, ...entriesOf(key)]
        })
      return menuNames.flatMap(entriesOf)
    },
    heading: ['Number', 'Address', ...locales],
    row: ({ key, fields: { name, text, url } }) => [
      key,
      url ?? 'none',
      ...locales.map(lang => (text[lang] === '' ? name[lang] : `${name[lang]} (${text[lang]})`)),
    ],
    async check(tx, { url, parent }, { present, changed, faults }) {
      await checkShopUrl(tx, url ?? undefined, faults)
      if (url === null && !(parent ?? '').startsWith('footer'))
        faults.add('url', 'Only the footer has headings without an address.')
      if (parent !== undefined && changed.includes('parent'))
        checkParent(await loadLists(tx), parent, present?.key ?? null, faults)
    },
    async save(tx, { name, text, url, parent, position: to }, { present, changed }) {
      const lists = await loadLists(tx)
      const own = present && placeOf(present.key)
      const item = (own && lists.get(own.parent)?.[own.index]) ?? {
        names: noText,
        texts: noText,
        url: '',
        children: [],
      }
      Object.assign(item, { names: name, texts: text, url: url ?? '' })
      const target = lists.get(parent) ?? []
      if (own) lists.get(own.parent)?.splice(own.index, 1)
      const index = own && !changed.includes('parent') ? own.index : target.length
      target.splice(to === undefined ? index : to - 1, 0, item)
      await saveLists(tx, lists)
      // Its parent may have another number when the item has stood before it.
      const numbers = menuNames.flatMap(name => [...listsBelow(lists.get(name) ?? [], name, new Map())])
      const number = numbers.find(([, items]) => items === target)?.[0]
      return `${number}.${target.indexOf(item) + 1}`
    },
    async beforeRemove(db, { key }) {
      const below = [...(await loadLists(db))].filter(([parent]) => `${parent}.`.startsWith(`${key}.`))
      const count = below.reduce((sum, [, items]) => sum + items.length, 0)
      return count > 0 ? ` It loses what is below it (${count}).` : ''
    },
    async remove(tx, { key }) {
      const lists = await loadLists(tx)
      const { parent, index } = placeOf(key)
      lists.get(parent)?.splice(index, 1)
      await saveLists(tx, lists)
    },
  }),
)
