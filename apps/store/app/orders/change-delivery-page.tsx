import type { Point } from '@shop/contract'
import { addressForm } from '@shop/contract/fields'
import { Button } from '@shop/ui/button'
import { Combobox, type ComboboxOption } from '@shop/ui/combobox'
import { ErrorSummary } from '@shop/ui/error-summary'
import { SelectField, TextField } from '@shop/ui/field'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CITY_REF } from '../account/addresses/address-form.ts'
import { CityField } from '../account/addresses/city-field.tsx'
import { createApiClient } from '../browser/api-client.ts'
import { canChangeDelivery, pointKindNeededBy } from '../checkout/order-view.ts'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import type { ChangeDeliveryData, DeliveryResult } from './change-delivery.server.ts'

interface ChangeDeliveryPageProps {
  data: ChangeDeliveryData
  result: DeliveryResult | undefined
}

/** «Змінити доставку» of a new order: another city, point or address with the same shipping method. */
export function ChangeDeliveryPage({ data, result }: ChangeDeliveryPageProps) {
  const { order, favourites, back, checkoutWords, words } = data
  const { changeDelivery: texts } = words
  const { delivery } = order
  const { values, offered, errors, formError } = result ?? { ...data, errors: {}, formError: null }
  const [cityRef, setCityRef] = useState(values[CITY_REF] ?? '')
  const isSending = useNavigation().formMethod === 'POST'
  const kind = pointKindNeededBy(delivery)
  const labels: Readonly<Record<string, string>> = {
    shipping_city: checkoutWords.city,
    point_ref: kind ? checkoutWords.point[kind] : checkoutWords.address,
    street: checkoutWords.street,
    house: checkoutWords.house,
    apartment: checkoutWords.apartment,
    postal_index: checkoutWords.postalIndex,
  }
  const address = (name: keyof typeof addressForm) => ({
    id: name,
    name,
    label: labels[name] ?? '',
    defaultValue: values[name] ?? '',
    error: errors[name],
    maxLength: addressForm[name].max,
  })
  const backLink = (
    <Button asChild>
      <a href={back}>{texts.back}</a>
    </Button>
  )
  return (
    <div className="wrap change-delivery">
      <h1 data-text="h1">
        {texts.title}
        <small className="no-wrap">{fill(checkoutWords.order.number, { number: order.number })}</small>
      </h1>
      <dl className="thank-you__facts">
        <div>
          <dt>{texts.method}</dt>
          <dd>{delivery.name}</dd>
        </div>
        <div>
          <dt>{texts.now}</dt>
          <dd>{[delivery.city, delivery.point, delivery.address].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
      {canChangeDelivery(order) ? (
        <>
          <p>{texts.text}</p>
          <Form method="post" noValidate preventScrollReset className="change-delivery__form">
            <ErrorSummary
              errors={Object.entries(errors).map(([id, message]) => ({
                id,
                text: fill(checkoutWords.fieldError, { field: labels[id] ?? texts.method, message }),
              }))}
              {...(formError ? { title: formError } : {})}
            >
              {null}
            </ErrorSummary>
            <CityField
              values={values}
              error={errors.shipping_city}
              cities={offered.cities}
              favourites={favourites}
              words={checkoutWords}
              onChange={city => setCityRef(city?.id ?? '')}
            />
            {kind ? (
              <PointField
                key={cityRef}
                cityRef={cityRef}
                kind={kind}
                points={cityRef === values[CITY_REF] ? offered.points : []}
                pointsTotal={offered.pointsTotal}
                selected={values.point_ref ?? ''}
                typed={values.point ?? ''}
                error={errors.point_ref}
                words={checkoutWords}
              />
            ) : (
              <div className="field-grid">
                <TextField {...address('street')} required autoComplete="address-line1" className="field-grid__wide" />
                <TextField {...address('house')} required autoComplete="off" />
                <TextField {...address('apartment')} optional autoComplete="off" />
                <TextField {...address('postal_index')} optional inputMode="numeric" autoComplete="postal-code" />
              </div>
            )}
            <div className="without-scripts update-form">
              <Button type="submit" name="intent" value="fill">
                {checkoutWords.update}
              </Button>
              <p data-text="caption">{checkoutWords.updateHint}</p>
            </div>
            <div className="thank-you__actions">
              <Button type="submit" variant="accent" name="intent" value="save" pending={isSending}>
                {texts.save}
              </Button>
              {backLink}
            </div>
          </Form>
        </>
      ) : (
        <>
          <p role="status">{texts.fixed}</p>
          <div className="thank-you__actions">{backLink}</div>
        </>
      )}
    </div>
  )
}

const optionOf = ({ ref: id, name, address }: Point): ComboboxOption => ({
  id,
  text: name.includes(address) ? name : `${name}, ${address}`,
})

interface PointFieldProps {
  cityRef: string
  kind: 'branch' | 'locker' | 'post'
  /** For the form without scripts. */
  points: readonly Point[]
  pointsTotal: number
  selected: string
  typed: string
  error: string | undefined
  words: CheckoutWords
}

/** «Відділення», «Поштомат» of the chosen city: a combobox; without scripts a select, with a field to find what it does not list. */
function PointField({ cityRef, kind, points, pointsTotal, selected, typed, error, words }: PointFieldProps) {
  const { locale: lang } = usePage()
  const initial = points.find(({ ref }) => ref === selected)
  const [point, setPoint] = useState<ComboboxOption | null>(initial ? optionOf(initial) : null)
  const label = words.point[kind]
  const isHydrated = useHydrated()
  if (!cityRef) return null
  if (isHydrated)
    return (
      <>
        <Combobox
          id="point_ref"
          name="point"
          label={label}
          required
          error={error}
          valid={point !== null && !error}
          placeholder={words.pointHint}
          source={`${cityRef} ${kind}`}
          value={point}
          load={async (query, signal) => {
            const body = { lang, city_ref: cityRef, kind, ...(query ? { query } : {}) }
            const found = await createApiClient().call('/api/delivery/points', body, { signal })
            if (!found.success) throw new Error('The directory of points did not answer')
            return found.data.items.map(optionOf)
          }}
          onValueChange={setPoint}
        />
        <input type="hidden" name="point_ref" value={point?.id ?? ''} />
      </>
    )
  const isLong = pointsTotal > points.length || typed !== ''
  return (
    <>
      <SelectField
        id="point_ref"
        name="point_ref"
        label={label}
        required
        defaultValue={initial?.ref ?? ''}
        error={error}
        hint={isLong ? fill(words.morePoints, { shown: points.length, total: pointsTotal }) : undefined}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {optionOf(each).text}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField id="point" name="point" label={words.findPoint} defaultValue={typed} className="without-scripts" />
      )}
    </>
  )
}
