import type { City } from '@shop/contract'
import { addressOf, COMMENT_MAX } from '@shop/contract/fields'
import { addressInput } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { RadioGroup, RadioGroupItem, TextareaField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { lazy, Suspense } from 'react'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { AddressFields, CityField, formatArrival, typedCity } from '../delivery/index.ts'
import type { DeliveryActions, DeliveryChoices } from './delivery-choices.ts'
import { CITY_REF_LABEL } from './form.ts'
import { fieldProps, inputId, type StepFields } from './form-field.ts'
import { PointField } from './point-field.tsx'
import { StreetField } from './street-field.tsx'

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

/** Step 2: city, shipping method and its fields. */
export function DeliveryFields({ fields, choices, actions, favourites, isDemo, isFree, words }: DeliveryFieldsProps) {
  const { city, shippingMethods, shippingMethod } = choices
  const money = useMoney()
  const { locale } = usePage()
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
      <CityField
        {...fieldProps(fields, 'delivery.city')}
        names={{ ref: 'delivery.city_ref', label: CITY_REF_LABEL }}
        // Entered before hydration without a selection: shown as text.
        city={city ?? typedCity(fields.values['delivery.city'])}
        cities={choices.cities}
        citiesFailure={choices.citiesFailure}
        hint={isDemo ? words.demoDirectory : undefined}
        onSelect={actions.selectCity}
        {...{ favourites, words }}
      />
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
            const time = formatArrival(days, new Date(), locale)
            const paid = from ? formatMessage(words.priceFrom, { price: money(price) }) : money(price)
            return (
              <RadioGroupItem
                key={id}
                value={id}
                title={name}
                // Where and when an order is picked up.
                description={needs === 'none' && note ? `${time}\u00a0· ${note}` : time}
                aside={price === 0 || isFree ? words.free : paid}
              />
            )
          })}
        </RadioGroup>
      )}
      {shippingMethod &&
        (shippingMethod.needs === 'branch' || shippingMethod.needs === 'locker' || shippingMethod.needs === 'post') && (
          // Another label is another field: in a translated page React would change a text that is not shown.
          <PointField
            key={shippingMethod.needs}
            names={{ ref: 'delivery.point_ref', text: 'delivery.point' }}
            label={words.point[shippingMethod.needs]}
            error={fields.errors['delivery.point_ref']}
            source={`${city?.ref} ${shippingMethod.needs}`}
            point={choices.point}
            points={choices.points}
            pointsTotal={choices.pointsTotal}
            note={choices.pointsNote}
            typed={fields.values['delivery.point'] ?? ''}
            find={actions.findPoints}
            onSelect={actions.selectPoint}
            words={words}
            // The carrier's directory has no post offices of another carrier, and the demo's no places at all.
            hasPlaces={!isDemo && shippingMethod.needs !== 'post'}
          />
        )}
      {shippingMethod?.needs === 'address' ? (
        <AddressFields
          labels={words.addressParts}
          field={part => fieldProps(fields, addressInput(part))}
          isIndexRequired={shippingMethod.postal_index}
          street={props => <StreetField {...props} find={actions.findStreets} />}
        />
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

/** An address that the chosen method does not show: without scripts it would be lost with the next submit. */
const AddressOfOtherMethod = ({ values }: Pick<StepFields, 'values'>) =>
  Object.values(addressOf(addressInput)).map(
    input => values[input] && <input key={input} type="hidden" name={input} value={values[input]} />,
  )
