import type { City } from '@shop/contract'
import { persistentCookie } from '../../platform/browser/cookie-text.ts'
import { cookieJarOf, isSecurePage } from '../../platform/browser/environment.ts'
import { CITY_COOKIE, refreshCity } from '../../platform/browser/remembered-city.ts'

/** Label of a city with its region, because many cities have the same name. */
export const cityLabel = ({ cityName, area }: Pick<City, 'cityName' | 'area'>): string =>
  area ? `${cityName}, ${area}` : cityName

/** Value of `CITY_COOKIE`. */
export const storedCity = (city: City): string => `${city.ref}|${cityLabel(city)}`

/** Browser only. */
export function rememberCity(city: City): void {
  const text = storedCity(city)
  cookieJarOf(window).write(persistentCookie(CITY_COOKIE, text, isSecurePage(window)))
  refreshCity(text)
}
