import { join } from 'node:path'
import { type Locale, locales } from '@shop/contract/locales'
import { PictureRefused } from '../catalogue-feed/fetch-picture.ts'
import { loadPicture, type PictureChange } from '../content/entry-picture.ts'
import type { Picture } from '../pictures/index.ts'
import { type Original, storeOriginal } from '../pictures/originals.ts'
import type { Text } from '../text.ts'
import { CommandError } from './command.ts'

export interface FieldRule {
  /** Characters. */
  max: number
  isRequired?: true
  /** Differs by language: `name.uk`. */
  isTranslated?: true
  /** May have several lines. */
  hasLines?: true
}

/** Fields that a command changes, by name. */
export type FieldRules = Readonly<Record<string, FieldRule>>

/** Collects what is wrong with the fields of a command, so that all of it is named at once. */
export class FieldFaults {
  readonly #faults = new Set<string>()

  add(field: string, message: string): void {
    this.#faults.add(`${field}: ${message}`)
  }

  /** Throws when a fault was added. */
  check(): void {
    if (this.#faults.size > 0) throw new CommandError([...this.#faults, 'Nothing was changed.'].join('\n'))
  }
}

/** Typed values by their full name, `name.uk`. */
export type FieldValues = ReadonlyMap<string, string>

const languages = (field: string) => locales.map(lang => `${field}.${lang}`).join(', ')

/** Reads `field=value` and `field.uk=value`. The signs `\n` become the end of a line in fields of several lines. */
export function parseChanges(words: readonly string[], rules: FieldRules, faults: FieldFaults): FieldValues {
  const values = new Map<string, string>()
  for (const word of words) {
    const [, key = '', typed = ''] = /^([^=]+)=([\s\S]*)$/.exec(word) ?? []
    const [name = '', lang, ...rest] = key.split('.')
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    const value = rule?.hasLines ? typed.replaceAll('\\n', '\n').trim() : typed.trim()
    if (key === '') faults.add(word, 'A change is written field=value.')
    else if (!rule) faults.add(key, `There is no such field. There are ${Object.keys(rules).join(', ')}.`)
    else if (rule.isTranslated && (!locales.some(one => one === lang) || rest.length > 0))
      faults.add(key, `It differs by language: ${languages(name)}.`)
    else if (!rule.isTranslated && lang !== undefined) faults.add(key, `It is the same in all languages: ${name}.`)
    else if (values.has(key)) faults.add(key, 'It is given twice.')
    else if (value === '' && rule.isRequired) faults.add(key, 'It must not be empty.')
    else if (value.length > rule.max) faults.add(key, `It has ${value.length} characters; at most ${rule.max}.`)
    else if (/\0/.test(value) || (!rule.hasLines && /[\n\r]/.test(value))) faults.add(key, 'It must be one line.')
    else values.set(key, value)
  }
  return values
}

/** Names the required fields that a new entry lacks. */
export function requireFields(words: readonly string[], rules: FieldRules, faults: FieldFaults): void {
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.isRequired) continue
    for (const key of rule.isTranslated ? locales.map(lang => `${name}.${lang}`) : [name])
      if (!words.some(word => word.startsWith(`${key}=`))) faults.add(key, 'It is missing.')
  }
}

/** A text with the languages that are given. */
export function changedText(present: Text, field: string, values: FieldValues): Text {
  const text = { ...present }
  for (const lang of locales) text[lang] = values.get(`${field}.${lang}`) ?? text[lang]
  return text
}

export const noText: Text = { uk: '', ru: '', en: '' }

/** `yes` or `no`. */
export function readYesNo(field: string, values: FieldValues, present: boolean, faults: FieldFaults): boolean {
  const value = values.get(field)
  if (value === undefined) return present
  if (value !== 'yes' && value !== 'no') faults.add(field, 'It must be yes or no.')
  return value === 'yes'
}

/** A place in a list, counted from 1; null: as it is. */
export function readPosition(values: FieldValues, faults: FieldFaults): number | null {
  const value = values.get('position')
  if (value === undefined) return null
  if (!/^[1-9]\d{0,3}$/.test(value)) faults.add('position', 'It must be a whole number from 1.')
  return Number(value)
}

/** Reads the file or address of a picture; `same` when none is given. */
export async function readPictureChange(
  values: FieldValues,
  present: Picture | null,
  workingDirectory: string,
  faults: FieldFaults,
): Promise<PictureChange> {
  const value = values.get('picture')
  if (value === undefined) return 'same'
  try {
    // Files are looked for in the folder of the command.
    return await loadPicture(value, join(workingDirectory, 'command'), present)
  } catch (error) {
    faults.add('picture', error instanceof PictureRefused ? error.message : 'It could not be read.')
    return 'same'
  }
}

const isOriginal = (change: PictureChange): change is Original => typeof change === 'object'

/** The picture after a change. */
export const changedPicture = (present: Picture | null, change: PictureChange): Picture | null =>
  isOriginal(change) ? change.picture : change === 'none' ? null : present

export async function storePicture(folder: string, change: PictureChange): Promise<void> {
  if (isOriginal(change)) await storeOriginal(folder, change)
}

/** Ids in their order with one at a place, counted from 1; null: the last. */
export function placedAt(ids: readonly number[], id: number, position: number | null): number[] {
  const others = ids.filter(other => other !== id)
  return others.toSpliced(position === null ? others.length : position - 1, 0, id)
}

/** Lines `name.uk  text` of a text in each language. */
export const textRows = (field: string, text: Text): [string, string][] =>
  locales.map((lang: Locale) => [`${field}.${lang}`, text[lang].replaceAll('\n', '\\n')])

export const pictureLabel = (picture: Picture | null): string =>
  picture === null ? 'none' : `${picture.width} × ${picture.height} px`
