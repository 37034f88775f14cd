import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/field.css'
import type { City } from '@shop/contract'
import { deliveryDirectory } from '@shop/flows/delivery-directory'
import { ComboboxField } from '@shop/ui/combobox'
import { useEffect, useState } from 'react'
import { createApiClient } from '../../platform/browser/api-client.ts'
import type { DeliveryWords } from '../../platform/words/uk/delivery.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { cityOption } from './city-option.ts'
import { rememberCity } from './remember-city.ts'

const directory = deliveryDirectory(createApiClient())

interface CityChoiceProps {
  words: DeliveryWords
  /** The field stands in place of what was pressed. @default false */
  autoFocus?: boolean
  onChosen: () => void
}

/** Chooses the city that delivery is shown for, and remembers it: one of the frequent ones, or by its name. */
export function CityChoice({ words, autoFocus = false, onChosen }: CityChoiceProps) {
  const { locale: lang } = usePage()
  const [favourites, setFavourites] = useState<readonly City[]>([])
  useEffect(() => {
    const controller = new AbortController()
    // Without an answer a city is still found by its name.
    void directory.cities({ lang, query: '' }, controller.signal).then(found => found.ok && setFavourites(found.data))
    return () => controller.abort()
  }, [lang])
  return (
    <ComboboxField
      label={words.city}
      placeholder={words.cityHint}
      hint={words.invitation}
      autoFocus={autoFocus}
      value={null}
      popularOptions={favourites.map(city => ({ ...cityOption(city), text: city.cityName }))}
      load={async (query, signal) => {
        const found = await directory.cities({ lang, query }, signal)
        if (!found.ok) throw new Error('The cities could not be loaded')
        return found.data.map(city => cityOption(city, query))
      }}
      onValueChange={option => {
        if (!option) return
        rememberCity(option.city)
        onChosen()
      }}
    />
  )
}
