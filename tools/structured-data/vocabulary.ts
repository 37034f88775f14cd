import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The vocabulary of schema.org, as the types of the package `schema-dts` declare it. */
export interface Vocabulary {
  /** Ranges of the properties of a type, those of its ancestors included; null for an unknown type. */
  propertiesOf(type: string): ReadonlyMap<string, readonly string[]> | null
  /** Whether a type is one of these or a descendant. */
  isA(type: string, ranges: readonly string[]): boolean
  /** Whether text is a value of one of these: of an enumeration only its members are, of a thing none. */
  acceptsText(text: string, ranges: readonly string[]): boolean
}

const split = (list: string): string[] => list.split(/[|,]/).map(name => name.trim())

function readTypes(): string {
  const entry = createRequire(import.meta.url).resolve('schema-dts')
  return readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8')
}

export function loadVocabulary(source = readTypes()): Vocabulary {
  const parents = new Map<string, string[]>()
  const properties = new Map<string, Map<string, string[]>>()
  const leafBases = new Map<string, string>()
  for (const [, name = '', bases = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+)\{([\s\S]*?)^\}/gm,
  )) {
    parents.set(name, split(bases))
    properties.set(
      name,
      new Map(
        [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;/gm)].map(([, own = '', range = '']) => [
          own,
          split(range),
        ]),
      ),
    )
    const [, type] = /"@type": "(\w+)"/.exec(body) ?? []
    if (type !== undefined) leafBases.set(type, name)
  }
  const members = new Map(
    [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', list = '']) => [name, split(list)]),
  )

  function inherited(name: string, found = new Map<string, string[]>()): Map<string, string[]> {
    for (const parent of parents.get(name) ?? []) inherited(parent, found)
    for (const [own, range] of properties.get(name) ?? []) found.set(own, range)
    return found
  }

  const expand = (ranges: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const range of ranges)
      if (!seen.has(range)) {
        seen.add(range)
        expand(members.get(range) ?? [], seen)
      }
    return seen
  }

  return {
    propertiesOf(type) {
      const leaf = leafBases.get(type)
      return leaf === undefined ? null : inherited(leaf)
    },
    isA: (type, ranges) => expand(ranges).has(leafBases.get(type) ?? type),
    acceptsText(text, ranges) {
      const values = expand(ranges)
      if (values.has('string') || values.has(JSON.stringify(text))) return true
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
      return values.has('`${number}`') && /^-?\d+(\.\d+)?$/.test(text)
    },
  }
}
