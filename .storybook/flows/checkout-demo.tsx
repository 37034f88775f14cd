import type { City, Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { useEffect, useState } from 'react'
import type { CheckoutFlow, CheckoutView } from '../../packages/flows/src/checkout/index.ts'
import type { DeliveryDirectory } from '../../packages/flows/src/delivery-directory/index.ts'
import { useFlowView } from '../../packages/flows/src/react/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { RadioGroup, RadioGroupItem, TextField } from '../../packages/ui/src/field/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { OrderSummary } from '../../packages/ui/src/order-summary/index.ts'
import { Price } from '../../packages/ui/src/price/index.ts'
import { StepList } from '../../packages/ui/src/step-list/index.ts'
import { type CheckoutExampleWords, checkoutWordsIn } from './checkout-words.ts'
import { CitySelect, PointSelect } from './delivery-selects.tsx'
import { issueText } from './issues.ts'
import { useExampleTexts } from './products.ts'

interface DemoProps {
  flow: CheckoutFlow
  directory: DeliveryDirectory
  lang: Locale
}

/** Props of a checkout field, except its label. */
export function fieldIn(flow: CheckoutFlow, { values, issues, valid }: CheckoutView, lang: Locale) {
  return (name: string) => {
    return {
      value: values[name] ?? '',
      error: issueText(lang, issues[name]),
      valid: valid.includes(name),
      onValueChange: (value: string) => flow.send({ type: 'checkout.change', values: { [name]: value } }),
      onBlur: () => flow.send({ type: 'checkout.blur', name }),
    }
  }
}
type FieldOf = ReturnType<typeof fieldIn>

function Contact({ field }: { field: FieldOf }) {
  const words = useExampleTexts()
  return (
    <>
      <TextField {...field('contact.name')} label={words.name} required />
      <TextField {...field('contact.last_name')} label={words.lastName} required />
      <TextField {...field('contact.phone')} label={words.phone} type="tel" required />
      <TextField {...field('contact.email')} label={words.email} type="email" required />
    </>
  )
}

/** The favourite cities, and the points of what is selected. */
function useDirectory(directory: DeliveryDirectory, lang: Locale, { city, shippingMethod }: CheckoutView) {
  const [cities, setCities] = useState<readonly City[]>([])
  const [points, setPoints] = useState<readonly Point[]>([])
  const cityRef = city?.ref
  const needs = shippingMethod?.needs
  useEffect(() => {
    const controller = new AbortController()
    directory
      .cities({ lang, query: '' }, controller.signal)
      .then(answer => answer.ok && !controller.signal.aborted && setCities(answer.data))
    return () => controller.abort()
  }, [directory, lang])
  useEffect(() => {
    setPoints([])
    if (!cityRef || !needs || needs === 'address' || needs === 'none') return
    const controller = new AbortController()
    directory
      .points({ lang, cityRef, kind: needs, parcelOf: {}, query: '', page: 1 }, controller.signal)
      .then(answer => answer.ok && !controller.signal.aborted && setPoints(answer.data.points))
    return () => controller.abort()
  }, [directory, lang, cityRef, needs])
  return { cities, points }
}

function Delivery({
  flow,
  directory,
  lang,
  view,
  field,
  more,
}: DemoProps & {
  view: CheckoutView
  field: FieldOf
  more: CheckoutExampleWords
}) {
  const words = useExampleTexts()
  const { city, shippingMethods, shippingMethod, point } = view
  const { cities, points } = useDirectory(directory, lang, view)
  return (
    <>
      <CitySelect
        cities={cities}
        city={city}
        required
        error={field('delivery.city').error}
        onPick={picked => flow.send({ type: 'city.pick', city: picked })}
      />
      {shippingMethods.length > 0 && (
        <RadioGroup
          label={words.deliveryMethod}
          value={shippingMethod?.id ?? null}
          error={field('delivery.id').error}
          onValueChange={id => id && flow.send({ type: 'shippingMethod.pick', id })}
        >
          {shippingMethods.map(({ id, name, price }) => (
            <RadioGroupItem key={id} value={id} title={name} aside={<Price amount={price} size="small" />} />
          ))}
        </RadioGroup>
      )}
      {points.length > 0 && (
        <PointSelect
          points={points}
          point={point}
          required
          error={field('delivery.point_ref').error}
          onPick={picked => flow.send({ type: 'point.pick', point: picked })}
        />
      )}
      {shippingMethod?.needs === 'address' && (
        <>
          <TextField {...field('delivery.address.street')} label={more.street} required />
          <TextField {...field('delivery.address.house')} label={more.house} required />
        </>
      )}
    </>
  )
}

function Notices({ flow, view, more }: { flow: CheckoutFlow; view: CheckoutView; more: CheckoutExampleWords }) {
  if (view.status === 'changed')
    return (
      <div role="alert">
        <p>{more.changed}</p>
        <Button variant="neutral" onClick={() => flow.send({ type: 'checkout.accept' })}>
          {more.accept}
        </Button>
      </div>
    )
  if (view.status === 'outcomeUnknown')
    return (
      <div role="alert">
        <p>{more.outcomeUnknown}</p>
        <Button variant="neutral" onClick={() => flow.send({ type: 'checkout.retry' })}>
          {more.check}
        </Button>
        <Button variant="quiet" onClick={() => flow.send({ type: 'checkout.edit' })}>
          {more.edit}
        </Button>
      </div>
    )
  return view.error?.message ? <p role="alert">{view.error.message}</p> : null
}

/** The checkout's own components, driven by its flow alone. */
export function CheckoutDemo({ flow, directory, lang }: DemoProps) {
  const words = useExampleTexts()
  const more = checkoutWordsIn(lang)
  const view = useFlowView(flow)
  const { step, finished, status, cart, payments, pending } = view
  const field = fieldIn(flow, view, lang)
  if (status === 'done' || status === 'redirecting')
    return <p data-text="h3">{more.done.replace('{number}', view.order?.number ?? '')}</p>
  if (status === 'empty') return <p data-text="h3">{words.emptyCart}</p>
  const stateOf = (name: keyof typeof finished | 'payment') =>
    step === name ? 'open' : name !== 'payment' && finished[name] ? 'done' : 'closed'
  const bodies = {
    contact: <Contact field={field} />,
    delivery: <Delivery {...{ flow, directory, lang, view, field, more }} />,
    payment: (
      <RadioGroup
        label={words.payment}
        value={view.values['payment.id'] || null}
        error={field('payment.id').error}
        onValueChange={id => id && flow.send({ type: 'payment.pick', id })}
      >
        {payments.map(({ id, name }) => (
          <RadioGroupItem key={id} value={id} title={name} />
        ))}
      </RadioGroup>
    ),
  }
  return (
    <>
      <Notices flow={flow} view={view} more={more} />
      <StepList.Root>
        {(['contact', 'delivery', 'payment'] as const).map((name, index) => (
          <StepList.Item key={name} number={index + 1} state={stateOf(name)}>
            <StepList.Header>
              <StepList.Title>{words[name]}</StepList.Title>
              {stateOf(name) === 'done' && (
                <Button variant="quiet" onClick={() => flow.send({ type: 'checkout.goto', step: name })}>
                  {words.change}
                  <span {...visuallyHidden}> {words[name]}</span>
                </Button>
              )}
            </StepList.Header>
            {step === name && (
              <StepList.Content>
                {bodies[name]}
                <Button variant="accent" pending={pending} onClick={() => flow.send({ type: 'checkout.next' })}>
                  {name === 'payment' ? more.confirm : more.next}
                </Button>
              </StepList.Content>
            )}
          </StepList.Item>
        ))}
      </StepList.Root>
      <OrderSummary.Root>
        <OrderSummary.Header>
          <OrderSummary.Title />
        </OrderSummary.Header>
        <OrderSummary.Totals>
          <OrderSummary.TotalsRow term={words.total} grandTotal>
            <Price amount={cart?.total_price ?? 0} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
      </OrderSummary.Root>
    </>
  )
}
