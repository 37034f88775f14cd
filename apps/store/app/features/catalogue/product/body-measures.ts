import { useSyncExternalStore } from 'react'
import { announce, subscribeTo } from '../../../platform/browser/subscribe-to.ts'

/** Body measures as typed, in centimetres, by row of the size chart. */
export type BodyMeasures = Readonly<Record<string, string>>

const KEY = 'shop.body'
const CHANGED = 'shop:body'
const none: BodyMeasures = {}

/** Parses stored measures; anything malformed is ignored. */
export function parseMeasures(text: string | null): BodyMeasures {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return none
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string' && value !== ''))
  } catch {
    return none
  }
}

let known: { text: string | null; measures: BodyMeasures } = { text: null, measures: none }

/** Disabled storage throws: then nothing is stored, and everything else works. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

function current(): BodyMeasures {
  const text = withStorage(storage => storage.getItem(KEY))
  if (text !== known.text) known = { text, measures: parseMeasures(text) }
  return known.measures
}

/** Stores measures on this device; an empty object removes them. */
export function saveMeasures(measures: BodyMeasures): void {
  withStorage(storage =>
    Object.keys(measures).length > 0 ? storage.setItem(KEY, JSON.stringify(measures)) : storage.removeItem(KEY),
  )
  announce(CHANGED)
}

const subscribe = subscribeTo(CHANGED, 'storage')

/** Measures stored on this device; none on the server. */
export const useBodyMeasures = (): BodyMeasures => useSyncExternalStore(subscribe, current, () => none)
