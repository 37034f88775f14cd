import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEachLocale } from '@shop/contract/locales'
import { parse } from 'yaml'
import { z } from 'zod'

/** Thrown for files with data that are wrong; each fault names its file and field. */
export class WrongFiles extends Error {
  override name = 'WrongFiles'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** The files of a folder: YAML, or JSON where there is much of it, which is read many times faster. */
export function openFolder(folder: string) {
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8')

  function parseFile(file: string): unknown {
    try {
      return file.endsWith('.json') ? JSON.parse(text(file)) : parse(text(file))
    } catch (error) {
      throw new WrongFiles([`${file}: ${error instanceof Error ? error.message : 'It could not be read.'}`])
    }
  }

  function read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    content: unknown = parseFile(file),
  ): z.output<Schema> {
    const parsed = schema.safeParse(content)
    if (parsed.success) return parsed.data
    throw new WrongFiles(parsed.error.issues.map(({ path, message }) => `${file}, ${path.join('.')}: ${message}`))
  }

  return {
    folder,
    text,
    parse: parseFile,
    read,
    /** Files of a folder in alphabetical order, without those of other kinds that a desktop puts there. */
    files: (path: string, ending: '.json' | '.md' | '.yaml'): string[] =>
      existsSync(join(folder, path))
        ? readdirSync(join(folder, path))
            .filter(name => name.endsWith(ending))
            .toSorted()
            .map(name => path + name)
        : [],
    /** A file of named entries, which may be left out when there are none. */
    entries: <Schema extends z.ZodType>(file: string, schema: Schema): Map<string, z.output<Schema>> =>
      new Map(existsSync(join(folder, file)) ? Object.entries(read(file, z.record(z.string(), schema))) : []),
  }
}

export type DataFolder = ReturnType<typeof openFolder>

/** Text in one language. */
export const Words = z.string().refine(text => text !== '' && text === text.trim(), {
  error: 'A text must not be empty, nor begin or end with a space.',
})

/** A text in every language. */
export const Translated = z.strictObject(inEachLocale(() => Words))

/** The id of something that is known by it. */
export const reference = <Value>(known: ReadonlyMap<string, Value>) =>
  z.string().transform((id, context) => {
    const value = known.get(id)
    if (value !== undefined) return { id, value }
    context.addIssue(`There is no «${id}».`)
    return z.NEVER
  })
