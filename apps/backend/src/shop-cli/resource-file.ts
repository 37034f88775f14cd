import { dirname } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { refusal } from './command.ts'
import { type Change, Faults, fieldsOf, linesOf } from './fields.ts'
import { readYaml, writeToFile } from './files.ts'
import { type FileFormat, fieldsInFile, isOrdered, readKey, type Write } from './resource.ts'

const Fields = z.map(z.string(), z.union([z.string(), z.map(z.string(), z.string())]))
const Entries = z.map(z.string(), Fields, 'It must have entries by their names, each with its fields.')

/** Reads a file of entries: their keys, and the fields of each. */
export async function parseEntries(path: string): Promise<{ key: string; changes: Change[] }[]> {
  const parsed = Entries.safeParse((await readYaml(path, 'failsafe')).toJS({ mapAsMap: true }))
  if (!parsed.success)
    throw refusal(parsed.error.issues.map(issue => `${[path, ...issue.path].join(' ')}: ${issue.message}`))
  return [...parsed.data].map(([key, fields]) => ({
    key,
    changes: [...fields].flatMap(([field, value]): Change[] =>
      typeof value === 'string' ? [[field, value]] : [...value].map(([lang, text]) => [`${field}.${lang}`, text]),
    ),
  }))
}

const keyed = (key: string) => (field: string) => `${key}: ${field}`

/** A file with all entries of a resource, or with some. */
export const yaml: FileFormat = {
  usage: 'export <file> [names...]',
  name: 'YAML files',
  async read(resource, context, paths) {
    const faults = new Faults()
    const known = await resource.load(context.db, context.clock())
    const writes: Write[] = []
    for (const path of paths) {
      const entries = await parseEntries(path)
      // A part of the entries has no order among the others.
      const hasOrder = isOrdered(resource) && known.every(own => entries.some(({ key }) => key === own.key))
      const places = new Map<string, number>()
      for (const { key: typedKey, changes } of entries) {
        const key = readKey(resource, context, typedKey, faults.of(keyed(typedKey)))
        const parent = new Map(changes).get('parent') ?? resource.parentIn?.(key) ?? ''
        const position = (places.get(parent) ?? 0) + 1
        places.set(parent, position)
        const placed: Change[] = hasOrder ? [['position', String(position)]] : []
        const below: Change[] = resource.parentIn ? [['parent', parent]] : []
        writes.push({
          key,
          isNew: null,
          changes: [...changes, ...below, ...placed],
          folder: dirname(path),
          faults: faults.of(keyed(key)),
        })
      }
    }
    return { writes, faults }
  },
  async write({ parentIn }, entries, path) {
    const all = entries.map(entry => {
      const lines = linesOf(fieldsInFile(entry)).filter(([field]) => !(parentIn && field === 'parent'))
      return [entry.key, fieldsOf(lines)] as const
    })
    await writeToFile(path, stringify(new Map(all), { schema: 'failsafe', lineWidth: 0 }))
    return dirname(path)
  },
}
