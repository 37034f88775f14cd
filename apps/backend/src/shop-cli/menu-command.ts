import type { Menu, MenuItem } from '@shop/contract'
import { menuIds } from '@shop/contract/constants'
import { defaultLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import { and, eq } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { menus } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { Text } from '../text.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'
import {
  changedText,
  FieldFaults,
  type FieldRules,
  type FieldValues,
  noText,
  parseChanges,
  readPosition,
  requireFields,
} from './field-changes.ts'
import { checkShopUrl } from './shop-url.ts'

export type MenuName = keyof typeof menuIds
export const menuNames: readonly MenuName[] = ['header', 'footer', 'catalogue', 'standards', 'trades']

/** Levels of a menu. Source: spec §7. */
const MAX_LEVELS = 4

const rules: FieldRules = {
  name: { max: 60, isRequired: true, isTranslated: true },
  text: { max: 120, isTranslated: true },
  url: { max: 500 },
  parent: { max: 20 },
  position: { max: 20 },
}

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
function merged(all: ItemsByLanguage, parent = ''): Item[] {
  const length = Math.max(...locales.map(lang => all[lang].length))
  return Array.from({ length }, (_, index) => {
    const number = `${parent}${index + 1}`
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
      children: merged({ uk: uk.children, ru: ru.children, en: en.children }, `${number}.`),
    }
  })
}

const inLanguage =
  (lang: Locale) =>
  ({ names, texts, url, children }: Item): MenuItem => ({
    name: names[lang],
    ...(texts[lang] === '' ? {} : { text: texts[lang] }),
    url: url.startsWith('/') ? localise(url, lang) : url,
    children: children.map(inLanguage(lang)),
  })

interface LoadedMenu {
  data: ReadonlyMap<Locale, Menu>
  items: Item[]
}

async function load(db: Database, name: MenuName, lock = false): Promise<LoadedMenu> {
  const query = db.select().from(menus).where(eq(menus.id, menuIds[name]))
  const rows = lock ? await query.for('update') : await query
  const data = new Map(rows.map(row => [row.lang, row.data]))
  const itemsIn = (lang: Locale) => data.get(lang)?.items ?? []
  return { data, items: merged({ uk: itemsIn('uk'), ru: itemsIn('ru'), en: itemsIn('en') }) }
}

async function save(tx: Database, name: MenuName, { data, items }: LoadedMenu): Promise<void> {
  for (const [lang, menu] of data)
    await tx
      .update(menus)
      .set({ data: { ...menu, items: items.map(inLanguage(lang)) } })
      .where(and(eq(menus.id, menuIds[name]), eq(menus.lang, lang)))
  await bumpDataVersions(tx, ['menu'])
}

/** Every item with its number, `2.1`. */
const numbered = (items: readonly Item[], parent = ''): (readonly [string, Item])[] =>
  items.flatMap((item, index) => {
    const number = `${parent}${index + 1}`
    return [[number, item] as const, ...numbered(item.children, `${number}.`)]
  })

const find = (items: readonly Item[], number: string): Item | undefined =>
  numbered(items).find(([own]) => own === number)?.[1]

function findItem(items: readonly Item[], menu: MenuName, number: string): Item {
  const item = find(items, number)
  if (item) return item
  throw new CommandError(`The menu has no item ${number}. «pnpm shop menu show ${menu}» numbers them.`)
}

/** The list that an item is in. */
const listOf = (items: Item[], item: Item): Item[] =>
  items.includes(item)
    ? items
    : (numbered(items).find(([, { children }]) => children.includes(item))?.[1].children ?? items)

export async function listMenus({ db }: CommandServices): Promise<string> {
  const rows = await Promise.all(
    menuNames.map(async name => [name, numbered((await load(db, name)).items).length] as const),
  )
  return table([['Menu', 'Items'], ...rows])
}

export async function showMenu({ db }: CommandServices, name: MenuName): Promise<string> {
  const rows = numbered((await load(db, name)).items)
  if (rows.length === 0) return 'The menu has no items.'
  return table([
    ['Number', 'Address', ...locales],
    ...rows.map(([number, { url, names, texts }]) => [
      number,
      url || 'none',
      ...locales.map(lang => (texts[lang] === '' ? names[lang] : `${names[lang]} (${texts[lang]})`)),
    ]),
  ])
}

const levelsOf = ({ children }: Item): number => 1 + Math.max(0, ...children.map(levelsOf))

/** The list that an item is put into. */
function readParent(items: Item[], moved: Item, present: Item[], values: FieldValues, faults: FieldFaults): Item[] {
  const number = values.get('parent')
  if (number === undefined) return present
  if (number === 'none') return items
  const parent = find(items, number)
  if (!parent) faults.add('parent', `The menu has no item ${number}; none puts it at the first level.`)
  else if (parent === moved || numbered(moved.children).some(([, item]) => item === parent))
    faults.add('parent', 'An item cannot be below itself.')
  else if (number.split('.').length + levelsOf(moved) > MAX_LEVELS)
    faults.add('parent', `A menu has at most ${MAX_LEVELS} levels.`)
  else return parent.children
  return present
}

interface MenuChange {
  menu: MenuName
  /** Null: a new item. */
  number: string | null
  changes: readonly string[]
}

/** Adds, changes or moves an item in every language: all fields are checked before anything is written. */
export async function writeMenuItem(
  { db, dataVersions }: CommandServices,
  { menu, number, changes: words }: MenuChange,
): Promise<string> {
  const faults = new FieldFaults()
  // An item without an address is a heading.
  const isHeading = words.includes('url=none')
  const values = parseChanges(
    words.filter(word => word !== 'url=none'),
    rules,
    faults,
  )
  if (number === null) requireFields(words, rules, faults)
  const done = await transact(db, async tx => {
    const loaded = await load(tx, menu, true)
    if (loaded.data.size < locales.length) throw new CommandError(`The shop has no menu ${menu} in every language.`)
    const { items } = loaded
    const before = JSON.stringify(items)
    const item =
      number === null ? { names: noText, texts: noText, url: '', children: [] } : findItem(items, menu, number)
    const list = listOf(items, item)
    await checkShopUrl(tx, values, faults)
    if (number === null && !isHeading && !values.has('url')) faults.add('url', 'It is missing.')
    if (isHeading && menu !== 'footer') faults.add('url', 'Only the footer has headings without an address.')
    const position = readPosition(values, faults)
    const target = readParent(items, item, list, values, faults)
    faults.check()
    item.names = changedText(item.names, 'name', values)
    item.texts = changedText(item.texts, 'text', values)
    item.url = isHeading ? '' : (values.get('url') ?? item.url)
    const place = list.indexOf(item)
    if (place >= 0) list.splice(place, 1)
    const kept = target === list && place >= 0 ? place : target.length
    target.splice(position === null ? kept : position - 1, 0, item)
    if (JSON.stringify(items) === before) return null
    await save(tx, menu, loaded)
    return numbered(items).find(([, other]) => other === item)?.[0] ?? ''
  })
  dataVersions.expire()
  return done === null
    ? 'Nothing changes.'
    : `The menu ${menu}: item ${done} is ${number === null ? 'added' : 'changed'}.`
}

export async function removeMenuItem(
  { db, dataVersions }: CommandServices,
  menu: MenuName,
  number: string,
  isConfirmed: boolean,
): Promise<string> {
  const { names, children } = findItem((await load(db, menu)).items, menu, number)
  const below = numbered(children).length
  if (!isConfirmed)
    throw new ConfirmationRequired(
      `«${names[defaultLocale]}»${below === 0 ? '' : ` and what is below it (${below})`} leaves the menu.`,
    )
  await transact(db, async tx => {
    const loaded = await load(tx, menu, true)
    const item = findItem(loaded.items, menu, number)
    if (item.names[defaultLocale] !== names[defaultLocale])
      throw new CommandError(`Item ${number} is another one now. «pnpm shop menu show ${menu}» numbers them.`)
    const list = listOf(loaded.items, item)
    list.splice(list.indexOf(item), 1)
    await save(tx, menu, loaded)
  })
  dataVersions.expire()
  return `The menu ${menu}: «${names[defaultLocale]}» is removed.`
}
