import type { Point, PointKind } from '@shop/contract'
import { deliveryDirectory } from '@shop/flows/delivery-directory'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { SelectField, TextField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { createApiClient } from '../../../platform/browser/api-client.ts'
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AddressFields, CITY_REF, CityField } from '../../delivery/index.ts'
import { Fact } from '../order-facts.tsx'
import { canChangeDelivery, placeText, pointKindNeededBy } from '../order-view.ts'
import { PointCombobox } from '../point-combobox.tsx'
import { pointText } from '../point-text.ts'
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
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [result])
  const kind = pointKindNeededBy(delivery)
  const labels: Readonly<Record<string, string>> = {
    shipping_city: checkoutWords.city,
    point_ref: kind ? checkoutWords.point[kind] : checkoutWords.address,
    ...checkoutWords.addressParts,
  }
  const backLink = (
    <Button asChild>
      <a href={back}>{texts.back}</a>
    </Button>
  )
  return (
    <div className="wrap change-delivery">
      <h1 data-text="h1">
        {texts.title}
        <small className="no-wrap">{formatMessage(checkoutWords.order.number, { number: order.number })}</small>
      </h1>
      <dl className="thank-you__facts">
        <Fact term={texts.method}>{delivery.name}</Fact>
        <Fact term={texts.now}>{placeText(delivery)}</Fact>
      </dl>
      {canChangeDelivery(order) ? (
        <>
          <p>{texts.text}</p>
          <Form ref={form} method="post" noValidate preventScrollReset className="change-delivery__form">
            <ErrorSummary
              errors={Object.entries(errors).map(([id, message]) => ({
                id,
                text: formatMessage(checkoutWords.fieldError, { field: labels[id] ?? texts.method, message }),
              }))}
              {...(formError ? { title: formError } : {})}
              tabIndex={-1}
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
                pointsNote={cityRef === values[CITY_REF] ? offered.pointsNote : null}
                selected={values.point_ref ?? ''}
                typed={values.point ?? ''}
                error={errors.point_ref}
                data={data}
              />
            ) : (
              <AddressFields
                labels={checkoutWords.addressParts}
                field={part => ({ id: part, name: part, defaultValue: values[part] ?? '', error: errors[part] })}
              />
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

interface PointFieldProps {
  cityRef: string
  kind: PointKind
  /** For the form without scripts. */
  points: readonly Point[]
  pointsTotal: number
  pointsNote: string | null
  selected: string
  typed: string
  error: string | undefined
  data: ChangeDeliveryData
}

const directory = deliveryDirectory(createApiClient())

/** «Відділення», «Поштомат» of the chosen city: a combobox; without scripts a select, with a field to find what it does not list. */
function PointField(props: PointFieldProps) {
  const { cityRef, kind, points, pointsTotal, pointsNote, selected, typed, error, data } = props
  const { checkoutWords: words, orderKey, isDemo } = data
  const { locale: lang } = usePage()
  const initial = points.find(({ ref }) => ref === selected) ?? null
  const [point, setPoint] = useState(initial)
  const label = words.point[kind]
  const isHydrated = useHydrated()
  if (!cityRef) return null
  if (isHydrated)
    return (
      <>
        <PointCombobox
          id="point_ref"
          name="point"
          label={label}
          error={error}
          source={`${cityRef} ${kind}`}
          point={point}
          note={pointsNote}
          hasPlaces={!isDemo && kind !== 'post'}
          find={async (query, near, signal) => {
            const found = await directory.points(
              { lang, cityRef, parcelOf: orderKey, kind, query, near, page: 1 },
              signal,
            )
            return found.ok ? found.data : Promise.reject(found.error)
          }}
          onSelect={setPoint}
          words={words}
        />
        <input type="hidden" name="point_ref" value={point?.ref ?? ''} />
      </>
    )
  const isLong = pointsTotal > points.length || typed !== ''
  const more = isLong ? formatMessage(words.morePoints, { shown: points.length, total: pointsTotal }) : null
  return (
    <>
      <SelectField
        id="point_ref"
        name="point_ref"
        label={label}
        required
        defaultValue={initial?.ref ?? ''}
        error={error}
        hint={[more, pointsNote].filter(Boolean).join(' ')}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {pointText(each)}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField id="point" name="point" label={words.findPoint} defaultValue={typed} className="without-scripts" />
      )}
    </>
  )
}
