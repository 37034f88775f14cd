import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { refusal } from './command.ts'
import { type Change, inOrder, typed } from './fields.ts'
import { readText } from './files.ts'

const Fields = z.map(z.string(), z.union([z.string(), z.map(z.string(), z.string())]))
const Entries = z.map(z.string(), Fields, 'It must have entries by their names, each with its fields.')

/** Reads a file of entries: their keys, and the fields of each. */
export async function parseEntries(path: string): Promise<{ key: string; changes: Change[] }[]> {
  // The schema without numbers, dates and booleans: every value is text.
  const document = parseDocument(await readText(path), { schema: 'failsafe' })
  if (document.errors.length > 0) throw refusal(document.errors.map(({ message }) => message))
  const parsed = Entries.safeParse(document.toJS({ mapAsMap: true }))
  if (!parsed.success)
    throw refusal(parsed.error.issues.map(issue => `${[path, ...issue.path].join(' ')}: ${issue.message}`))
  return [...parsed.data].map(([key, fields]) => ({
    key,
    changes: [...fields].flatMap(([field, value]): Change[] =>
      typeof value === 'string' ? [[field, value]] : [...value].map(([lang, text]) => [`${field}.${lang}`, text]),
    ),
  }))
}

/** The text of a file, which `parseEntries` reads back. */
export function printEntries(entries: readonly { key: string; fields: Readonly<Record<string, unknown>> }[]): string {
  const asText = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(inOrder(value)).map(([lang, text]) => [lang, typed(text)]))
      : typed(value)
  const all = entries.map(
    ({ key, fields }) =>
      [key, Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, asText(value)]))] as const,
  )
  return stringify(new Map(all), { schema: 'failsafe', lineWidth: 0 })
}
