import type { Broadcast, KeyValueStorage } from '../flow/environment.ts'

/** A storage in memory. `entries` can be read and changed. */
export function createFakeStorage(entries: Map<string, string> = new Map()): KeyValueStorage & {
  readonly entries: Map<string, string>
} {
  return {
    entries,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}

/** A storage that throws, as in some private windows. */
export const brokenStorage: KeyValueStorage = {
  getItem() {
    throw new Error('Storage is switched off')
  },
  setItem() {
    throw new Error('Storage is full')
  },
  removeItem() {
    throw new Error('Storage is switched off')
  },
}

/** A channel between tabs: each call of `tab` opens one of the same browser. A message reaches all but its sender. */
export function createFakeChannel(): { tab(): Broadcast } {
  type Listener = (event: { data: unknown }) => void
  const tabs = new Set<Set<Listener>>()
  return {
    tab() {
      const listeners = new Set<Listener>()
      tabs.add(listeners)
      return {
        postMessage(message) {
          const data: unknown = structuredClone(message)
          for (const tab of tabs) if (tab !== listeners) for (const listener of tab) listener({ data })
        },
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      }
    },
  }
}

/** Creates numbered keys: `key-1`, `key-2`. */
export function createKeys(prefix = 'key'): () => string {
  let last = 0
  return () => {
    last += 1
    return `${prefix}-${last}`
  }
}
