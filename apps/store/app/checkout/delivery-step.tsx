import type { Address, City, Point } from '@shop/contract'
import { addressForm, COMMENT_MAX } from '@shop/contract/fields'
import type { DeliveryDirectory } from '@shop/flows/delivery-directory'
import { Button } from '@shop/ui/button'
import { Combobox, type ComboboxOption } from '@shop/ui/combobox'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField, TextField, type TextFieldProps } from '@shop/ui/field'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useMoney } from '../cart/money.ts'
import { cityLabel } from '../delivery/remembered-city.ts'
import { fetchModule } from '../errors/chunk-reload.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import type { DeliveryOptions } from './delivery-options.server.ts'
import { CITY_REF_LABEL } from './form.ts'
import { fieldProps, inputId, labelOf, type StepFields } from './form-field.ts'
import { pointDetails } from './point-details.ts'
import { pointText } from './point-text.ts'

/** Options and selected values. `cities`, `points` and `pointsTotal` are for the form without scripts. */
export interface DeliveryChoices extends Omit<DeliveryOptions, 'payments'> {
  /** Address book of the signed-in customer, and which of it is entered. */
  addresses: readonly Address[]
  address: Address | null
}

/** `note`: which points are not listed, and why. */
export interface FoundPoints {
  points: readonly Point[]
  note?: string | undefined
}

/** How the comboboxes find cities and points, and what a selection does. */
export interface DeliveryActions {
  findCities: (query: string, signal: AbortSignal) => ReturnType<DeliveryDirectory['cities']>
  findPoints: (query: string, signal: AbortSignal) => Promise<FoundPoints>
  findStreets: (query: string, signal: AbortSignal) => Promise<readonly string[]>
  selectCity: (city: City) => void
  /** Null: another address than the saved ones. */
  selectAddress: (id: number | null) => void
  selectShippingMethod: (id: string) => void
  selectPoint: (point: Point) => void
}

interface DeliveryFieldsProps {
  fields: StepFields
  choices: DeliveryChoices
  actions: DeliveryActions
  favourites: readonly City[]
  /** The directory contains invented points, as a note beside it says. */
  isDemo: boolean
  /** The shop pays the carrier. */
  isFree: boolean
  words: CheckoutWords
}

/** Fetched for customers with an address book only. */
const SavedAddresses = lazy(async () => ({
  default: (await fetchModule(() => import('./saved-addresses.tsx'))).SavedAddresses,
}))

interface CityOption extends ComboboxOption {
  city: City
}
const cityOption = (city: City): CityOption => ({ id: city.ref, text: cityLabel(city), city })

interface PointOption extends ComboboxOption {
  point: Point
}
const pointOption = (point: Point, details?: string): PointOption => ({
  id: point.ref,
  text: pointText(point),
  detail: details,
  point,
})

/** Step 2: city, shipping method and its fields. */
export function DeliveryFields({ fields, choices, actions, favourites, isDemo, isFree, words }: DeliveryFieldsProps) {
  const { city, shippingMethods, shippingMethod } = choices
  const money = useMoney()
  const address = (name: keyof typeof addressForm) => ({
    ...fieldProps(fields, `delivery.address.${name}`),
    label: labelOf(words, name),
    maxLength: addressForm[name].max,
  })
  return (
    <>
      {choices.addresses.length > 0 && (
        <Suspense>
          <SavedAddresses
            addresses={choices.addresses}
            selected={choices.address}
            onSelect={actions.selectAddress}
            words={words}
          />
        </Suspense>
      )}
      <CityField {...{ fields, choices, actions, favourites, isDemo, words }} />
      {city && (
        <RadioGroup
          id={inputId('delivery.id')}
          name="delivery.id"
          label={words.shippingMethod}
          value={shippingMethod?.id ?? null}
          error={fields.errors['delivery.id']}
          required
          onValueChange={id => id !== null && actions.selectShippingMethod(id)}
        >
          {shippingMethods.map(({ id, name, note, needs, days, price, from }) => {
            const time = fill(words.shippingTime, { days: days.replace('-', '–') })
            const paid = from ? fill(words.priceFrom, { price: money(price) }) : money(price)
            return (
              <RadioGroupItem
                key={id}
                value={id}
                title={name}
                // Where and when an order is picked up.
                description={needs === 'none' && note ? `${note}. ${time}` : time}
                aside={price === 0 || isFree ? words.free : paid}
              />
            )
          })}
        </RadioGroup>
      )}
      {shippingMethod &&
        (shippingMethod.needs === 'branch' || shippingMethod.needs === 'locker' || shippingMethod.needs === 'post') && (
          <PointField {...{ fields, choices, actions, words }} label={words.point[shippingMethod.needs]} />
        )}
      {shippingMethod?.needs === 'address' ? (
        <div className="field-grid">
          <StreetField {...address('street')} find={actions.findStreets} />
          <TextField {...address('house')} required autoComplete="off" />
          <TextField {...address('apartment')} optional autoComplete="off" />
          <TextField
            {...address('postal_index')}
            required={shippingMethod.postal_index}
            optional={!shippingMethod.postal_index}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      ) : (
        <AddressOfOtherMethod values={fields.values} />
      )}
      <div className="without-scripts update-form">
        <Button type="submit" name="intent" value="fill" formNoValidate>
          {words.update}
        </Button>
        <p data-text="caption">{words.updateHint}</p>
      </div>
      <TextareaField
        {...fieldProps(fields, 'comment')}
        label={words.comment}
        hint={words.commentHint}
        max={COMMENT_MAX}
      />
    </>
  )
}

interface StreetFieldProps extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'label'> {
  find: DeliveryActions['findStreets']
}

/** Milliseconds of rest before the streets are requested. */
const STREET_DELAY_MS = 250

/** «Вулиця»: a text field that offers the streets of the city. Any other street can be entered too, with a carrier that does not answer. */
function StreetField({ find, ...field }: StreetFieldProps) {
  const listId = useId()
  const [streets, setStreets] = useState<readonly string[]>([])
  const text = String(field.value ?? '')
  const latestFind = useRef(find)
  useEffect(() => {
    latestFind.current = find
  })
  useEffect(() => {
    if (text.trim().length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      latestFind.current(text, controller.signal).then(
        found => !controller.signal.aborted && setStreets(found),
        () => undefined,
      )
    }, STREET_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return (
    <>
      <TextField {...field} required list={listId} autoComplete="address-line1" className="field-grid__wide" />
      <datalist id={listId}>
        {streets.map(street => (
          <option key={street} value={street} />
        ))}
      </datalist>
    </>
  )
}

/** An address that the chosen method does not show: without scripts it would be lost with the next submit. */
const AddressOfOtherMethod = ({ values }: Pick<StepFields, 'values'>) =>
  Object.keys(addressForm).map(name => {
    const input = `delivery.address.${name}`
    return values[input] && <input key={name} type="hidden" name={input} value={values[input]} />
  })

/** «Місто»: a combobox; without scripts a text field with the found cities as radios below. */
function CityField({ fields, choices, actions, favourites, isDemo, words }: Omit<DeliveryFieldsProps, 'isFree'>) {
  const { values, errors } = fields
  const { cities, city } = choices
  const shared = { ...fieldProps(fields, 'delivery.city'), label: words.city, required: true }
  // The directory may still be loading; cleared by an answer.
  const [failure, setFailure] = useState<string | null>(null)
  const hint = failure ?? (isDemo ? words.demoDirectory : undefined)
  const text = values['delivery.city'] ?? ''
  if (useHydrated()) {
    const { value: _, onValueChange: __, ...combobox } = shared
    return (
      <Combobox
        {...combobox}
        hint={hint}
        placeholder={words.cityHint}
        // Entered before hydration without a selection: shown as text.
        value={city ? cityOption(city) : text ? { id: '', text, city: { cityName: text, ref: '', area: '' } } : null}
        valid={city !== null && !errors['delivery.city']}
        popularOptions={favourites.map(each => ({ ...cityOption(each), text: each.cityName }))}
        load={async (query, signal) => {
          const answer = await actions.findCities(query, signal)
          if (!signal.aborted) setFailure(answer.ok ? null : answer.error.message)
          return answer.ok ? answer.data.map(cityOption) : Promise.reject(answer.error)
        }}
        onValueChange={option => option && actions.selectCity(option.city)}
      />
    )
  }
  return (
    <div className="city-field">
      <TextField {...shared} hint={hint} placeholder={words.cityHint} autoComplete="off" valid={city !== null} />
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
        text && <p role="status">{choices.citiesFailure ?? fill(words.cityNotFound, { query: text })}</p>
      )}
    </div>
  )
}

interface PointFieldProps {
  fields: StepFields
  choices: DeliveryChoices
  actions: DeliveryActions
  words: CheckoutWords
  label: string
}

/** «Відділення», «Поштомат»: a combobox; without scripts a select, with a field to find what it does not list. */
function PointField({ fields, choices, actions, words, label }: PointFieldProps) {
  const { points, pointsTotal, point, city, shippingMethod } = choices
  const name = 'delivery.point_ref'
  const error = fields.errors[name]
  const { locale } = usePage()
  const details = (each: Point) => pointDetails(each, locale, words)
  const [found, setFound] = useState<FoundPoints>({ points })
  const note = found.note ?? choices.pointsNote ?? undefined
  const hint = point ? details(point) : note
  if (useHydrated())
    return (
      <Combobox
        id={inputId(name)}
        hint={hint}
        name="delivery.point"
        label={label}
        required
        error={error}
        valid={point !== null && !error}
        placeholder={words.pointHint}
        source={`${city?.ref} ${shippingMethod?.needs}`}
        value={point ? pointOption(point) : null}
        load={async (query, signal) => {
          const answer = await actions.findPoints(query, signal)
          setFound(answer)
          return answer.points.map(each => pointOption(each, details(each)))
        }}
        onValueChange={option => option && actions.selectPoint(option.point)}
      />
    )
  const isLong = pointsTotal > points.length || Boolean(fields.values['delivery.point'])
  return (
    <>
      <SelectField
        {...fieldProps(fields, name)}
        label={label}
        required
        value={point?.ref ?? ''}
        valid={point !== null}
        hint={[isLong && fill(words.morePoints, { shown: points.length, total: pointsTotal }), hint]
          .filter(Boolean)
          .join(' ')}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {pointText(each)}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField {...fieldProps(fields, 'delivery.point')} label={words.findPoint} className="without-scripts" />
      )}
    </>
  )
}
