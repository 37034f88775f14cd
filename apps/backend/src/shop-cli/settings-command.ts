import { contactObject, Settings } from '@shop/contract'
import { type Locale, locales } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { type StoredSettings, settings } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'

/** Values longer than this are cut in the list of all settings. */
const LISTED_LENGTH = 60

const colour = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'It must be a colour such as #ff5b1f.')
const picture = z
  .string()
  .max(500)
  .regex(/^(|\/(?!\/)\S+|https:\/\/\S+)$/, 'It must be empty, a path or an https address.')
/** Messages of the contact form go to the main one. */
const contact = contactObject.extend({
  email: z
    .string()
    .refine(text => text === '' || z.email().safeParse(text).success, 'It must be empty or an e-mail address.'),
  phones: z.array(
    z.object({
      label: z.string().trim().min(1, 'It must not be empty.').max(40),
      number: z.string().regex(/^\+\d{7,15}$/, 'It must be a number for links, such as +380671234567.'),
    }),
  ),
})
const shortText = z.string().trim().min(1, 'It must not be empty.').max(200)

/** What a setting may be, besides its type on the wire. */
const Stored = Settings.omit({ google_sign_in: true, demo_directory: true }).extend({
  pickup: z.string().max(500).exactOptional(),
  name: shortText,
  contacts: z.array(contact),
  logotype: picture,
  logodark: picture,
  logofooter: picture,
  copyright: shortText,
  blog_subscribe_title: shortText,
  blog_subscribe_subtitle: shortText,
  blog_subscribe_placeholder: shortText,
  blog_subscribe_btn_title: shortText,
  theme_color: colour,
  theme_gradient: colour,
  theme_gradient2: colour,
  theme_gradient_deg: z.number().min(0, 'It must be 0 to 360.').max(360, 'It must be 0 to 360.'),
  theme_font_style: z.enum(['plain', 'condensed']),
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

/** Texts are printed as they are, everything else as JSON. */
const print = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

async function load(db: Database, lock = false): Promise<Map<Locale, StoredSettings>> {
  const query = db.select().from(settings).orderBy(settings.lang)
  const rows = lock ? await query.for('update') : await query
  return new Map(rows.map(({ lang, data }) => [lang, data]))
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
  if (typeof present === 'string') return text
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === typeof present && Array.isArray(value) === Array.isArray(present)) return value
  } catch {
    // Not JSON: reported below.
  }
  const example = typeof present === 'object' ? 'JSON' : typeof present === 'boolean' ? 'true or false' : 'a number'
  throw new CommandError(`${key} must be ${example}.`)
}

/** Checks, sets and publishes a setting. Without a language it is set in all, unless it differs among them. */
export async function changeSetting(
  { db, dataVersions }: CommandServices,
  { key, value, lang }: { key: string; value: string; lang: Locale | undefined },
  isConfirmed: boolean,
): Promise<string> {
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
      const next = withValue(data, path, parseValue(key, value, valueAt(data, path)))
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
  return `${key}${lang === undefined ? '' : ` (${lang})`}: ${was} → ${value}`
}
