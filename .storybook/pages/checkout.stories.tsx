import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type CheckoutFlow, type CheckoutView, createCheckoutFlow } from '../../packages/flows/src/checkout/index.ts'
import { createFakeCarts, createFakeOrders, success } from '../../packages/flows/src/testing/index.ts'
import {
  Button,
  CartLine,
  ComboboxField,
  DownIcon,
  OrderSummary,
  Price,
  RadioGroup,
  RadioGroupItem,
  StepList,
  TextareaField,
  TextField,
} from '../../packages/ui/src/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { fieldIn } from '../flows/checkout-demo.tsx'
import { checkoutWordsIn, paymentsIn, shippingMethodsIn } from '../flows/checkout-words.ts'
import type { StoryEnvironment } from '../flows/flow-demo.ts'
import { productsIn, useExampleTexts } from '../flows/products.ts'
import { backendMessagesIn } from '../flows/words.ts'
import * as css from './cart.css.ts'
import { citiesIn, directoryIn, pointsIn } from './delivery.ts'
import { CheckoutFrame } from './frame.tsx'
import { linePicture } from './goods.ts'
import { fieldGrid, fieldWide, onlyNarrow, onlyWide } from './layout.css.ts'
import { GoodPicture } from './product-cards.tsx'
import { templateParameters } from './template.ts'
import { useTemplateFlow } from './use-template-flow.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** A customer whose contact details and city are known: the delivery step is open. */
function setup({ lang, client, storage }: StoryEnvironment) {
  const carts = createFakeCarts(productsIn(lang), {}, backendMessagesIn[lang])
  for (const product_id of [1, 2, 3])
    carts.answers['/api/cart/add']?.(
      { product_id, count: 1, ...(product_id > 1 ? { cart_id: 'cart-1' } : {}) },
      { idempotencyKey: String(product_id) },
    )
  const options = { deliveries: shippingMethodsIn(lang), payments: paymentsIn(lang) }
  const answers = {
    ...carts.answers,
    ...createFakeOrders(carts, backendMessagesIn[lang]).answers,
    '/api/checkout/options': () => success(options),
  }
  const [city = null] = citiesIn(lang)
  const deps = { client: client(answers), storage, lang, key: 'order' }
  const { contactName, contactLastName } = names[lang]
  return {
    createFlow: () =>
      createCheckoutFlow({
        ...deps,
        cartId: 'cart-1',
        cart: carts.cart('cart-1'),
        values: {
          'contact.name': contactName,
          'contact.last_name': contactLastName,
          'contact.phone': '+380 67 123 45 67',
          'contact.email': 'olena@example.com',
          'delivery.id': 'np-branch',
        },
        finished: { contact: true, delivery: false },
        step: 'delivery',
        city,
        shippingMethods: options.deliveries,
        payments: options.payments,
      }),
  }
}

const names = {
  uk: { contactName: 'Олена', contactLastName: 'Коваль' },
  ru: { contactName: 'Елена', contactLastName: 'Коваль' },
  en: { contactName: 'Olena', contactLastName: 'Koval' },
} as const

/** Three steps and the summary of the order, driven by the checkout's flow. */
function Checkout() {
  const lang = usePageLocale()
  return <CheckoutOf key={lang} />
}

const meta = {
  title: 'Patterns/Pages/Checkout',
  tags: ['night'],
  component: Checkout,
  parameters: templateParameters,
} satisfies Meta<typeof Checkout>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

const stepNames = ['contact', 'delivery', 'payment'] as const
type StepName = (typeof stepNames)[number]

interface CheckoutProps {
  flow: CheckoutFlow
  view: CheckoutView
}

function CheckoutOf() {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const { checkout: words } = usePageWords()
  const more = checkoutWordsIn(lang)
  const { flow, view } = useTemplateFlow(setup, lang)
  const { status, order, cart } = view
  if (status === 'done' || status === 'redirecting' || status === 'empty')
    return (
      <CheckoutFrame>
        <div className={css.done}>
          <h1 data-text="h1">
            {status === 'empty' ? texts.emptyCart : more.done.replace('{number}', order?.number ?? '')}
          </h1>
          <Button asChild>
            <a href="#catalogue">{texts.toCatalogue}</a>
          </Button>
        </div>
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame>
      <OrderSummary.Bar className={onlyNarrow}>
        <OrderSummary.Trigger>
          {words.summary} <Price amount={cart?.total_price ?? 0} />
          <DownIcon size="small" />
        </OrderSummary.Trigger>
        <OrderSummary.Lines>
          <Lines view={view} />
        </OrderSummary.Lines>
      </OrderSummary.Bar>
      <div className={css.checkout}>
        <div className={css.steps}>
          <h1 data-text="h1">{words.title}</h1>
          <Notice flow={flow} view={view} />
          <StepList.Root>
            {stepNames.map((name, index) => (
              <Step key={name} name={name} number={index + 1} flow={flow} view={view} />
            ))}
          </StepList.Root>
        </div>
        <Summary view={view} />
      </div>
    </CheckoutFrame>
  )
}

/** What has to be decided before the order can be sent: changed prices, an order without an answer. */
function Notice({ flow, view: { status, error } }: CheckoutProps) {
  const more = checkoutWordsIn(usePageLocale())
  if (status === 'changed')
    return (
      <div className={css.notice} role="alert">
        <p>{more.changed}</p>
        <Button onClick={() => flow.send({ type: 'checkout.accept' })}>{more.accept}</Button>
      </div>
    )
  if (status === 'outcomeUnknown')
    return (
      <div className={css.notice} role="alert">
        <p>{more.outcomeUnknown}</p>
        <Button onClick={() => flow.send({ type: 'checkout.retry' })}>{more.check}</Button>
      </div>
    )
  return error?.message ? (
    <p className={css.notice} role="alert">
      {error.message}
    </p>
  ) : null
}

function Step({ name, number, flow, view }: CheckoutProps & { name: StepName; number: number }) {
  const texts = useExampleTexts()
  const { checkout: words } = usePageWords()
  const { step, finished } = view
  const state = step === name ? 'open' : name !== 'payment' && finished[name] ? 'done' : 'closed'
  const bodies: Record<StepName, ReactNode> = {
    contact: <Contact flow={flow} view={view} />,
    delivery: <Delivery flow={flow} view={view} />,
    payment: <Payment flow={flow} view={view} />,
  }
  return (
    <StepList.Item number={number} state={state}>
      <StepList.Header>
        <StepList.Title>{texts[name]}</StepList.Title>
        {state === 'done' && (
          <Button variant="quiet" onClick={() => flow.send({ type: 'checkout.goto', step: name })}>
            {texts.change}
            <span {...visuallyHidden}> {texts[name]}</span>
          </Button>
        )}
        {state === 'open' && name === 'delivery' && <span data-text="caption">{texts.days}</span>}
        {state === 'closed' && name === 'payment' && <span data-text="caption">{words.waits}</span>}
      </StepList.Header>
      {state === 'done' && (
        <StepList.Content>
          <Facts name={name} view={view} />
        </StepList.Content>
      )}
      {state === 'open' && <StepList.Content>{bodies[name]}</StepList.Content>}
    </StepList.Item>
  )
}

function Facts({ name, view: { values, city, point, shippingMethod } }: { name: StepName; view: CheckoutView }) {
  const texts = useExampleTexts()
  const { checkout: words } = usePageWords()
  return name === 'contact' ? (
    <StepList.Facts>
      <StepList.Fact term={words.buyer}>
        {values['contact.name']} {values['contact.last_name']}
      </StepList.Fact>
      <StepList.Fact term={texts.phone}>
        <bdi dir="ltr">{values['contact.phone']}</bdi>
      </StepList.Fact>
      <StepList.Fact term={texts.email}>{values['contact.email']}</StepList.Fact>
    </StepList.Facts>
  ) : (
    <StepList.Facts>
      <StepList.Fact term={texts.city}>{city?.cityName}</StepList.Fact>
      <StepList.Fact term={texts.deliveryMethod}>{shippingMethod?.name}</StepList.Fact>
      {point && <StepList.Fact term={texts.point}>{`№ ${point.number}, ${point.address}`}</StepList.Fact>}
    </StepList.Facts>
  )
}

function Next({ flow, pending, label, back }: { flow: CheckoutFlow; pending: boolean; label: string; back?: string }) {
  return (
    <div className={css.actions}>
      <Button variant="accent" size="large" pending={pending} onClick={() => flow.send({ type: 'checkout.next' })}>
        {label}
      </Button>
      {back && (
        <Button variant="quiet" onClick={() => flow.send({ type: 'checkout.back' })}>
          {back}
        </Button>
      )}
    </div>
  )
}

function Contact({ flow, view }: CheckoutProps) {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const field = fieldIn(flow, view, lang)
  return (
    <div className={css.form}>
      <div className={fieldGrid}>
        <TextField {...field('contact.name')} label={texts.name} autoComplete="given-name" required />
        <TextField {...field('contact.last_name')} label={texts.lastName} autoComplete="family-name" required />
        <TextField {...field('contact.phone')} label={texts.phone} type="tel" autoComplete="tel" required />
        <TextField {...field('contact.email')} label={texts.email} type="email" autoComplete="email" required />
      </div>
      <Next flow={flow} pending={view.pending} label={checkoutWordsIn(lang).next} />
    </div>
  )
}

function Delivery({ flow, view }: CheckoutProps) {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const { checkout: words } = usePageWords()
  const more = checkoutWordsIn(lang)
  const directory = directoryIn(lang)
  const field = fieldIn(flow, view, lang)
  const { city, point, shippingMethods, shippingMethod } = view
  const cityOption = (one: NonNullable<typeof city>) => ({ id: one.ref, text: one.cityName, detail: one.area })
  const pointOption = (one: NonNullable<typeof point>) => ({ id: one.ref, text: `№ ${one.number}, ${one.address}` })
  return (
    <div className={css.form}>
      <ComboboxField
        label={texts.city}
        required
        source={lang}
        value={city && cityOption(city)}
        valid={city !== null}
        error={field('delivery.city').error}
        popularOptions={citiesIn(lang).map(cityOption)}
        load={async (query, signal) => {
          const answer = await directory.cities({ lang, query }, signal)
          return answer.ok ? answer.data.map(cityOption) : []
        }}
        onValueChange={option => {
          const picked = citiesIn(lang).find(({ ref }) => ref === option?.id)
          if (picked) flow.send({ type: 'city.pick', city: picked })
        }}
      />
      <RadioGroup
        label={texts.deliveryMethod}
        value={shippingMethod?.id ?? null}
        error={field('delivery.id').error}
        onValueChange={id => id && flow.send({ type: 'shippingMethod.pick', id })}
      >
        {shippingMethods.map(({ id, name, price, from }, index) => (
          <RadioGroupItem
            key={id}
            value={id}
            title={name}
            description={[texts.branchText, texts.lockerText, texts.courierText][index]}
            aside={price === 0 ? words.free : <Price amount={price} from={from} size="small" />}
          />
        ))}
      </RadioGroup>
      {(shippingMethod?.needs === 'branch' || shippingMethod?.needs === 'locker') && (
        <ComboboxField
          label={texts.point}
          placeholder={texts.pointHint}
          required
          source={`${lang} ${shippingMethod.needs}`}
          value={point && pointOption(point)}
          error={field('delivery.point_ref').error}
          popularOptions={pointsIn(lang).map(pointOption)}
          load={async query =>
            pointsIn(lang)
              .filter(({ number, address }) => `${number} ${address}`.toLowerCase().includes(query.toLowerCase()))
              .map(pointOption)
          }
          onValueChange={option => {
            const picked = pointsIn(lang).find(({ ref }) => ref === option?.id)
            if (picked) flow.send({ type: 'point.pick', point: picked })
          }}
        />
      )}
      {shippingMethod?.needs === 'address' && (
        <div className={fieldGrid}>
          <TextField {...field('delivery.address.street')} label={more.street} required />
          <TextField {...field('delivery.address.house')} label={more.house} required />
        </div>
      )}
      <TextareaField
        {...field('comment')}
        className={fieldWide}
        label={texts.comment}
        hint={texts.commentHint}
        maxLength={700}
        rows={3}
      />
      <Next flow={flow} pending={view.pending} label={texts.nextPayment} back={words.back} />
    </div>
  )
}

function Payment({ flow, view }: CheckoutProps) {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const { payments, values, pending } = view
  return (
    <div className={css.form}>
      <RadioGroup
        label={texts.payment}
        value={values['payment.id'] || null}
        error={fieldIn(flow, view, lang)('payment.id').error}
        onValueChange={id => id && flow.send({ type: 'payment.pick', id })}
      >
        {payments.map(({ id, name }) => (
          <RadioGroupItem key={id} value={id} title={name} />
        ))}
      </RadioGroup>
      <Next flow={flow} pending={pending} label={checkoutWordsIn(lang).confirm} />
    </div>
  )
}

function Lines({ view }: { view: CheckoutView }) {
  const { cart, checkout: words } = usePageWords()
  return view.cart?.items.map(({ id, product_id, name, total }) => (
    <CartLine.Root key={id} size="small">
      <CartLine.Media>
        <GoodPicture name={linePicture(product_id)} />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name>{name}</CartLine.Name>
          <CartLine.Description>{`${cart.lines[product_id - 1]?.split('\u00a0· ')[0]}, ${words.pieces}`}</CartLine.Description>
        </div>
        <Price amount={total} size="small" />
      </CartLine.Header>
    </CartLine.Root>
  ))
}

function Summary({ view }: { view: CheckoutView }) {
  const texts = useExampleTexts()
  const { cart: words, checkout } = usePageWords()
  return (
    <OrderSummary.Root>
      <OrderSummary.Header>
        <OrderSummary.Title />
        <a data-text="link small" href="#cart">
          {checkout.changeLines}
        </a>
      </OrderSummary.Header>
      <OrderSummary.Lines className={onlyWide}>
        <Lines view={view} />
      </OrderSummary.Lines>
      <OrderSummary.Totals>
        <OrderSummary.TotalsRow term={texts.goods}>
          <Price amount={view.cart?.list_total ?? 0} size="small" />
        </OrderSummary.TotalsRow>
        <OrderSummary.TotalsRow term={words.delivery}>
          {view.shippingMethod ? <Price amount={view.shippingMethod.price} from size="small" /> : words.deliveryText}
        </OrderSummary.TotalsRow>
        <OrderSummary.TotalsRow term={texts.total} grandTotal>
          <Price amount={view.cart?.total_price ?? 0} />
        </OrderSummary.TotalsRow>
      </OrderSummary.Totals>
      <OrderSummary.Description>{texts.noDelivery}</OrderSummary.Description>
    </OrderSummary.Root>
  )
}
