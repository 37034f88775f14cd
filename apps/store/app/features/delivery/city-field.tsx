import type { City } from '@shop/contract'
import { deliveryDirectory } from '@shop/flows/delivery-directory'
import { ComboboxField } from '@shop/ui/combobox'
import { RadioGroup, RadioGroupItem } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useState } from 'react'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CITY_REF, CITY_REF_LABEL } from './address-form.ts'
import { cityOption, typedCity } from './city-option.ts'
import { cityLabel } from './remember-city.ts'
import { useTypedInstead } from './use-typed-instead.ts'

interface CityChoice {
  error: string | undefined
  /** Search results for the typed text, as radios without scripts. */
  cities: readonly City[]
  /** Why they could not be loaded. */
  citiesFailure?: string | null
  favourites: readonly City[]
  words: CheckoutWords
}

interface CityFieldProps extends CityChoice {
  /** Id and name of the input. */
  id: string
  name: string
  /** Names of the inputs with the reference of the chosen city, and with the text that it was chosen for. */
  names: { ref: string; label: string }
  /** The chosen one; a `typedCity` until one is chosen. */
  city: City | null
  hint?: string | undefined
  onBlur?: () => void
  /** Null: something else is typed. */
  onSelect: (city: City | null) => void
}

/** «Місто»: a combobox; without scripts a text field with the found cities as radios below. */
export function CityField(props: CityFieldProps) {
  const { id, name, names, city, cities, citiesFailure, favourites, words, hint, error, onBlur, onSelect } = props
  const { locale: lang } = usePage()
  // The directory may still be loading; cleared by an answer.
  const [failure, setFailure] = useState<string | null>(null)
  const typed = useTypedInstead(Boolean(city?.ref), error, {
    choose: words.chooseCity,
    notFound: words.notFound,
    load: async (query, signal) => {
      const answer = await deliveryDirectory(createApiClient()).cities({ lang, query }, signal)
      if (!signal.aborted) setFailure(answer.ok ? null : answer.error.message)
      return answer.ok ? answer.data.map(each => cityOption(each, query)) : Promise.reject(answer.error)
    },
  })
  const text = city ? cityLabel(city) : ''
  const isHydrated = useHydrated()
  const queue = usePrehydrationQueue<HTMLDivElement>()
  // The same input before and after hydration: it keeps its focus and what is typed.
  return (
    <div className="city-field" {...queue}>
      <ComboboxField
        id={id}
        name={name}
        label={words.city}
        required
        error={typed.error}
        hint={failure ?? hint}
        placeholder={words.cityHint}
        value={city && cityOption(city)}
        valid={Boolean(city?.ref) && !error}
        popularOptions={favourites.map(each => ({ ...cityOption(each), text: each.cityName }))}
        load={typed.load}
        onChange={() => {
          typed.onChange()
          if (city?.ref) onSelect(null)
        }}
        onBlur={() => {
          typed.onBlur()
          onBlur?.()
        }}
        onValueChange={option => option && onSelect(option.city)}
      />
      <input type="hidden" name={names.label} value={text} />
      {isHydrated || city?.ref ? (
        <input type="hidden" name={names.ref} value={city?.ref ?? ''} />
      ) : cities.length > 0 ? (
        <RadioGroup name={names.ref} label={words.chooseCity} className="without-scripts">
          {cities.map(each => (
            <RadioGroupItem key={each.ref} value={each.ref} title={each.cityName} description={each.area} />
          ))}
        </RadioGroup>
      ) : (
        text && <p role="status">{citiesFailure ?? formatMessage(words.notFound, { query: text })}</p>
      )}
    </div>
  )
}

interface AddressCityFieldProps extends CityChoice {
  values: Readonly<Record<string, string>>
  /** A city was chosen in the list, or something else is typed. */
  onChange: (city: City | null) => void
}

/** The same in the form of an address, which keeps what is chosen. */
export function AddressCityField({ values, onChange, ...choice }: AddressCityFieldProps) {
  const [city, setCity] = useState(() => typedCity(values.shipping_city, values[CITY_REF]))
  return (
    <CityField
      {...choice}
      id="shipping_city"
      name="shipping_city"
      names={{ ref: CITY_REF, label: CITY_REF_LABEL }}
      city={city}
      onSelect={chosen => {
        setCity(chosen)
        onChange(chosen)
      }}
    />
  )
}
