import { useSyncExternalStore } from 'react'

/** Measures of a body as they were typed, in centimetres, by the row of the size chart. */
export type BodyMeasures = Readonly<Record<string, string>>

const KEY = 'shop.body'
const none: BodyMeasures = {}

/** Reads what a browser has kept; what is somebody else's or broken is nothing. */
export function parseMeasures(text: string | null): BodyMeasures {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return none
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string' && value !== ''))
  } catch {
    return none
  }
}

const listeners = new Set<() => void>()
let known: { text: string | null; measures: BodyMeasures } = { text: null, measures: none }

/** A storage that is switched off throws: then nothing is remembered, and everything else works. */
function attempt<Result>(deed: (storage: Storage) => Result): Result | null {
  try {
    return deed(window.localStorage)
  } catch {
    return null
  }
}

function current(): BodyMeasures {
  const text = attempt(storage => storage.getItem(KEY))
  if (text !== known.text) known = { text, measures: parseMeasures(text) }
  return known.measures
}

/** Remembers measures on this device; without any, forgets them. */
export function saveMeasures(measures: BodyMeasures): void {
  attempt(storage =>
    Object.keys(measures).length > 0 ? storage.setItem(KEY, JSON.stringify(measures)) : storage.removeItem(KEY),
  )
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The shopper's measures that this device remembers; none on the server. */
export const useBodyMeasures = (): BodyMeasures => useSyncExternalStore(listen, current, () => none)
