import { LRUCache } from 'lru-cache'
import type { DataVersions } from './data-versions.ts'
import type { Database } from './database.ts'

interface Needs {
  db: Database
  dataVersions: DataVersions
  /** What the answer depends on. */
  tags: Set<string>
}

/** Results expire after this time even without a change of data: for example, the label «new» depends on the date. */
const MAX_AGE_MS = 5 * 60_000

interface Entry<Value> {
  value: Promise<Value>
  /** Cache tags that the value depends on; complete when `value` has settled. */
  tags: ReadonlySet<string>
  /** Data version before the read. */
  version: number
}

/**
 * Memoizes a read until one of the tags changes that `load` adds to `context.tags`, those of nested memoized reads included.
 * Concurrent callers share one read. Stores at most `max` results per database and evicts the least recently used.
 */
export function memoizeByVersion<Input, Value, NeedsAndMore extends Needs>(
  max: number,
  keyOf: (input: Input) => string,
  load: (input: Input, context: NeedsAndMore) => Promise<Value>,
): (input: Input, context: NeedsAndMore) => Promise<Value> {
  const caches = new WeakMap<Database, LRUCache<string, Entry<Value>>>()

  function cacheOf(db: Database): LRUCache<string, Entry<Value>> {
    const known = caches.get(db)
    if (known) return known
    const cache = new LRUCache<string, Entry<Value>>({ max, ttl: MAX_AGE_MS })
    caches.set(db, cache)
    return cache
  }

  return async (input, context) => {
    const version = await context.dataVersions.current()
    const cache = cacheOf(context.db)
    const key = keyOf(input)
    let entry = cache.get(key)
    if (!entry || context.dataVersions.hasChanged(entry.tags, entry.version)) {
      const tags = new Set<string>()
      const loaded: Entry<Value> = { value: load(input, { ...context, tags }), tags, version }
      cache.set(key, loaded)
      loaded.value.catch(() => {
        if (cache.peek(key) === loaded) cache.delete(key)
      })
      entry = loaded
    }
    const value = await entry.value
    for (const tag of entry.tags) context.tags.add(tag)
    return value
  }
}
