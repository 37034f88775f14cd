import type { City } from '@shop/contract'
import type { ComboboxItem } from '@shop/ui/combobox'
import { cityLabel } from '../../platform/browser/remembered-city.ts'

/** A city in a list to choose from. */
export interface CityOption extends ComboboxItem {
  city: City
}

/** What a query names is taken by it, in whichever language it is typed; what it does not name, as by another region, is not. */
export const cityOption = (city: City, query?: string): CityOption => ({
  id: city.ref,
  text: cityLabel(city),
  name: city.is_named === false ? '' : (city.is_named && query) || city.cityName,
  city,
})

/** The only city that a query names; of a backend that does not tell, the only one with that name or label. */
export function onlyNamed(cities: readonly City[], query: string): City | null {
  const typed = query.toLowerCase()
  const [city, another] = cities.filter(
    city => city.is_named ?? [city.cityName, cityLabel(city)].some(name => name.toLowerCase() === typed),
  )
  return city && !another ? city : null
}
