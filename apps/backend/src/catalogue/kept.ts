import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db' | 'version'>

/** Milliseconds after which something kept is made anew anyway: novelties grow old without a change in the catalogue. */
const LONGEST = 5 * 60_000

interface Shelf<Value> {
  version: string
  values: Map<string, { value: Promise<Value>; at: number }>
}

/**
 * A reading of the catalogue whose results are kept until the catalogue changes, at most `most` of them, the least
 * recently used going first. Callers that ask for the same at once share one reading. Every database has its own shelf.
 */
export function kept<Input, Value, Context extends Needs>(
  most: number,
  keyOf: (input: Input) => string,
  make: (input: Input, context: Context) => Promise<Value>,
): (input: Input, context: Context) => Promise<Value> {
  const shelves = new WeakMap<Database, Shelf<Value>>()
  return async (input, context) => {
    const version = await context.version.current()
    const known = shelves.get(context.db)
    const shelf: Shelf<Value> = known?.version === version ? known : { version, values: new Map() }
    if (shelf !== known) shelves.set(context.db, shelf)
    const key = keyOf(input)
    const found = shelf.values.get(key)
    shelf.values.delete(key)
    const now = performance.now()
    const entry = found && now - found.at < LONGEST ? found : { value: make(input, context), at: now }
    shelf.values.set(key, entry)
    if (entry !== found) {
      entry.value.catch(() => shelf.values.delete(key))
      const [oldest] = shelf.values.keys()
      if (shelf.values.size > most && oldest !== undefined) shelf.values.delete(oldest)
    }
    return entry.value
  }
}
