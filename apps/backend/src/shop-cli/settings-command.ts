import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Locale, locales } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { parse, stringify } from 'yaml'
import { LogoRefused, MAX_LOGO_BYTES, reduceLogo } from '../brand/reduce-logo.ts'
import { picturesOf } from '../brand/setting-pictures.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import {
  type Picture,
  type PictureSetting,
  pictureSettings,
  type StoredSettings,
  settings as settingsTable,
} from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { originalPath } from '../pictures/index.ts'
import { originalOf, storeOriginal } from '../pictures/originals.ts'
import { StoredInLanguage } from '../settings/stored-settings.ts'
import { inLanguage } from '../values/text.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, table } from './command.ts'
import { Faults, messageOf, parseWords } from './fields.ts'
import { readText, writeToFile } from './files.ts'

/** Values longer than this are cut in the list of all settings. */
const LISTED_LENGTH = 60

/** Scripts of third parties: a wrong one is executed by every shopper's browser. */
const executed: readonly string[] = ['head_code', 'body_code']

/** An object or a list: what has values at further paths. */
const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPicture = (value: unknown): value is Picture => isBranch(value) && 'sha256' in value
const isPictureSetting = (key: string): key is PictureSetting => pictureSettings.some(name => name === key)

/** The value at a dotted path: `contacts.0.email`. */
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined), data)

/** Texts are printed as they are, pictures by their size, everything else as JSON. */
function print(value: unknown): string {
  if (isPicture(value)) return `picture of ${value.width} × ${value.height} px, ${value.sha256.slice(0, 8)}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Shops that were set up before there were messengers have none. */
const withMessengers = (data: StoredSettings): StoredSettings => ({
  ...data,
  contacts: data.contacts.map(own => ({ ...own, messengers: own.messengers ?? [] })),
})

const noPictures = { logotype: '', logodark: '', logofooter: '', favicon: '' }

async function load(db: Database, lock = false): Promise<Map<Locale, unknown>> {
  const query = db.select().from(settingsTable)
  const rows = lock ? await query.for('update') : await query
  if (rows.length === 0) throw new CommandError('The shop has no settings.')
  const inOrder = locales.flatMap(lang => rows.filter(row => row.lang === lang))
  return new Map(
    inOrder.map(({ lang, data }) => [lang, { ...withMessengers(data), ...noPictures, ...picturesOf(data) }]),
  )
}

/** The value of each language, or one when all are the same. */
function byLanguage(all: ReadonlyMap<Locale, unknown>, path: readonly string[]): [string, unknown][] {
  const values = [...all].map(([lang, data]): [string, unknown] => [lang, valueAt(data, path)])
  const [first] = values
  return first && values.every(([, value]) => isDeepStrictEqual(value, first[1]))
    ? [['all languages', first[1]]]
    : values
}

/** What there is where a path ends; null: the setting exists. */
function faultOfPath(data: unknown, path: readonly string[]): string | null {
  if (valueAt(data, path) !== undefined) return null
  const depth = path.findIndex((_, index) => valueAt(data, path.slice(0, index + 1)) === undefined)
  const parent = valueAt(data, path.slice(0, depth))
  const place = depth === 0 ? 'Settings' : `In ${path.slice(0, depth).join('.')}`
  return `There is no setting ${path.join('.')}. ${place}: ${isBranch(parent) ? Object.keys(parent).join(', ') : 'nothing'}.`
}

const namesOf = (all: ReadonlyMap<Locale, unknown>): string[] => Object.keys([...all.values()].find(isBranch) ?? {})

/** Reads a typed value as the type that the setting has. */
function parseValue(text: string, present: unknown): unknown {
  if (typeof present === 'string' || isPicture(present)) return text
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === typeof present && Array.isArray(value) === Array.isArray(present)) return value
  } catch {
    // Not JSON: reported below.
  }
  const example = typeof present === 'object' ? 'JSON' : typeof present === 'boolean' ? 'true or false' : 'a number'
  throw new CommandError(`It must be ${example}.`)
}

/** A setting, by its path; `lang`: of a text that differs by language. */
interface Change {
  key: string
  path: readonly string[]
  lang: Locale | undefined
  value: unknown
}

/** `name.uk` is the name in Ukrainian. */
function changeOf(key: string, value: unknown): Change {
  const path = key.split('.')
  const lang = path.length > 1 ? locales.find(one => one === path.at(-1)) : undefined
  return { key, path: lang ? path.slice(0, -1) : path, lang, value }
}

/** The value of a setting that is given as a file: a picture, or the code of a snippet. */
async function valueOfFile({ path: [name = ''], value }: Change, folder: string, context: CommandContext) {
  const isCode = executed.includes(name) && typeof value === 'string' && !/^\s*(<|$)/.test(value)
  if (typeof value !== 'string' || value === '' || !(isPictureSetting(name) || isCode)) return value
  const file = resolve(folder, value)
  if (!isPictureSetting(name)) return (await readText(file)).trim()
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new LogoRefused(`There is no file ${file}.`)
  if (found.size > MAX_LOGO_BYTES) throw new LogoRefused(`It has more than ${MAX_LOGO_BYTES / 1_000_000} MB.`)
  const bytes = await readFile(file)
  // The file that export has written.
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const present = [...(await load(context.db)).values()].map(data => valueAt(data, [name]))
  const same = present.find(own => isPicture(own) && own.sha256 === sha256)
  return same ?? storeOriginal(context.originals, originalOf(await reduceLogo(bytes, name)))
}

/** Applies a change to the settings of each language that it is of. */
function apply(all: ReadonlyMap<Locale, unknown>, { path, lang, value }: Change): void {
  const [first] = all.values()
  const fault = faultOfPath(first, path)
  if (fault !== null) throw new CommandError(fault)
  if (lang === undefined && byLanguage(all, path).length > 1)
    throw new CommandError(`It differs by language: ${locales.map(one => [...path, one].join('.')).join(', ')}.`)
  for (const [own, data] of all) {
    const parent = valueAt(data, path.slice(0, -1))
    if (isBranch(parent) && (lang === undefined || own === lang))
      parent[path.at(-1) ?? ''] = typeof value === 'string' ? parseValue(value, valueAt(data, path)) : value
  }
}

/** Checks, sets and publishes settings: all of them, or none when one is wrong. */
async function changeSettings(
  context: CommandContext,
  changes: readonly Change[],
  { folder, faults, isDryRun = false }: { folder: string; faults: Faults; isDryRun?: boolean },
): Promise<string> {
  const wrong = (key: string) => (error: unknown) => {
    if (!(error instanceof LogoRefused || error instanceof CommandError)) throw error
    faults.add(key, error.message)
  }
  const values: Change[] = []
  for (const change of changes)
    values.push({ ...change, value: await valueOfFile(change, folder, context).catch(wrong(change.key)) })
  return transact(
    context.db,
    async tx => {
      const all = await load(tx, true)
      const before = structuredClone(all)
      for (const change of values)
        try {
          if (change.value !== undefined) apply(all, change)
        } catch (error) {
          wrong(change.key)(error)
        }
      for (const [lang, data] of all) {
        const parsed = StoredInLanguage.safeParse(data, { error: messageOf })
        for (const { path, message } of parsed.error?.issues ?? []) faults.add(path.join('.'), message)
        if (parsed.success && faults.size === 0 && !isDeepStrictEqual(data, before.get(lang)))
          await tx.update(settingsTable).set({ data: parsed.data }).where(eq(settingsTable.lang, lang))
      }
      faults.check()
      const valueIn = (of: ReadonlyMap<Locale, unknown>, { path, lang }: Change) =>
        valueAt(lang ? of.get(lang) : [...of.values()][0], path)
      const changed = values.filter(change => !isDeepStrictEqual(valueIn(before, change), valueIn(all, change)))
      for (const { path, key, value } of changed)
        if (executed.includes(path[0] ?? '') && value !== '' && !isDryRun)
          context.confirm(`${key} is executed on the pages of every shopper who has agreed to it.`)
      if (changed.length > 0) await bumpDataVersions(tx, ['settings'])
      const lines = changed.map(
        change => `${change.key}: ${print(valueIn(before, change))} → ${print(valueIn(all, change))}`,
      )
      return lines.join('\n') || 'Nothing changes.'
    },
    () => isDryRun,
  )
}

/** Takes settings by their names; what differs by language has a value of each, as a whole or in it. */
async function importSettings(context: CommandContext, file: string, { dryRun = false }: { dryRun?: boolean }) {
  const path = resolve(context.workingDirectory, file)
  const faults = new Faults()
  let data: unknown
  try {
    data = parse(await readText(path))
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error
    throw new CommandError(`${path}: ${error.message}`)
  }
  if (!isBranch(data) || Array.isArray(data)) throw new CommandError(`${path} has no settings by their names.`)
  const changes = Object.entries(data).flatMap(([name, value]) =>
    locales.every(lang => isDeepStrictEqual(inLanguage(value, lang), value))
      ? [changeOf(name, value)]
      : locales.map(lang => changeOf(`${name}.${lang}`, inLanguage(value, lang))),
  )
  const done = await changeSettings(context, changes, { folder: join(path, '..'), faults, isDryRun: dryRun })
  return dryRun ? `${done}\nNothing was changed: this was a dry run.` : done
}

/** Writes all settings to a file that import reads back, and the pictures beside it. */
async function exportSettings({ db, originals, workingDirectory }: CommandContext, file: string): Promise<string> {
  const path = resolve(workingDirectory, file)
  const all = await load(db)
  const printed: Record<string, unknown> = {}
  for (const name of namesOf(all)) {
    const values = byLanguage(all, [name])
    const [[, first] = []] = values
    printed[name] = values.length > 1 ? Object.fromEntries(values) : first
    if (!isPicture(first)) continue
    printed[name] = `${name}.webp`
    await writeToFile(join(path, '..', `${name}.webp`), await readFile(originalPath(originals, first)))
  }
  await writeToFile(path, stringify(printed, { lineWidth: 0 }))
  return `${namesOf(all).length} settings in ${path}.`
}

export const settings = area(
  'settings',
  'shows the settings of the shop, or changes them; pages show it within a second',
  [
    command('list', 'lists all settings', async ({ db }) => {
      const all = await load(db)
      const cut = (text: string) => (text.length > LISTED_LENGTH ? `${text.slice(0, LISTED_LENGTH)}…` : text)
      return table(
        namesOf(all).flatMap(name => byLanguage(all, [name]).map(([lang, value]) => [name, lang, cut(print(value))])),
      )
    }),
    command('show <name>', 'shows a setting, or a value in it: contacts.0.email', async ({ db }, key) => {
      const all = await load(db)
      const path = key.split('.')
      const fault = faultOfPath([...all.values()][0], path)
      if (fault !== null) throw new CommandError(fault)
      return table(byLanguage(all, path).map(([lang, value]) => [lang, print(value)]))
    }),
    command('set <fields...>', 'changes settings; when one is wrong nothing is changed', (context, words) => {
      const faults = new Faults()
      const changes = parseWords(words, faults).map(([key, value]) => changeOf(key, value))
      return changeSettings(context, changes, { folder: context.workingDirectory, faults })
    }),
    command('import <file>', 'checks a YAML file and takes the settings that it has; all or nothing', importSettings, {
      '--dry-run': 'only shows what would change',
    }),
    command('export <file>', 'writes a YAML file that import reads back, and the pictures beside it', exportSettings),
  ],
  'A text that differs by language is set by name.uk=…; lists and objects are JSON. Pictures (logotype, logodark, logofooter, favicon) are files: SVG, PNG, JPEG, WebP, AVIF; an empty text removes one. head_code and body_code are HTML, or a file of it.',
)
