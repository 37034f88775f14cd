import type { Vocabulary } from './vocabulary.ts'

/** Keywords of JSON-LD; `query-input`: of a search action, documented by Google and not part of the vocabulary. */
const keywords = new Set(['@context', '@type', '@id', 'query-input'])

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every `@id` that a document defines: a reference is a node with nothing else. */
function definedIds(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) definedIds(item, found)
  else if (isNode(value)) {
    if (typeof value['@id'] === 'string' && Object.keys(value).length > 1) found.add(value['@id'])
    for (const item of Object.values(value)) definedIds(item, found)
  }
  return found
}

/** What is wrong with structured data: unknown types, properties of other types, values outside a property's range. */
export function structuredDataFaults(data: unknown, vocabulary: Vocabulary): string[] {
  const ids = definedIds(data)
  const faults: string[] = []

  function checkValue(value: unknown, ranges: readonly string[], path: string): void {
    if (Array.isArray(value)) {
      if (value.length === 0) faults.push(`${path} is empty`)
      for (const [index, item] of value.entries()) checkValue(item, ranges, `${path}[${index}]`)
      return
    }
    const expected = ranges.filter(range => range !== 'IdReference').join(' or ')
    if (isNode(value)) {
      const { '@type': type, '@id': id } = value
      if (type === undefined && Object.keys(value).length === 1 && typeof id === 'string') {
        if (!ids.has(id)) faults.push(`${path} refers to ${id}, which is not in the document`)
        return
      }
      if (typeof type !== 'string' || !vocabulary.isA(type, ranges)) faults.push(`${path} is ${type}, not ${expected}`)
      checkNode(value, path)
    } else if (typeof value === 'number') {
      if (!vocabulary.acceptsText(String(value), ranges)) faults.push(`${path} is a number, not ${expected}`)
    } else if (typeof value === 'boolean') {
      if (!ranges.includes('Boolean')) faults.push(`${path} is a boolean, not ${expected}`)
    } else if (typeof value !== 'string' || value === '') faults.push(`${path} is empty`)
    else if (!vocabulary.acceptsText(value, ranges)) faults.push(`${path} is «${value}», not ${expected}`)
  }

  function checkNode(node: Record<string, unknown>, path: string): void {
    const { '@type': type } = node
    const properties = typeof type === 'string' ? vocabulary.propertiesOf(type) : null
    if (!properties) {
      faults.push(`${path}: ${type} is no type of schema.org`)
      return
    }
    for (const [name, value] of Object.entries(node)) {
      if (keywords.has(name)) continue
      const ranges = properties.get(name)
      if (ranges) checkValue(value, ranges, `${path}.${name}`)
      else faults.push(`${path}.${name} is no property of ${type}`)
    }
  }

  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['The context is not https://schema.org']
  checkNode(data, String(data['@type']))
  return faults
}
