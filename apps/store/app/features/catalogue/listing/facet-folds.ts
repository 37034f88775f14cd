import { useSyncExternalStore } from 'react'
import { announce, subscribeTo } from '../../../platform/browser/subscribe-to.ts'

const KEY = 'facet-folds'
const CHANGED = 'shop:folds'

/** What the shopper has folded or unfolded, by the id of the facet. */
type Folds = Readonly<Record<string, boolean>>

const none: Folds = {}
let folds: Folds | undefined

function read(): Folds {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'))
      : none
  } catch {
    return none // storage is disabled, or another script has stored something else
  }
}

const current = (): Folds => {
  folds ??= read()
  return folds
}

const subscribe = subscribeTo(CHANGED)

/** Remembers for the session, in all lists, that a facet is open or folded. */
export function rememberFold(facet: string, open: boolean): void {
  folds = { ...current(), [facet]: open }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(folds))
  } catch {
    // storage is disabled: remembered until the document is left
  }
  announce(CHANGED)
}

/** What the shopper has folded or unfolded in this session; nothing in the server's HTML. */
export const useFacetFolds = (): Folds => useSyncExternalStore(subscribe, current, () => none)
