import type { City } from '@shop/contract'
import { ComboboxField, type ComboboxItem } from '@shop/ui/combobox'
import { RadioGroup, RadioGroupItem } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useState } from 'react'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CITY_REF, CITY_REF_LABEL } from './address-form.ts'
import { cityOption } from './city-option.ts'

interface CityFieldProps {
  values: Readonly<Record<string, string>>
  error: string | undefined
  /** Search results for the typed text, as radios without scripts. */
  cities: readonly City[]
  favourites: readonly City[]
  words: CheckoutWords
  /** A city was chosen in the list, or the field was emptied. */
  onChange?: (city: ComboboxItem | null) => void
}

/** «Місто»: a combobox; without scripts a text field with the found cities as radios below. */
export function CityField({ values, error, cities, favourites, words, onChange }: CityFieldProps) {
  const { locale: lang } = usePage()
  const text = values.shipping_city ?? ''
  const initialRef = values[CITY_REF] ?? ''
  const [city, setCity] = useState<ComboboxItem | null>(text ? { id: initialRef, text } : null)
  const load = async (query: string, signal: AbortSignal) => {
    const found = await createApiClient().call('/api/delivery/cities', query ? { lang, query } : { lang }, { signal })
    if (!found.success) throw new Error('The directory of cities did not answer')
    return found.data.map(city => cityOption(city, query))
  }
  const isHydrated = useHydrated()
  const queue = usePrehydrationQueue<HTMLDivElement>()
  // The same input before and after hydration: it keeps its focus and what is typed.
  return (
    <div className="city-field" {...queue}>
      <ComboboxField
        id="shipping_city"
        name="shipping_city"
        label={words.city}
        required
        error={error}
        placeholder={words.cityHint}
        value={city}
        valid={isHydrated && Boolean(city?.id) && !error}
        popularOptions={favourites.map(each => ({ ...cityOption(each), text: each.cityName }))}
        load={load}
        onValueChange={option => {
          setCity(option)
          onChange?.(option)
        }}
      />
      <input type="hidden" name={CITY_REF_LABEL} value={city?.text ?? ''} />
      {isHydrated || initialRef ? (
        <input type="hidden" name={CITY_REF} value={city?.id ?? ''} />
      ) : cities.length > 0 ? (
        <RadioGroup name={CITY_REF} label={words.chooseCity} className="without-scripts">
          {cities.map(each => (
            <RadioGroupItem key={each.ref} value={each.ref} title={each.cityName} description={each.area} />
          ))}
        </RadioGroup>
      ) : (
        text && <p role="status">{formatMessage(words.notFound, { query: text })}</p>
      )}
    </div>
  )
}
