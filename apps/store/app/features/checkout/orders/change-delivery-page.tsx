import type { PointKind } from '@shop/contract'
import { deliveryDirectory } from '@shop/flows/delivery-directory'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { createApiClient } from '../../../platform/browser/api-client.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { AddressCityField, AddressFields, CITY_REF } from '../../delivery/index.ts'
import { Fact } from '../order-facts.tsx'
import { canChangeDelivery, placeText, pointKindNeededBy } from '../order-view.ts'
import { PointField } from '../point-field.tsx'
import type { ChangeDeliveryData, DeliveryResult } from './change-delivery.server.ts'

interface ChangeDeliveryPageProps {
  data: ChangeDeliveryData
  result: DeliveryResult | undefined
}

/** Of another city they are not known yet. */
const noPoints = { points: [], pointsNote: null }

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
            <AddressCityField
              values={values}
              error={errors.shipping_city}
              cities={offered.cities}
              favourites={favourites}
              words={checkoutWords}
              onChange={city => setCityRef(city?.ref ?? '')}
            />
            {kind ? (
              <OrderPointField
                key={cityRef}
                offered={cityRef === values[CITY_REF] ? offered : { ...offered, ...noPoints }}
                error={errors.point_ref}
                {...{ cityRef, kind, values, data }}
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

interface OrderPointFieldProps {
  cityRef: string
  kind: PointKind
  values: DeliveryResult['values']
  /** For the form without scripts. */
  offered: DeliveryResult['offered']
  error: string | undefined
  data: ChangeDeliveryData
}

const directory = deliveryDirectory(createApiClient())

/** «Відділення», «Поштомат» of the chosen city. */
function OrderPointField({ cityRef, kind, values, offered, error, data }: OrderPointFieldProps) {
  const { checkoutWords: words, orderKey: parcelOf, isDemo } = data
  const { locale: lang } = usePage()
  const [point, setPoint] = useState(() => offered.points.find(({ ref }) => ref === values.point_ref) ?? null)
  if (!cityRef) return null
  return (
    <PointField
      names={{ ref: 'point_ref', text: 'point' }}
      label={words.point[kind]}
      error={error}
      source={`${cityRef} ${kind}`}
      point={point}
      points={offered.points}
      pointsTotal={offered.pointsTotal}
      note={offered.pointsNote}
      typed={values.point ?? ''}
      hasPlaces={!isDemo && kind !== 'post'}
      find={async (query, near, signal) => {
        const found = await directory.points({ lang, cityRef, parcelOf, kind, query, near, page: 1 }, signal)
        return found.ok ? found.data : Promise.reject(found.error)
      }}
      onSelect={setPoint}
      words={words}
    />
  )
}
