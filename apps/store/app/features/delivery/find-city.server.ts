import type { City } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { cityLabel } from './remember-city.ts'

interface TypedCity {
  text: string | undefined
  /** The reference that was chosen, and the text that it was chosen for: another text invalidates it. */
  ref: string | undefined
  label: string | undefined
}

interface FoundCities {
  /** Cities by the typed prefix; the favourite ones while nothing is typed. */
  cities: readonly City[]
  /** Why they could not be loaded. */
  citiesFailure: string | null
  city: City | null
}

/** The only city that a query names; of a backend that does not tell, the only one with that name or label. */
export function onlyNamed(cities: readonly City[], query: string): City | null {
  const typed = query.toLowerCase()
  const [city, another] = cities.filter(
    city => city.is_named ?? [city.cityName, cityLabel(city)].some(name => name.toLowerCase() === typed),
  )
  return city && !another ? city : null
}

/** The cities that a typed text may mean, and the one that it does: the chosen one, or the only one that it names. */
export async function findCity(client: Client, lang: Locale, { text, ref, label }: TypedCity): Promise<FoundCities> {
  const query = truncate(text?.trim() ?? '', 200)
  const found = await client.call('/api/delivery/cities', query ? { lang, query } : { lang })
  const cities = found.success ? found.data : []
  const citiesFailure = found.success ? null : (toClientFailure(found.error).message ?? null)
  const chosen = query === label?.trim() ? cities.find(city => city.ref === ref) : undefined
  return { cities, citiesFailure, city: chosen ?? onlyNamed(cities, query) }
}
