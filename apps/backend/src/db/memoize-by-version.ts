import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { type DataVersions, UNKNOWN_TAG } from './data-versions.ts'
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
  value: Value
  /** Cache tags that the value depends on; `UNKNOWN_TAG` alone until it is read. */
  tags: ReadonlySet<string>
  /** Data version before the read. */
  version: number
}

/** At most `max` results for each database; the least recently used are evicted. */
function resultsOf<Value extends object>(max: number): (db: Database) => LRUCache<string, Value> {
  const caches = new WeakMap<Database, LRUCache<string, Value>>()
  return db => {
    const cache = caches.get(db) ?? new LRUCache<string, Value>({ max, ttl: MAX_AGE_MS })
    caches.set(db, cache)
    return cache
  }
}

/** Freezes plain data: results are shared by requests, so that one that changes them would change the answers of all. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/**
 * Memoizes a read until one of the tags changes that `load` adds to `context.tags`, those of nested memoized reads included.
 * Concurrent callers share one read, unless anything has changed since it began. Stores at most `max` results per database. Results are frozen.
 *
 * In a transaction it only reads: the version comes from outside of it, where PGlite, which has one connection, waits for its end.
 */
export function memoizeByVersion<Input, Value, NeedsAndMore extends Needs>(
  max: number,
  keyOf: (input: Input) => string,
  load: (input: Input, context: NeedsAndMore) => Promise<Value>,
): (input: Input, context: NeedsAndMore) => Promise<Value> {
  const cacheOf = resultsOf<Entry<Promise<Value>>>(max)
  return async (input, context) => {
    if (is(context.db, PgTransaction)) return load(input, context)
    const version = await context.dataVersions.current()
    const cache = cacheOf(context.db)
    const key = keyOf(input)
    let entry = cache.get(key)
    if (!entry || context.dataVersions.hasChanged(entry.tags, entry.version)) {
      const tags = new Set<string>()
      const loaded: Entry<Promise<Value>> = {
        value: load(input, { ...context, tags }).then(value => {
          loaded.tags = tags
          return frozen(value)
        }),
        tags: new Set([UNKNOWN_TAG]),
        version,
      }
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

/** What a read of many finds for one of them. */
interface Found<Value> {
  value: Value
  tags: readonly string[]
}

/**
 * As `memoizeByVersion`, for a read of many at once: only those are read that are not stored or have changed. An id that `load` finds
 * nothing for is read each time.
 */
export function memoizeEachByVersion<Input, Value, NeedsAndMore extends Needs>(
  max: number,
  keyOf: (input: Input, id: number) => string,
  load: (ids: readonly number[], input: Input, context: NeedsAndMore) => Promise<ReadonlyMap<number, Found<Value>>>,
): (ids: readonly number[], input: Input, context: NeedsAndMore) => Promise<Map<number, Value>> {
  const cacheOf = resultsOf<Entry<Value>>(max)
  return async (ids, input, context) => {
    const version = await context.dataVersions.current()
    const cache = cacheOf(context.db)
    const values = new Map<number, Value>()
    const keep = (id: number, { value, tags }: Entry<Value>) => {
      values.set(id, value)
      for (const tag of tags) context.tags.add(tag)
    }
    const missing = ids.filter(id => {
      const entry = cache.get(keyOf(input, id))
      if (!entry || context.dataVersions.hasChanged(entry.tags, entry.version)) return true
      keep(id, entry)
      return false
    })
    if (missing.length > 0)
      for (const [id, { value, tags }] of await load(missing, input, context)) {
        const entry = { value: frozen(value), tags: new Set(tags), version }
        cache.set(keyOf(input, id), entry)
        keep(id, entry)
      }
    return values
  }
}
