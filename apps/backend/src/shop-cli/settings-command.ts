import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { City, contactObject, Settings } from '@shop/contract'
import { type Locale, locales } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { type StoredSettings, settings } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { Picture } from '../pictures/index.ts'
import { originalOf, storeOriginal } from '../pictures/originals.ts'
import {
  LogoRefused,
  MAX_LOGO_BYTES,
  type PictureSetting,
  pictureSettings,
  reduceLogo,
} from '../settings/reduce-logo.ts'
import { picturesOf } from '../settings/setting-pictures.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'

/** Values longer than this are cut in the list of all settings. */
const LISTED_LENGTH = 60

const colour = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'It must be a colour such as #ff5b1f.')
const text = (most: number) => z.string().trim().max(most, `It must have at most ${most} characters.`)
const shortText = text(200).min(1, 'It must not be empty.')
/** Messages of the contact form go to the main one. */
const contact = contactObject.extend({
  name: text(100),
  email: z
    .string()
    .max(254)
    .refine(text => text === '' || z.email().safeParse(text).success, 'It must be empty or an e-mail address.'),
  phones: z
    .array(
      z.object({
        label: text(40).min(1, 'It must not be empty.'),
        number: z.string().regex(/^\+\d{7,15}$/, 'It must be a number for links, such as +380671234567.'),
      }),
    )
    .max(10, 'A contact has at most 10 phones.'),
  messengers: z
    .array(
      z.object({
        label: text(40).min(1, 'It must not be empty.'),
        url: z
          .string()
          .max(300)
          .regex(
            /^(https|viber|tg|whatsapp|sgnl):\/\/[^\s"<>]+$/,
            'It must be the address of a chat, such as https://t.me/name.',
          ),
      }),
    )
    .max(10, 'A contact has at most 10 messengers.')
    .exactOptional(),
  address: text(200),
  hours: text(200),
})
const affix = z.string().max(10, 'It must have at most 10 characters.')
const currencies = z
  .record(
    z.string().regex(/^[A-Z]{3}$/, 'A currency is a code of three capital letters, such as UAH.'),
    z.strictObject({ prefix: affix, suffix: affix }),
  )
  .refine(all => 'UAH' in all, 'UAH must be among them: prices are in hryvnias.')
const snippet = z
  .string()
  .max(20_000, 'It must have at most 20000 characters.')
  .refine(code => /^\s*(<|$)/.test(code), 'It must be HTML, such as <script>…</script>.')
const picture = z.union([
  z.string(),
  z.object({ file: z.string(), sha256: z.string(), width: z.number(), height: z.number() }),
])

/** What a setting may be, besides its type on the wire. */
const Stored = Settings.omit({ google_sign_in: true, demo_directory: true, picture_sizes: true }).extend({
  pickup: text(500).exactOptional(),
  name: text(100).min(1, 'It must not be empty.'),
  contacts: z
    .array(contact)
    .min(1, 'The shop needs a contact.')
    .max(30, 'There may be at most 30 contacts.')
    .refine(all => all.filter(({ is_main }) => is_main).length === 1, 'Exactly one contact must be the main one.'),
  logotype: picture.exactOptional(),
  logodark: picture.exactOptional(),
  logofooter: picture.exactOptional(),
  favicon: picture.exactOptional(),
  copyright: shortText,
  checkout: z.object({
    currencies,
    cities: z.array(City).min(1, 'Name at least one city.').max(20, 'There may be at most 20 cities.'),
  }),
  head_code: snippet,
  body_code: snippet,
  blog_subscribe_title: shortText,
  blog_subscribe_subtitle: shortText,
  blog_subscribe_placeholder: shortText,
  blog_subscribe_btn_title: text(40).min(1, 'It must not be empty.'),
  theme_bg_type: z.enum(['color', 'gradient'], 'It must be color or gradient.'),
  theme_color: colour,
  theme_gradient: colour,
  theme_gradient2: colour,
  theme_gradient_deg: z.number().min(0, 'It must be 0 to 360.').max(360, 'It must be 0 to 360.'),
  theme_gradient_type: z.enum(['linear', 'radial'], 'It must be linear or radial.'),
  theme_font_style: z.enum(['plain', 'condensed'], 'It must be plain or condensed.'),
})

/** Scripts of third parties: a wrong one is executed by every shopper's browser. */
const executed: readonly string[] = ['head_code', 'body_code']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value at a dotted path: `contacts.0.email`. */
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), data)

/** A copy with another value at a path that exists. */
function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data))
    return data.map((item, index) => (String(index) === key ? withValue(item, rest, value) : item))
  return isRecord(data) ? { ...data, [key]: withValue(data[key], rest, value) } : data
}

const isPicture = (value: unknown): value is Picture => isRecord(value) && 'sha256' in value

/** Texts are printed as they are, pictures by their size, everything else as JSON. */
function print(value: unknown): string {
  if (isPicture(value)) return `picture of ${value.width} × ${value.height} px, ${value.sha256.slice(0, 8)}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Shops that were set up before there were messengers have none. */
const withMessengers = (data: StoredSettings): StoredSettings => ({
  ...data,
  contacts: data.contacts.map(contact => ({ ...contact, messengers: contact.messengers ?? [] })),
})

const noPictures = { logotype: '', logodark: '', logofooter: '', favicon: '' }

async function load(db: Database, lock = false): Promise<Map<Locale, StoredSettings>> {
  const query = db.select().from(settings).orderBy(settings.lang)
  const rows = lock ? await query.for('update') : await query
  return new Map(rows.map(({ lang, data }) => [lang, { ...withMessengers(data), ...noPictures, ...picturesOf(data) }]))
}

/** The path of a setting; names what there is where it ends. */
function pathOf(data: unknown, key: string): string[] {
  const path = key.split('.')
  if (valueAt(data, path) !== undefined) return path
  const depth = path.findIndex((_, index) => valueAt(data, path.slice(0, index + 1)) === undefined)
  const parent = valueAt(data, path.slice(0, depth))
  const known = isRecord(parent) ? `: ${Object.keys(parent).join(', ')}` : ''
  const place = path.slice(0, depth).join('.')
  throw new CommandError(
    `There is no setting ${key}. ${place === '' ? 'Settings' : `In ${place}`}${known || ': nothing'}.`,
  )
}

/** The value of each language, or one when all are the same. */
function byLanguage(all: ReadonlyMap<Locale, StoredSettings>, path: readonly string[]): (readonly [string, string])[] {
  const values = [...all].map(([lang, data]) => [lang, print(valueAt(data, path))] as const)
  const [first] = values
  return first && values.every(([, value]) => value === first[1]) ? [['all languages', first[1]]] : values
}

export async function showSettings({ db }: CommandServices, key: string | undefined): Promise<string> {
  const all = await load(db)
  const [first] = all.values()
  if (!first) throw new CommandError('The shop has no settings.')
  if (key !== undefined) return table(byLanguage(all, pathOf(first, key)))
  const cut = (text: string) => (text.length > LISTED_LENGTH ? `${text.slice(0, LISTED_LENGTH)}…` : text)
  return table(
    Object.keys(first).flatMap(name => byLanguage(all, [name]).map(([lang, value]) => [name, lang, cut(value)])),
  )
}

/** Reads a typed value as the type that the setting has. */
function parseValue(key: string, text: string, present: unknown): unknown {
  if (typeof present === 'string' || isPictureSetting(key)) return text
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === typeof present && Array.isArray(value) === Array.isArray(present)) return value
  } catch {
    // Not JSON: reported below.
  }
  const example = typeof present === 'object' ? 'JSON' : typeof present === 'boolean' ? 'true or false' : 'a number'
  throw new CommandError(`${key} must be ${example}.`)
}

const isPictureSetting = (key: string): key is PictureSetting => pictureSettings.some(name => name === key)

/** The value of a setting that is given as a file: a picture, or the text of a snippet. */
async function valueOfFile(key: string, path: string, folder: string): Promise<string | Picture> {
  const refuse = (error: unknown) => {
    const isOfFile = error instanceof LogoRefused || (error instanceof Error && 'code' in error)
    throw isOfFile ? new CommandError(`${path}: ${error.message}`) : error
  }
  const { size } = await stat(path).catch(refuse)
  if (size > MAX_LOGO_BYTES) throw new CommandError(`${path}: It has more than ${MAX_LOGO_BYTES / 1_000_000} MB.`)
  const bytes = await readFile(path).catch(refuse)
  if (isPictureSetting(key)) return storeOriginal(folder, originalOf(await reduceLogo(bytes, key).catch(refuse)))
  if (executed.includes(key)) return bytes.toString('utf8').trim()
  throw new CommandError(`Files are for ${[...pictureSettings, ...executed].join(', ')}; ${key} is a value.`)
}

interface SettingChange {
  key: string
  value: string | undefined
  /** Path of a file that holds the value. */
  file: string | undefined
  lang: Locale | undefined
}

async function newValue(
  { key, value = '', file }: SettingChange,
  originals: string,
  workingDirectory: string,
): Promise<string | Picture> {
  if (file !== undefined) return valueOfFile(key, resolve(workingDirectory, file), originals)
  if (isPictureSetting(key) && value !== '')
    throw new CommandError(`${key} is a picture: give it as a file, ${key} --file logo.svg. An empty text removes it.`)
  return value
}

/** Checks, sets and publishes a setting. Without a language it is set in all, unless it differs among them. */
export async function changeSetting(
  { db, dataVersions, originals }: CommandServices,
  change: SettingChange,
  workingDirectory: string,
  isConfirmed: boolean,
): Promise<string> {
  const { key, lang } = change
  const value = await newValue(change, originals, workingDirectory)
  const before = await transact(db, async tx => {
    const all = await load(tx, true)
    const [first] = all.values()
    if (!first) throw new CommandError('The shop has no settings.')
    const path = pathOf(first, key)
    const present = byLanguage(all, path)
    if (lang === undefined && present.length > 1)
      throw new CommandError(`${key} differs by language. Say which one: --lang ${locales.join('|')}.`)
    const changes = [...all].filter(([own]) => lang === undefined || own === lang)
    const checked = changes.map(([own, data]) => {
      const next = withValue(data, path, isPicture(value) ? value : parseValue(key, value, valueAt(data, path)))
      const parsed = Stored.safeParse(next)
      if (parsed.success) return { own, data: parsed.data }
      const [issue] = parsed.error.issues
      throw new CommandError(`${issue?.path.join('.') || key}: ${issue?.message ?? 'It is invalid.'}`)
    })
    if (executed.includes(path[0] ?? '') && value !== '' && !isConfirmed)
      throw new ConfirmationRequired(`${key} is executed on the pages of every shopper who has agreed to it.`)
    for (const { own, data } of checked) await tx.update(settings).set({ data }).where(eq(settings.lang, own))
    await bumpDataVersions(tx, ['settings'])
    return present
  })
  dataVersions.expire()
  const was = before.find(([own]) => lang === undefined || own === lang || own === 'all languages')?.[1] ?? ''
  return `${key}${lang === undefined ? '' : ` (${lang})`}: ${was} → ${print(value)}`
}
