import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import type { Context } from '../wire/handler.ts'

type Needs = Pick<Context, 'db' | 'dataVersions' | 'tags'>

/** Milliseconds after which a result is computed anew anyway: products stop being new without a change in the data. */
const MAX_AGE_MS = 5 * 60_000

interface Entry<Value> {
  value: Promise<Value>
  /** What the value depends on. Complete when the value is there. */
  tags: ReadonlySet<string>
  /** The version of the data before it was read. */
  version: number
}

/**
 * Memoizes a read until something that it depends on changes: what `make` adds to `context.tags`, nested memoized reads
 * included. Concurrent callers share one read. At most `max` results are stored, the least recently used are evicted; each
 * database has its own.
 */
export function memoizeByVersion<Input, Value, NeedsAndMore extends Needs>(
  max: number,
  keyOf: (input: Input) => string,
  make: (input: Input, context: NeedsAndMore) => Promise<Value>,
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
      const made: Entry<Value> = { value: make(input, { ...context, tags }), tags, version }
      cache.set(key, made)
      made.value.catch(() => {
        if (cache.peek(key) === made) cache.delete(key)
      })
      entry = made
    }
    const value = await entry.value
    for (const tag of entry.tags) context.tags.add(tag)
    return value
  }
}
