import { useSyncExternalStore } from 'react'
import { readCookie } from './environment.ts'
import { announce, subscribeTo } from './subscribe-to.ts'

/**
 * The city that delivery is shown for. Scripts of pages that are cached for everybody read it, and so does the server in the
 * checkout, which no cache stores.
 */
export const CITY_COOKIE = 'delivery_city'

/** A city as it is stored: its reference, and its label in the language that it was chosen in. */
export interface RememberedCity {
  readonly ref: string
  readonly label: string
}

/** Parses the cookie; null for none and for an invalid one. */
export function parseCity(text: string | undefined): RememberedCity | null {
  const [ref, ...label] = (text ?? '').split('|')
  return ref && ref.length <= 64 && label.length > 0 ? { ref, label: label.join('|').slice(0, 120) } : null
}

/** Its name without the region. */
export const cityName = ({ label }: RememberedCity): string => label.replace(/,.*/, '')

/** Dispatched on the window when this page has remembered a city. */
const CHANGED = 'shop:city'

/** The cookie of a browser that refuses it, for this page. */
let refused: string | undefined

const readText = () => readCookie(CITY_COOKIE) ?? refused

/** Reads the cookie again after it was written: a browser may refuse `text`. */
export function refreshCity(text: string): void {
  refused = readCookie(CITY_COOKIE) === text ? undefined : text
  announce(CHANGED)
}

/** Signing out clears the cookie, and another tab may have changed it, which sends no event. */
const subscribe = subscribeTo(CHANGED, 'shop:session', 'visibilitychange')

/** The remembered city; null without one, on the server and during hydration. */
export const useCity = (): RememberedCity | null =>
  parseCity(useSyncExternalStore(subscribe, readText, () => undefined))
