import type { KeptPage } from './kept-page.ts'

export interface Entry {
  page: KeptPage
  status: number
  headers: [string, string][]
  /** What the backend's data was when it was rendered. */
  version: string
  /** When it should be rendered anew: milliseconds of the clock that `get` is asked by, which never goes back. */
  freshUntil: number
}

export interface PageCache {
  /** A page of this version; a stale one only when `evenStale`. */
  get: (key: string, version: string, now: number, evenStale?: boolean) => Entry | undefined
  put: (key: string, entry: Entry) => void
}

/** Keeps pages in memory, the least used going first when they take more than `limit` bytes. */
export function createPageCache(limit: number): PageCache {
  const entries = new Map<string, Entry>()
  let size = 0

  function drop(key: string, entry: Entry) {
    entries.delete(key)
    size -= entry.page.size
  }

  return {
    get(key, version, now, evenStale = false) {
      const entry = entries.get(key)
      if (!entry || (!evenStale && (entry.version !== version || entry.freshUntil < now))) return undefined
      entries.delete(key) // and back in at the end: the order of the map is the order of use
      entries.set(key, entry)
      return entry
    },
    put(key, entry) {
      const old = entries.get(key)
      if (old) drop(key, old)
      if (entry.page.size > limit / 4) return
      entries.set(key, entry)
      size += entry.page.size
      for (const [oldest, kept] of entries) {
        if (size <= limit) break
        drop(oldest, kept)
      }
    },
  }
}
