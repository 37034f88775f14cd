import './delivery-terms.css'
import type { Delivery } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { TruckIcon } from '@shop/ui/icon'
import { formatMessage } from '@shop/ui/messages/format'
import { Suspense, use, useEffect, useState } from 'react'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { useCity } from '../../platform/browser/remembered-city.ts'
import { loadDeliveryWords } from '../../platform/words/load-words.ts'
import type { DeliveryWords } from '../../platform/words/uk/delivery.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { formatArrival } from './arrival.ts'
import { CityChoice } from './city-choice.tsx'

/** What is delivered: a piece of a product, or a cart. */
export type DeliveryTermsProps =
  | { productId: number }
  | {
      cartId: string
      coupon: string | null
      /** Asked again when it changes. */
      version: string
      /** The coupon pays the carrier. */
      isFree: boolean
    }

const client = createApiClient()

/** Price and days of each way of delivery to the shopper's city. */
export function DeliveryTerms(props: DeliveryTermsProps) {
  return (
    <Suspense>
      <Terms {...props} />
    </Suspense>
  )
}

function Terms(props: DeliveryTermsProps) {
  const { locale } = usePage()
  const words = use(loadDeliveryWords(locale))
  const city = useCity()
  const [isChoosing, setChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  if (city === null || isChoosing)
    return (
      <section className="delivery-terms" aria-label={words.title}>
        {isChoosing ? (
          <CityChoice
            autoFocus
            words={words}
            onChosen={() => {
              setHasChosen(true)
              setChoosing(false)
            }}
          />
        ) : (
          <p className="delivery-terms__invitation">
            <TruckIcon />
            <span>{words.invitation}</span>
            <Button size="small" onClick={() => setChoosing(true)}>
              {words.choose}
            </Button>
          </p>
        )}
      </section>
    )
  return (
    <section className="delivery-terms" aria-label={`${words.title} ${city.label}`}>
      <p className="delivery-terms__city">
        <span>
          {words.title} <b>{city.label}</b>
        </span>
        {/* The field that was focused is gone once a city is chosen. */}
        <Button variant="quiet" size="small" autoFocus={hasChosen} onClick={() => setChoosing(true)}>
          {words.change}
        </Button>
      </p>
      <Ways {...props} cityRef={city.ref} words={words} />
    </section>
  )
}

/** Identifies what is asked about. */
const subjectOf = (props: DeliveryTermsProps): string =>
  'productId' in props ? `product ${props.productId}` : `${props.cartId} ${props.version} ${props.coupon}`

/** `undefined` while loading, null without an answer. */
function useWays(props: DeliveryTermsProps, cityRef: string, attempt: number) {
  const { locale: lang } = usePage()
  const [ways, setWays] = useState<readonly Delivery[] | null>()
  const subject = subjectOf(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `subject` identifies the props
  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal }
    const request =
      'productId' in props
        ? client.call('/api/delivery/estimate', { lang, city_ref: cityRef, product_id: props.productId }, options)
        : client.call(
            '/api/checkout/options',
            { lang, city_ref: cityRef, cart_id: props.cartId, ...(props.coupon ? { coupon: props.coupon } : {}) },
            options,
          )
    void request.then(answer => {
      if (!controller.signal.aborted) setWays(answer.success ? answer.data.deliveries : null)
    })
    return () => controller.abort()
  }, [subject, cityRef, lang, attempt])
  return ways
}

function Ways({ cityRef, words, ...props }: DeliveryTermsProps & { cityRef: string; words: DeliveryWords }) {
  const { locale } = usePage()
  const money = useMoney()
  const [attempt, setAttempt] = useState(0)
  const ways = useWays(props, cityRef, attempt)
  const isFree = 'isFree' in props && props.isFree
  if (ways === undefined) return <p role="status">{words.loading}</p>
  if (ways === null)
    return (
      <p role="alert">
        {words.failed}{' '}
        <Button variant="quiet" size="small" onClick={() => setAttempt(before => before + 1)}>
          {words.retry}
        </Button>
      </p>
    )
  return (
    <ul>
      {ways.map(({ id, name, note, needs, days, price, from }) => (
        <li key={id}>
          <span>
            {name}
            {/* The note: where and when orders are picked up. */}
            <small>
              {formatArrival(days, new Date(), locale) + (needs === 'none' && note ? `\u00a0· ${note}` : '')}
            </small>
          </span>
          <b>
            {price === 0 || isFree
              ? words.free
              : from
                ? formatMessage(words.priceFrom, { price: money(price) })
                : money(price)}
          </b>
        </li>
      ))}
    </ul>
  )
}
