import type { City } from '@shop/contract'
import { persistentCookie } from './cookie-text.ts'
import { cookieJarOf, isSecurePage, readCookie } from './environment.ts'

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

/** Browser only. */
export const readCity = (): RememberedCity | null => parseCity(readCookie(CITY_COOKIE))

/** Label of a city with its region, because many cities have the same name. */
export const cityLabel = ({ cityName, area }: Pick<City, 'cityName' | 'area'>): string =>
  area ? `${cityName}, ${area}` : cityName

/** Browser only. */
export function rememberCity(city: City): RememberedCity {
  const remembered = { ref: city.ref, label: cityLabel(city) }
  cookieJarOf(window).write(persistentCookie(CITY_COOKIE, `${city.ref}|${remembered.label}`, isSecurePage(window)))
  return remembered
}
