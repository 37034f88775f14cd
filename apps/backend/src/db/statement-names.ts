/**
 * Names for statements that repeat: the server parses and plans a named one once per connection instead of each time, which is half of
 * its work for a cart or an order. Statements are named at their second use, because lists of values give each length a text of its own.
 */
interface StatementNames {
  /** The name of a statement, or undefined while it has none. */
  nameOf(text: string): string | undefined
}

/** Each name takes memory in every connection of the server. */
const MAX_NAMES = 300
/** Texts that were used once; beyond this number they are forgotten. */
const MAX_CANDIDATES = 1_000

const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= MAX_NAMES || !PREPARABLE.test(text)) return undefined
      if (candidates.delete(text)) {
        const name = `s${names.size + 1}`
        names.set(text, name)
        return name
      }
      if (candidates.size >= MAX_CANDIDATES) candidates.clear()
      candidates.add(text)
      return undefined
    },
  }
}

const isUnnamed = (query: unknown): query is { text: string; name?: undefined } =>
  query instanceof Object && 'text' in query && typeof query.text === 'string' && !('name' in query && query.name)

/** The first argument of a driver's `query`, with a name if the statement has one. */
export function withName(query: unknown, { nameOf }: StatementNames): unknown {
  if (!isUnnamed(query)) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}
