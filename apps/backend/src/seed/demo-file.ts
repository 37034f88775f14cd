import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from '@shop/contract/locales'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = new URL('../../../../demo/', import.meta.url)

/** Files of a folder of `demo` in alphabetical order, without those of other kinds that a desktop puts there. */
export const demoFiles = (path: string, ending: '.json' | '.md' | '.yaml'): string[] =>
  readdirSync(new URL(path, folder))
    .filter(name => name.endsWith(ending))
    .toSorted()
    .map(name => path + name)

export const demoText = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

/** What a file of `demo` says: YAML, or JSON where there is much of it, which is read many times faster. */
export function parseDemo(file: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(demoText(file)) : parse(demoText(file))
  } catch (error) {
    throw new Error(`demo/${file}: ${error instanceof Error ? error.message : 'It could not be read.'}`)
  }
}

/** Reads a file of `demo`. A fault names the file and the field. */
export function readDemo<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown = parseDemo(file),
): z.output<Schema> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `demo/${file}, ${path.join('.')}: ${message}`)
  throw new Error(faults.join('\n'))
}

export const inEach = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> => ({
  uk: make('uk'),
  ru: make('ru'),
  en: make('en'),
})

/** Text in one language. */
export const Words = z.string().refine(text => text !== '' && text === text.trim(), {
  error: 'A text must not be empty, nor begin or end with a space.',
})

/** A text in every language. */
export const DemoText = z.strictObject({ uk: Words, ru: Words, en: Words })

/** A text in every language, of which one is read. */
export const textIn = (lang: Locale) => DemoText.transform(text => text[lang])

/** The id of something that another file has. */
export const reference = <Value>(known: ReadonlyMap<string, Value>) =>
  z.string().transform((id, context) => {
    const value = known.get(id)
    if (value !== undefined) return { id, value }
    context.addIssue(`There is no «${id}».`)
    return z.NEVER
  })

/** A file of named entries. */
export const readEntries = <Schema extends z.ZodType>(file: string, schema: Schema): Map<string, z.output<Schema>> =>
  new Map(Object.entries(readDemo(file, z.record(z.string(), schema))))

/** A standard with its level. */
export const DemoStandard = z.strictObject({
  code: z.string(),
  /** Short subject, as in the label of a filter: «видимість». */
  name: DemoText,
  /** `3`, `2121X`, «тип 2»; null where the standard has no levels. */
  class: DemoText.nullable(),
  text: DemoText,
  meaning: DemoText,
})

export const demoStandards = () => readEntries('goods/standards.json', DemoStandard)
