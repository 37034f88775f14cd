import type { City } from '@shop/contract'
import type { ComboboxItem } from '@shop/ui/combobox'
import { cityLabel } from './remember-city.ts'

/** A city in a list to choose from. */
export interface CityOption extends ComboboxItem {
  city: City
}

/**
 * The combobox selects an option whose `name` is what was typed. A city that the backend finds to be named by the query, in whichever
 * language, has the query itself; one that it does not name, e.g. because of another region, has none.
 */
export const cityOption = (city: City, query?: string): CityOption => ({
  id: city.ref,
  text: cityLabel(city),
  name: city.is_named === false ? '' : (city.is_named && query) || city.cityName,
  city,
})

/** What is typed, or was chosen before, as a city; null for nothing. */
export const typedCity = (text = '', ref = ''): City | null => (text ? { cityName: text, ref, area: '' } : null)
