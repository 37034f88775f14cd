import { inEachLocale, locales } from '@shop/contract/locales'
import { z } from 'zod'
import type { Text } from '../values/text.ts'
import { refusal } from './command.ts'

/** Where a field is, for whom it is wrong; `line`: of its text. */
type Place = (field: string, line?: number) => string

/** Collects what is wrong with the fields of a command, so that all of it is named at once. */
export class Faults {
  readonly #faults: Set<string>
  readonly #place: Place
  readonly #isSorted: boolean

  constructor({ place = (field: string) => field, faults = new Set<string>(), isSorted = false } = {}) {
    this.#faults = faults
    this.#place = place
    this.#isSorted = isSorted
  }

  /** Those of one entry among several, or of a file. */
  of(place: Place): Faults {
    return new Faults({ place, faults: this.#faults })
  }

  get size(): number {
    return this.#faults.size
  }

  add(field: string, message: string, line?: number): void {
    this.#faults.add(`${this.#place(field, line)}: ${message}`)
  }

  /** Throws when a fault was added. */
  check(): void {
    if (this.size === 0) return
    const faults = [...this.#faults]
    // Lines of files are numbers.
    if (this.#isSorted) faults.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    throw refusal(faults)
  }
}

export const noText: Text = inEachLocale(() => '')

const word = (max: number) => z.string().trim().max(max)
const ONE_LINE = /^[^\n\r\0]*$/
/** One line of text, which may be empty. */
const optional = (max: number) => word(max).regex(ONE_LINE, 'It must be one line.').prefault('')
/** One line of text. */
export const line = (max: number) => word(max).min(1).regex(ONE_LINE, 'It must be one line.')

const inLanguages = <Language extends z.ZodType>(language: () => Language) => z.object(inEachLocale(language))
/** A text that differs by language. */
export const texts = (max: number) => inLanguages(() => line(max))
export const textsOfLines = (max: number) => inLanguages(() => word(max).min(1))
export const optionalTexts = (max: number) => inLanguages(() => optional(max)).prefault({})
/** One of some words in each language, of which the first is the usual one. */
export const choices = <const Words extends readonly [string, ...string[]]>(words: Words, message: string) =>
  inLanguages(() => z.enum(words, message).prefault(words[0])).prefault({})
/** With the lines as they are in the file. */
export const markdown = (max: number) =>
  inLanguages(() =>
    z
      .string()
      .max(max)
      .refine(text => text.trim() !== '', 'It must not be empty.'),
  )

export const yesNo = z
  .enum(['yes', 'no'], 'It must be yes or no.')
  .transform(word => word === 'yes')
  .prefault('no')
/** What it refers to; null when it is `none`. */
export const required = (max: number) => word(max).transform(name => (name === 'none' || name === '' ? null : name))
export const reference = (max: number) => required(max).prefault('none')
/** Words separated by commas or spaces. */
export const list = (max: number) =>
  z
    .string()
    .max(max)
    .transform(typed => (typed === 'none' ? [] : [...new Set(typed.split(/[\s,]+/).filter(Boolean))]))
    .prefault('none')
export const position = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'It must be a whole number from 1.')
  .transform(Number)
  .optional()
export const picture = word(2_000).optional()

/** Fields as they are typed and stored in files. */
export type Typed = Record<string, string | Record<string, string>>
/** A typed value by the full name of its field, `title.uk`. */
export type Change = readonly [field: string, value: string]

export const isTranslated = (field: unknown): boolean =>
  field instanceof z.ZodObject || (field instanceof z.ZodPrefault && field.unwrap() instanceof z.ZodObject)

/** A stored value as it is typed. */
function typed(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(',') || 'none' : String(value)
}

/** A text in the order of the shop's languages; the database has its own. */
const inOrder = (text: object): Record<string, unknown> => ({ ...noText, ...text })

/** Stored fields as lines: `title.uk`, and what is typed for it. */
export const linesOf = (
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[] = Object.keys(fields),
): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = fields[name]
    if (value === undefined) return []
    const isText = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isText) return [[name, typed(value)]]
    return Object.entries(inOrder(value)).map(([lang, own]) => [`${name}.${lang}`, typed(own)])
  })

/** Reads `field=value` and `field.uk=value`. */
export const parseWords = (words: readonly string[], faults: Faults): Change[] =>
  words.flatMap((word): Change[] => {
    const [, field, value] = /^([^=]+)=([\s\S]*)$/.exec(word) ?? []
    if (field !== undefined && value !== undefined) return [[field, value]]
    faults.add(word, 'A change is written field=value.')
    return []
  })

/** Lines as the fields that they are of. */
export function fieldsOf(lines: readonly Change[]): Typed {
  const fields: Typed = {}
  for (const [key, value] of lines) {
    const [name = '', lang] = key.split('.')
    const own = fields[name]
    fields[name] = lang === undefined ? value : { ...(typeof own === 'object' ? own : {}), [lang]: value }
  }
  return fields
}

/** Applies changes to the present fields; names those that do not exist. */
export function applyChanges(
  schema: z.ZodObject,
  present: readonly Change[],
  changes: readonly Change[],
  faults: Faults,
): Typed {
  const applied = new Map(present)
  const seen = new Set<string>()
  const known = Object.keys(schema.shape)
  for (const [key, value] of changes) {
    const [name = '', lang, ...rest] = key.split('.')
    const isText = isTranslated(schema.shape[name])
    if (!known.includes(name)) faults.add(key, `There is no such field. There are ${known.join(', ')}.`)
    else if (isText && (!locales.some(one => one === lang) || rest.length > 0))
      faults.add(key, `It differs by language: ${locales.map(one => `${name}.${one}`).join(', ')}.`)
    else if (!isText && lang !== undefined) faults.add(key, `It is the same in all languages: ${name}.`)
    else if (seen.has(key)) faults.add(key, 'It is given twice.')
    else applied.set(key, value)
    seen.add(key)
  }
  const fields = fieldsOf([...applied])
  for (const name of known) if (isTranslated(schema.shape[name])) fields[name] ??= {}
  return fields
}

/** What is wrong with a field that has no message of its own. */
export const messageOf: z.core.$ZodErrorMap = issue => {
  if (issue.code === 'too_small') return 'It must not be empty.'
  if (issue.code === 'too_big')
    return Array.isArray(issue.input)
      ? `It has ${issue.input.length} entries; at most ${issue.maximum}.`
      : `It has ${String(issue.input).length} characters; at most ${issue.maximum}.`
  return issue.input === undefined ? 'It is missing.' : undefined
}

/** The checked fields. When a fault was found, only those that are right, so that others can be checked against the database. */
export function checkFields(schema: z.ZodObject, fields: Typed, faults: Faults): Record<string, unknown> {
  const parsed = schema.safeParse(fields, { error: messageOf })
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) faults.add(path.join('.'), message)
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return schema.partial().parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.has(name))))
}
