import type { City } from '@shop/contract'
import type { ComboboxItem } from '@shop/ui/combobox'
import { cityLabel } from './remembered-city.ts'

/** A city in a list to choose from. */
export interface CityOption extends ComboboxItem {
  city: City
}

export const cityOption = (city: City): CityOption => ({
  id: city.ref,
  text: cityLabel(city),
  name: city.cityName,
  city,
})
