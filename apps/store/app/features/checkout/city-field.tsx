import type { City } from '@shop/contract'
import { ComboboxField } from '@shop/ui/combobox'
import { RadioGroup, RadioGroupItem } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useState } from 'react'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { cityOption } from '../delivery/index.ts'
import type { DeliveryActions, DeliveryChoices } from './delivery-choices.ts'
import { CITY_REF_LABEL } from './form.ts'
import { fieldProps, type StepFields } from './form-field.ts'
import { useTypedInstead } from './use-typed-instead.ts'

interface CityFieldProps {
  fields: StepFields
  choices: DeliveryChoices
  actions: DeliveryActions
  favourites: readonly City[]
  /** The directory contains invented points, as a note says. */
  isDemo: boolean
  words: CheckoutWords
}

/** «Місто»: a combobox; without scripts a text field with the found cities as radios below. */
export function CityField({ fields, choices, actions, favourites, isDemo, words }: CityFieldProps) {
  const { values, errors } = fields
  const { cities, city } = choices
  const { value: _, onValueChange: __, onBlur, error, ...field } = fieldProps(fields, 'delivery.city')
  // The directory may still be loading; cleared by an answer.
  const [failure, setFailure] = useState<string | null>(null)
  const typed = useTypedInstead(city !== null, {
    choose: words.chooseCity,
    notFound: words.notFound,
    load: async (query, signal) => {
      const answer = await actions.findCities(query, signal)
      if (!signal.aborted) setFailure(answer.ok ? null : answer.error.message)
      return answer.ok ? answer.data.map(city => cityOption(city, query)) : Promise.reject(answer.error)
    },
  })
  const text = values['delivery.city'] ?? ''
  const isHydrated = useHydrated()
  const queue = usePrehydrationQueue<HTMLDivElement>()
  // The same input before and after hydration: it keeps its focus and what is typed.
  return (
    <div className="city-field" {...queue}>
      <ComboboxField
        {...field}
        error={error || typed.error}
        label={words.city}
        required
        hint={failure ?? (isDemo ? words.demoDirectory : undefined)}
        placeholder={words.cityHint}
        // Entered before hydration without a selection: shown as text.
        value={city ? cityOption(city) : text ? { id: '', text, city: { cityName: text, ref: '', area: '' } } : null}
        valid={city !== null && !errors['delivery.city']}
        popularOptions={favourites.map(each => ({ ...cityOption(each), text: each.cityName }))}
        load={typed.load}
        onChange={() => {
          typed.onChange()
          if (city) actions.selectCity(null)
        }}
        onBlur={event => {
          typed.onBlur(event)
          onBlur()
        }}
        onValueChange={option => option && actions.selectCity(option.city)}
      />
      {!isHydrated && (
        <>
          <input type="hidden" name={CITY_REF_LABEL} value={text} />
          {city ? (
            <input type="hidden" name="delivery.city_ref" value={city.ref} />
          ) : cities.length > 0 ? (
            <RadioGroup name="delivery.city_ref" label={words.chooseCity} className="without-scripts">
              {cities.map(each => (
                <RadioGroupItem key={each.ref} value={each.ref} title={each.cityName} description={each.area} />
              ))}
            </RadioGroup>
          ) : (
            text && <p role="status">{choices.citiesFailure ?? formatMessage(words.notFound, { query: text })}</p>
          )}
        </>
      )}
    </div>
  )
}
