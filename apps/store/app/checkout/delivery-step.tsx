import type { City, Delivery, Point } from '@shop/contract'
import { addressForm, COMMENT_MAX } from '@shop/contract/fields'
import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { Combobox, type ComboboxOption } from '@shop/ui/combobox'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField, TextField } from '@shop/ui/field'
import { StepList } from '@shop/ui/step-list'
import { useMoney } from '../cart/money.ts'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { labelOf } from './city-label.ts'
import { CITY_FOR } from './form.ts'
import { fieldOf, idOf, type StepFields } from './form-field.ts'

/** What can be chosen now and what of it is chosen, whether a server or the flow looked it up. */
export interface DeliveryOffer {
  /** Answers to what was typed, for a form without scripts. */
  cities: readonly City[]
  city: City | null
  shippingMethods: readonly Delivery[]
  shippingMethod: Delivery | null
  points: readonly Point[]
  /** Points there are, shown or not. */
  pointsTotal: number
  point: Point | null
}

/** Where a page with scripts looks for cities and points, and what it tells of a choice. */
export interface DeliveryDesk {
  findCities: (query: string, signal: AbortSignal) => Promise<readonly City[]>
  findPoints: (query: string, signal: AbortSignal) => Promise<readonly Point[]>
  chooseCity: (city: City) => void
  chooseWay: (id: string) => void
  choosePoint: (point: Point) => void
}

interface DeliveryFieldsProps {
  fields: StepFields
  offer: DeliveryOffer
  desk: DeliveryDesk
  favourites: readonly City[]
  /** The directory is made up, which is said beside it. */
  isDemo: boolean
  words: CheckoutWords
}

/** A city as the combobox has it. */
interface CityOption extends ComboboxOption {
  city: City
}
const cityOption = (city: City): CityOption => ({ id: city.ref, text: labelOf(city), city })

interface PointOption extends ComboboxOption {
  point: Point
}
const pointOption = (point: Point): PointOption => {
  const { ref: id, name, address } = point
  return { id, text: name.includes(address) ? name : `${name}, ${address}`, point }
}

/** Step 2: where to, how, and what that way needs. */
export function DeliveryFields({ fields, offer, desk, favourites, isDemo, words }: DeliveryFieldsProps) {
  const { city, shippingMethods, shippingMethod } = offer
  const money = useMoney()
  const field = (name: string) => fieldOf(fields, name)
  return (
    <>
      <CityField {...{ fields, offer, desk, favourites, isDemo, words }} />
      {city && (
        <RadioGroup
          id={idOf('delivery.id')}
          name="delivery.id"
          label={words.way}
          value={shippingMethod?.id ?? null}
          error={fields.problems['delivery.id']}
          required
          onValueChange={id => id !== null && desk.chooseWay(id)}
        >
          {shippingMethods.map(({ id, name, days, price }) => (
            <RadioGroupItem
              key={id}
              value={id}
              title={name}
              description={fill(words.wayDays, { days: days.replace('-', '–') })}
              aside={price === 0 ? words.free : fill(words.tariff, { price: money(price) })}
            />
          ))}
        </RadioGroup>
      )}
      {shippingMethod &&
        (shippingMethod.needs === 'branch' || shippingMethod.needs === 'locker' || shippingMethod.needs === 'post') && (
          <PointField {...{ fields, offer, desk, words }} label={words.point[shippingMethod.needs]} />
        )}
      {shippingMethod?.needs === 'address' && (
        <div className="fields2">
          <TextField
            {...field('delivery.address.street')}
            label={words.street}
            required
            maxLength={addressForm.street.max}
            autoComplete="address-line1"
            className="wide"
          />
          <TextField
            {...field('delivery.address.house')}
            label={words.house}
            required
            maxLength={addressForm.house.max}
            autoComplete="off"
          />
          <TextField
            {...field('delivery.address.apartment')}
            label={words.apartment}
            optional
            maxLength={addressForm.apartment.max}
            autoComplete="off"
          />
          <TextField
            {...field('delivery.address.postal_index')}
            label={words.postalIndex}
            optional
            maxLength={addressForm.postal_index.max}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      )}
      <div className="without-scripts fillon">
        <Button type="submit" name="intent" value="fill" formNoValidate>
          {words.update}
        </Button>
        <p data-text="caption">{words.updateHint}</p>
      </div>
      <TextareaField {...field('comment')} label={words.comment} hint={words.commentHint} max={COMMENT_MAX} />
    </>
  )
}

/** «Місто»: a combobox; without scripts a line of text whose answers stand as radios below. */
function CityField({ fields, offer, desk, favourites, isDemo, words }: DeliveryFieldsProps) {
  const { typed, problems } = fields
  const { cities, city } = offer
  const shared = { ...fieldOf(fields, 'delivery.city'), label: words.city, required: true }
  const hint = isDemo ? words.demoDirectory : undefined
  const text = typed['delivery.city'] ?? ''
  if (useHydrated()) {
    const { value: _, onValueChange: __, ...combobox } = shared
    return (
      <Combobox
        {...combobox}
        hint={hint}
        placeholder={words.cityHint}
        // Typed but not chosen, on a page that came without scripts running: it stands there as text.
        value={city ? cityOption(city) : text ? { id: '', text, city: { cityName: text, ref: '', area: '' } } : null}
        valid={city !== null && !problems['delivery.city']}
        popularOptions={favourites.map(each => ({ ...cityOption(each), text: each.cityName }))}
        load={async (query, signal) => (await desk.findCities(query, signal)).map(cityOption)}
        onValueChange={option => option && desk.chooseCity(option.city)}
      />
    )
  }
  return (
    <div className="city">
      <TextField {...shared} hint={hint} placeholder={words.cityHint} autoComplete="off" valid={city !== null} />
      <input type="hidden" name={CITY_FOR} value={text} />
      {city ? (
        <input type="hidden" name="delivery.city_ref" value={city.ref} />
      ) : cities.length > 0 ? (
        <RadioGroup name="delivery.city_ref" label={words.chooseCity} className="without-scripts">
          {cities.map(each => (
            <RadioGroupItem key={each.ref} value={each.ref} title={each.cityName} description={each.area} />
          ))}
        </RadioGroup>
      ) : (
        text && <p role="status">{fill(words.noCity, { query: text })}</p>
      )}
    </div>
  )
}

interface PointFieldProps {
  fields: StepFields
  offer: DeliveryOffer
  desk: DeliveryDesk
  words: CheckoutWords
  label: string
}

/** «Відділення», «Поштомат»: a combobox; without scripts a list, with a field to find what it does not show. */
function PointField({ fields, offer, desk, words, label }: PointFieldProps) {
  const { points, pointsTotal, point, city, shippingMethod } = offer
  const name = 'delivery.point_ref'
  const error = fields.problems[name]
  if (useHydrated())
    return (
      <Combobox
        id={idOf(name)}
        name="delivery.point"
        label={label}
        required
        error={error}
        valid={point !== null && !error}
        placeholder={words.pointHint}
        source={`${city?.ref} ${shippingMethod?.needs}`}
        value={point ? pointOption(point) : null}
        load={async (query, signal) => (await desk.findPoints(query, signal)).map(pointOption)}
        onValueChange={option => option && desk.choosePoint(option.point)}
      />
    )
  const isLong = pointsTotal > points.length || Boolean(fields.typed['delivery.point'])
  return (
    <>
      <SelectField
        {...fieldOf(fields, name)}
        label={label}
        required
        value={point?.ref ?? ''}
        valid={point !== null}
        hint={isLong ? fill(words.morePoints, { shown: points.length, total: pointsTotal }) : undefined}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {pointOption(each).text}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField {...fieldOf(fields, 'delivery.point')} label={words.findPoint} className="without-scripts" />
      )}
    </>
  )
}

/** Step 2 in short. */
export function DeliveryFacts({
  typed,
  offer,
  words,
}: {
  typed: CheckoutValues
  offer: DeliveryOffer
  words: CheckoutWords
}) {
  const { city, shippingMethod, point } = offer
  const value = (name: string) => typed[`delivery.address.${name}`]
  const address = [value('street'), value('house'), value('apartment')].filter(Boolean).join(', ')
  return (
    <>
      {city && <StepList.Fact term={words.city}>{labelOf(city)}</StepList.Fact>}
      {shippingMethod && <StepList.Fact term={words.way}>{shippingMethod.name}</StepList.Fact>}
      {point && (
        <StepList.Fact term={shippingMethod?.needs === 'locker' ? words.point.locker : words.point.branch}>
          {pointOption(point).text}
        </StepList.Fact>
      )}
      {shippingMethod?.needs === 'address' && <StepList.Fact term={words.address}>{address}</StepList.Fact>}
      {typed.comment && <StepList.Fact term={words.comment}>{typed.comment}</StepList.Fact>}
    </>
  )
}
