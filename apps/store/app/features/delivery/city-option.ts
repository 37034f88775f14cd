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

/** What is typed, or was chosen before, as a city; null for nothing. */
export const typedCity = (text = '', ref = ''): City | null => (text ? { cityName: text, ref, area: '' } : null)
