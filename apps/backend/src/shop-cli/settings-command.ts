import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, inEachLocale, type Locale, locales } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { stringify } from 'yaml'
import { LogoRefused, MAX_LOGO_BYTES, reduceLogo } from '../brand/reduce-logo.ts'
import { picturesOf } from '../brand/setting-pictures.ts'
import { readPicture } from '../content/entry-picture.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { type Picture, type PictureSetting, pictureSettings, settings as settingsTable } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { PictureRefused } from '../pictures/fetch-picture.ts'
import { originalPath } from '../pictures/index.ts'
import { originalOf, storeOriginal } from '../pictures/originals.ts'
import { StoredInLanguage } from '../settings/stored-settings.ts'
import { inLanguage } from '../values/text.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, DRY_RUN, found, shortened, table } from './command.ts'
import { Faults, messageOf, parseWords } from './fields.ts'
import { readText, readYaml, writeToFile } from './files.ts'

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

/** The settings of all languages as one: what differs has a value of each, as in files. */
function merged(all: Readonly<Record<Locale, unknown>>): unknown {
  const [first, ...others] = locales.map(lang => all[lang])
  if (others.every(other => isDeepStrictEqual(other, first))) return first
  const isAlike = (other: unknown) => isBranch(other) && isDeepStrictEqual(Object.keys(other), Object.keys(first ?? {}))
  if (!isBranch(first) || !others.every(isAlike)) return all
  const values = Object.keys(first).map(key => [key, merged(inEachLocale(lang => valueAt(all[lang], [key])))] as const)
  return Array.isArray(first) ? values.map(([, value]) => value) : Object.fromEntries(values)
}

const noPictures = { logotype: '', logodark: '', logofooter: '', favicon: '' }

async function load(db: Database, lock = false): Promise<Record<string, unknown>> {
  const query = db.select().from(settingsTable)
  const rows = new Map((lock ? await query.for('update') : await query).map(({ lang, data }) => [lang, data]))
  const ofLanguage = (lang: Locale) => {
    const data = found(rows.get(lang), `settings in ${lang}`)
    // Shops that were set up before there were messengers, days of dispatch and of collecting have none.
    const contacts = data.contacts.map(own => ({ ...own, messengers: own.messengers ?? [] }))
    const dispatch = data.dispatch ?? { until: '', days: [] }
    return { ...data, contacts, dispatch, pickup_days: data.pickup_days ?? [], ...noPictures, ...picturesOf(data) }
  }
  const all = merged(inEachLocale(ofLanguage))
  return isBranch(all) ? all : {}
}

/** The value of each language, or one when all are the same. */
function byLanguage(value: unknown): [string, unknown][] {
  const values = locales.map((lang): [string, unknown] => [lang, inLanguage(value, lang)])
  const isSame = values.every(([, own]) => isDeepStrictEqual(own, values[0]?.[1]))
  return isSame ? [['all languages', values[0]?.[1]]] : values
}

/** The setting at a path, which exists. */
function settingAt(data: unknown, path: readonly string[]): unknown {
  const value = valueAt(data, path)
  if (value !== undefined) return value
  const depth = path.findIndex((_, index) => valueAt(data, path.slice(0, index + 1)) === undefined)
  const parent = valueAt(data, path.slice(0, depth))
  const place = depth === 0 ? 'Settings' : `In ${path.slice(0, depth).join('.')}`
  const names = isBranch(parent) ? Object.keys(parent).join(', ') : 'nothing'
  throw new CommandError(`There is no setting ${path.join('.')}. ${place}: ${names}.`)
}

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

/** The path of a setting; `name.uk` is the name in Ukrainian. */
function placeOf(key: string) {
  const path = key.split('.')
  const lang = path.length > 1 ? locales.find(one => one === path.at(-1)) : undefined
  return { path: lang ? path.slice(0, -1) : path, lang }
}

interface Change extends ReturnType<typeof placeOf> {
  key: string
  value: unknown
}

const toChange = ([key, value]: readonly [key: string, value: unknown]): Change => ({ ...placeOf(key), key, value })

interface ChangeOptions {
  /** Of the files of pictures and snippets. */
  folder: string
  faults: Faults
  isDryRun?: boolean
}

/** The value of a setting that is given as a file: a picture, or the code of a snippet. */
async function valueOfFile(
  { path: [name = ''], value }: Change,
  { db, originals }: CommandContext,
  { folder, isDryRun = false }: ChangeOptions,
) {
  const isCode = executed.includes(name) && typeof value === 'string' && !/^\s*(<|$)/.test(value)
  if (typeof value !== 'string' || value === '' || !(isPictureSetting(name) || isCode)) return value
  const file = resolve(folder, value)
  if (!isPictureSetting(name)) return (await readText(file)).trim()
  const bytes = await readPicture(file, MAX_LOGO_BYTES)
  // The file that export has written.
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const present = (await load(db))[name]
  if (isPicture(present) && present.sha256 === sha256) return present
  const original = originalOf(await reduceLogo(bytes, name))
  return isDryRun ? original.picture : storeOriginal(originals, original)
}

/** Applies a change to each language that it is of. */
function apply(all: Record<string, unknown>, { path, lang, value }: Change): void {
  const present = settingAt(all, path)
  if (lang === undefined && byLanguage(present).length > 1)
    throw new CommandError(`It differs by language: ${locales.map(one => [...path, one].join('.')).join(', ')}.`)
  const own = typeof value === 'string' ? parseValue(value, inLanguage(present, lang ?? defaultLocale)) : value
  const parent = valueAt(all, path.slice(0, -1))
  if (isBranch(parent))
    parent[path.at(-1) ?? ''] = lang ? { ...inEachLocale(one => inLanguage(present, one)), [lang]: own } : own
}

/** Checks, sets and publishes settings: all of them, or none when one is wrong. */
async function changeSettings(
  context: CommandContext,
  changes: readonly Change[],
  options: ChangeOptions,
): Promise<string> {
  const { faults, isDryRun = false } = options
  const attempt = async (key: string, read: () => unknown): Promise<unknown> => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof LogoRefused || error instanceof PictureRefused || error instanceof CommandError))
        throw error
      return faults.add(key, error.message)
    }
  }
  const given: Change[] = []
  for (const change of changes)
    given.push({ ...change, value: await attempt(change.key, () => valueOfFile(change, context, options)) })
  return transact(
    context.db,
    async tx => {
      const all = await load(tx, true)
      const before = structuredClone(all)
      for (const change of given) if (change.value !== undefined) await attempt(change.key, () => apply(all, change))
      for (const lang of locales) {
        const data = inLanguage(all, lang)
        const parsed = StoredInLanguage.safeParse(data, { error: messageOf })
        for (const { path, message } of parsed.error?.issues ?? []) faults.add(path.join('.'), message)
        if (parsed.success && faults.size === 0 && !isDeepStrictEqual(data, inLanguage(before, lang)))
          await tx.update(settingsTable).set({ data: parsed.data }).where(eq(settingsTable.lang, lang))
      }
      faults.check()
      const valueIn = (of: unknown, { path, lang }: Change) =>
        lang ? inLanguage(valueAt(of, path), lang) : valueAt(of, path)
      const changed = given.filter(change => !isDeepStrictEqual(valueIn(before, change), valueIn(all, change)))
      for (const { key, path, value } of changed)
        if (executed.some(name => path[0] === name) && value !== '' && !isDryRun)
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
  const data: unknown = (await readYaml(path, 'core')).toJS()
  if (!isBranch(data) || Array.isArray(data)) throw new CommandError(`${path} has no settings by their names.`)
  const changes = Object.entries(data).flatMap(([name, value]) =>
    byLanguage(value).map(([lang, own], _, { length }) => toChange([length === 1 ? name : `${name}.${lang}`, own])),
  )
  const done = await changeSettings(context, changes, { folder: dirname(path), faults: new Faults(), isDryRun: dryRun })
  return dryRun ? `${done}\n${DRY_RUN}` : done
}

/** Writes all settings to a file that import reads back, and the pictures beside it. */
async function exportSettings({ db, originals, workingDirectory }: CommandContext, file: string): Promise<string> {
  const path = resolve(workingDirectory, file)
  const all = await load(db)
  const count = Object.keys(all).length
  for (const [name, value] of Object.entries(all)) {
    if (!isPicture(value)) continue
    all[name] = `${name}.webp`
    await writeToFile(join(dirname(path), `${name}.webp`), await readFile(originalPath(originals, value)))
  }
  await writeToFile(path, stringify(all, { lineWidth: 0 }))
  return `${count} settings in ${path}.`
}

export const settings = area(
  'settings',
  'shows the settings of the shop, or changes them; pages show it within a second',
  [
    command('list', 'lists all settings', async ({ db }) => {
      const rows = Object.entries(await load(db)).flatMap(([name, value]) =>
        byLanguage(value).map(([lang, own]) => [name, lang, shortened(print(own))]),
      )
      return table(rows)
    }),
    command('show <name>', 'shows a setting, or a value in it: contacts.0.email', async ({ db }, key) => {
      const { path, lang } = placeOf(key)
      const value = settingAt(await load(db), path)
      const shown: [string, unknown][] = lang ? [[lang, inLanguage(value, lang)]] : byLanguage(value)
      return table(shown.map(([of, own]) => [of, print(own)]))
    }),
    command('set <fields...>', 'changes settings; when one is wrong nothing is changed', (context, words) => {
      const faults = new Faults()
      return changeSettings(context, parseWords(words, faults).map(toChange), {
        folder: context.workingDirectory,
        faults,
      })
    }),
    command('import <file>', 'checks a YAML file and takes the settings that it has; all or nothing', importSettings, {
      '--dry-run': 'only shows what would change',
    }),
    command('export <file>', 'writes a YAML file that import reads back, and the pictures beside it', exportSettings),
  ],
  'A text that differs by language is set by name.uk=…; lists and objects are JSON. Pictures (logotype, logodark, logofooter, favicon) are files: SVG, PNG, JPEG, WebP, AVIF; an empty text removes one. head_code and body_code are HTML, or a file of it.',
)
