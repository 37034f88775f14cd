import type { Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { RadioGroup, RadioGroupItem, SelectField, TextField } from '@shop/ui/field'
import { Price } from '@shop/ui/price'
import { StepList } from '@shop/ui/step-list'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment, Step as StoryStep } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import {
  endCall,
  sendEvent,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import {
  backendMessagesIn,
  issueText,
  productsIn,
  type StoryTexts,
  shopperIn,
  shopWordsIn,
  storyTexts,
  useExampleTexts,
} from '../../../../.storybook/flows/texts.ts'
import { deliveryDirectory } from '../delivery-directory/index.ts'
import { useFlowView } from '../react/index.ts'
import {
  createFakeCarts,
  createFakeClient,
  createFakeDirectory,
  createFakeOrders,
  fakeCities,
  fakePayments,
  fakeShippingMethods,
  success,
} from '../testing/index.ts'
import { type CheckoutEvent, type CheckoutFlow, type CheckoutView, createCheckoutFlow } from './index.ts'
import { type Step, steps } from './rules.ts'
import { checkoutStates } from './states.ts'

/**
 * Three steps, then an order under one key until its outcome is known. Shipping methods are loaded for the picked city; the draft
 * survives a reload.
 */
const meta = {
  title: 'Flows/Checkout',
  tags: ['night'],
  component: CheckoutPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CheckoutPage>
export default meta
type Story = StoryObj<typeof meta>

const directory = deliveryDirectory(createFakeClient(createFakeDirectory()))

const cityOf = (ref: string) => fakeCities.find(city => city.ref === ref) ?? fakeCities[0]

/** Names of shipping methods and payments by id, where the shop or the examples have a word for them. */
function namesIn(lang: Locale): ReadonlyMap<string, string> {
  const { branch, locker, courier } = storyTexts({ locale: lang }).words
  const { pay, paymentStatuses } = shopWordsIn[lang].checkout.order
  return new Map([
    ['np-branch', branch],
    ['np-locker', locker],
    ['np-courier', courier],
    ['cash', paymentStatuses.on_receipt],
    ['card', pay],
  ])
}

const named = <Item extends { id: string; name: string }>(items: readonly Item[], lang: Locale): Item[] =>
  items.map(item => ({ ...item, name: namesIn(lang).get(item.id) ?? item.name }))

/** A backend with a jacket in the cart. */
function setup({ lang, client, storage }: StoryEnvironment) {
  const carts = createFakeCarts(productsIn(lang), {}, backendMessagesIn(lang))
  carts.answers['/api/cart/add']?.({ product_id: 1, count: 1 }, { idempotencyKey: 'first' })
  const answers = {
    ...carts.answers,
    ...createFakeOrders(carts, backendMessagesIn(lang)).answers,
    '/api/checkout/options': () =>
      success({ deliveries: named(fakeShippingMethods, lang), payments: named(fakePayments, lang) }),
  }
  const deps = { client: client(answers), storage, lang, key: 'order' }
  return {
    createFlow: () => createCheckoutFlow({ ...deps, cartId: 'cart-1', cart: carts.cart('cart-1') }),
    backendActions: {
      'Shop: the jacket costs more': () => carts.price(1, 2690),
      'Another tab: the cart is empty': () => carts.empty('cart-1'),
    },
  }
}

const buyerIn = (lang: Locale) => ({
  'contact.name': shopperIn[lang].name,
  'contact.last_name': shopperIn[lang].lastName,
  'contact.phone': '+380 67 123 45 67',
  'contact.email': 'olena@example.com',
})
const contactFields = Object.keys(buyerIn('en'))

const stepNamed = (name: string) => steps.find(step => step === name) ?? 'contact'

interface DemoProps {
  flow: CheckoutFlow
  view: CheckoutView
  lang: Locale
}

/** Props of a checkout field, except its label. */
const fieldIn =
  ({ flow, view: { values, issues, valid }, lang }: DemoProps) =>
  (name: string) => ({
    value: values[name] ?? '',
    error: issueText(lang, issues[name]),
    valid: valid.includes(name),
    onValueChange: (value: string) => flow.send({ type: 'checkout.change', values: { [name]: value } }),
    onBlur: () => flow.send({ type: 'checkout.blur', name }),
  })

function Contact(props: DemoProps) {
  const words = useExampleTexts()
  const field = fieldIn(props)
  return (
    <>
      <TextField {...field('contact.name')} label={words.name} required />
      <TextField {...field('contact.last_name')} label={words.lastName} required />
      <TextField {...field('contact.phone')} label={words.phone} type="tel" required />
      <TextField {...field('contact.email')} label={words.email} type="email" required />
    </>
  )
}

/** Points of what is selected. */
function usePoints({ lang, view: { city, shippingMethod } }: DemoProps) {
  const [points, setPoints] = useState<readonly Point[]>([])
  const cityRef = city?.ref
  const kind = shippingMethod?.needs
  useEffect(() => {
    setPoints([])
    if (!cityRef || !kind || kind === 'address' || kind === 'none') return
    const controller = new AbortController()
    directory
      .points({ lang, cityRef, kind, parcelOf: {}, query: '', page: 1 }, controller.signal)
      .then(answer => answer.ok && !controller.signal.aborted && setPoints(answer.data.points))
    return () => controller.abort()
  }, [lang, cityRef, kind])
  return points
}

function DeliveryStep(props: DemoProps) {
  const { flow, lang, view } = props
  const words = useExampleTexts()
  const { checkout } = shopWordsIn[lang]
  const { city, shippingMethods, shippingMethod, point } = view
  const points = usePoints(props)
  const field = fieldIn(props)
  return (
    <>
      <SelectField
        label={words.city}
        required
        value={city?.ref ?? ''}
        error={field('delivery.city').error}
        onValueChange={ref => flow.send({ type: 'city.pick', city: cityOf(ref) })}
      >
        <option value="">…</option>
        {fakeCities.map(({ ref, cityName }) => (
          <option key={ref} value={ref}>
            {cityName}
          </option>
        ))}
      </SelectField>
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
        <SelectField
          label={words.point}
          required
          value={point?.ref ?? ''}
          error={field('delivery.point_ref').error}
          onValueChange={ref => flow.send({ type: 'point.pick', point: points.find(one => one.ref === ref) ?? null })}
        >
          <option value="">…</option>
          {points.map(({ ref, name, address }) => (
            <option key={ref} value={ref}>
              {`${name}, ${address}`}
            </option>
          ))}
        </SelectField>
      )}
      {shippingMethod?.needs === 'address' && (
        <>
          <TextField {...field('delivery.address.street')} label={checkout.addressParts.street} required />
          <TextField {...field('delivery.address.house')} label={checkout.addressParts.house} required />
        </>
      )}
    </>
  )
}

function Notices({ flow, view, lang }: DemoProps) {
  const { changesNotice, unknownOutcome, edit } = shopWordsIn[lang].checkout
  if (view.status === 'changed')
    return (
      <div role="alert">
        <p>{changesNotice.title}</p>
        <Button variant="neutral" onClick={() => flow.send({ type: 'checkout.accept' })}>
          {changesNotice.accept}
        </Button>
      </div>
    )
  if (view.status === 'outcomeUnknown')
    return (
      <div role="alert">
        <p>{unknownOutcome.title}</p>
        <Button variant="neutral" onClick={() => flow.send({ type: 'checkout.retry' })}>
          {unknownOutcome.retry}
        </Button>
        <Button variant="quiet" onClick={() => flow.send({ type: 'checkout.edit' })}>
          {edit}
        </Button>
      </div>
    )
  return view.error?.message ? <p role="alert">{view.error.message}</p> : null
}

function PaymentStep(props: DemoProps) {
  const { flow, view } = props
  const { payment } = useExampleTexts()
  return (
    <RadioGroup
      label={payment}
      value={view.values['payment.id'] || null}
      error={fieldIn(props)('payment.id').error}
      onValueChange={id => id && flow.send({ type: 'payment.pick', id })}
    >
      {view.payments.map(({ id, name }) => (
        <RadioGroupItem key={id} value={id} title={name} />
      ))}
    </RadioGroup>
  )
}

const bodies = { contact: Contact, delivery: DeliveryStep, payment: PaymentStep }

/** The checkout's own components, driven by its flow alone. */
function Checkout({ flow, lang }: Omit<DemoProps, 'view'>) {
  const words = useExampleTexts()
  const { checkout } = shopWordsIn[lang]
  const view = useFlowView(flow)
  const { step: open, finished, status, cart, pending } = view
  if (view.order)
    return (
      <p data-text="h3">
        {checkout.order.newStatus} {view.order?.number}
      </p>
    )
  if (status === 'empty') return <p data-text="h3">{words.emptyCart}</p>
  const stateOf = (step: Step) => (step === open ? 'open' : step !== 'payment' && finished[step] ? 'done' : 'closed')
  const Body = bodies[open]
  return (
    <>
      <Notices flow={flow} view={view} lang={lang} />
      <StepList.Root>
        {steps.map((step, index) => (
          <StepList.Item key={step} number={index + 1} state={stateOf(step)}>
            <StepList.Header>
              <StepList.Title>{words[step]}</StepList.Title>
              {stateOf(step) === 'done' && (
                <Button
                  variant="quiet"
                  aria-label={`${words.change} ${words[step]}`}
                  onClick={() => flow.send({ type: 'checkout.goto', step })}
                >
                  {words.change}
                </Button>
              )}
            </StepList.Header>
            {step === open && (
              <StepList.Content>
                <Body flow={flow} view={view} lang={lang} />
                <Button variant="accent" pending={pending} onClick={() => flow.send({ type: 'checkout.next' })}>
                  {checkout.next[step]}
                </Button>
              </StepList.Content>
            )}
          </StepList.Item>
        ))}
      </StepList.Root>
      <p>
        {words.total}: <Price amount={cart?.total_price ?? 0} />
      </p>
    </>
  )
}

function CheckoutPage({ steps: taken }: FlowStoryArgs<CheckoutEvent>) {
  return (
    <FlowPage
      steps={taken}
      setup={setup}
      descriptions={checkoutStates}
      calls={['/api/checkout/options', '/api/cart/show', '/api/checkout/submit']}
      events={lang => [
        { type: 'checkout.change', make: () => ({ type: 'checkout.change', values: buyerIn(lang) }) },
        {
          type: 'checkout.change',
          fields: { name: contactFields, value: '' },
          make: ({ text }) => ({ type: 'checkout.change', values: { [text('name')]: text('value') } }),
        },
        {
          type: 'checkout.blur',
          fields: { name: contactFields },
          make: ({ text }) => ({ type: 'checkout.blur', name: text('name') }),
        },
        { type: 'checkout.next', make: () => ({ type: 'checkout.next' }) },
        { type: 'checkout.back', make: () => ({ type: 'checkout.back' }) },
        {
          type: 'checkout.goto',
          fields: { step: steps },
          make: ({ text }) => ({ type: 'checkout.goto', step: stepNamed(text('step')) }),
        },
        {
          type: 'url.stepChanged',
          fields: { step: steps },
          make: ({ text }) => ({ type: 'url.stepChanged', step: stepNamed(text('step')) }),
        },
        {
          type: 'city.pick',
          fields: { city: fakeCities.map(({ ref }) => ref) },
          make: ({ text }) => ({ type: 'city.pick', city: cityOf(text('city')) }),
        },
        {
          type: 'shippingMethod.pick',
          fields: { id: fakeShippingMethods.map(({ id }) => id) },
          make: ({ text }) => ({ type: 'shippingMethod.pick', id: text('id') }),
        },
        { type: 'shippingMethod.retry', make: () => ({ type: 'shippingMethod.retry' }) },
        {
          type: 'payment.pick',
          fields: { id: fakePayments.map(({ id }) => id) },
          make: ({ text }) => ({ type: 'payment.pick', id: text('id') }),
        },
        { type: 'checkout.submit', make: () => ({ type: 'checkout.submit' }) },
        { type: 'checkout.accept', make: () => ({ type: 'checkout.accept' }) },
        { type: 'checkout.retry', make: () => ({ type: 'checkout.retry' }) },
        { type: 'checkout.edit', make: () => ({ type: 'checkout.edit' }) },
        { type: 'checkout.returned', make: () => ({ type: 'checkout.returned' }) },
      ]}
    >
      {(flow, lang) => <Checkout flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]

/** All three steps filled in. */
async function reachPayment(canvas: Canvas, { shop: { checkout } }: StoryTexts) {
  await waitForState(canvas, 'contact')
  await sendEvent(canvas, 'checkout.change')
  await sendEvent(canvas, 'checkout.next')
  await waitForState(canvas, 'delivery')
  await sendEvent(canvas, 'city.pick')
  await userEvent.click(await shopPanel(canvas).findByRole('radio', { name: /Самовивіз/ }))
  await userEvent.click(shopPanel(canvas).getByRole('button', { name: checkout.next.delivery }))
  await waitForState(canvas, 'payment')
  await userEvent.click(
    shopPanel(canvas).getByRole('radio', { name: new RegExp(checkout.order.paymentStatuses.on_receipt) }),
  )
}
const confirm = (canvas: Canvas, { shop: { checkout } }: StoryTexts) =>
  shopPanel(canvas).getByRole('button', { name: checkout.next.payment })

export const Playground: Story = {}
export const OrdersInThreeSteps: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    await reachPayment(canvas, texts)
    await userEvent.click(confirm(canvas, texts))
    await waitForState(canvas, 'completed')
    await expect(shopPanel(canvas).getByText(/ORD-1/)).toBeVisible()
  },
}

export const InvalidFields: Story = {
  args: { steps: [{ until: 'contact' }, { send: { type: 'checkout.next' } }] },
}
export const InvalidFieldsAreDescribed: Story = {
  ...InvalidFields,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { words, rules } = storyTexts(globals)
    const name = await shopPanel(canvas).findByRole('textbox', { name: words.name })
    await waitFor(() => expect(name).toHaveAccessibleDescription(rules.required))
    await waitForLog(canvas, /checkout\.focus {"name":"contact\.name"}/)
  },
}

/** All three steps filled in. */
const toPayment = (lang: Locale): readonly StoryStep<CheckoutEvent>[] => [
  { until: 'contact' },
  { send: { type: 'checkout.change', values: buyerIn(lang) } },
  { send: { type: 'checkout.next' } },
  { until: 'delivery' },
  { send: { type: 'city.pick', city: cityOf('kyiv') } },
  { until: 'shippingMethods.idle' },
  { send: { type: 'shippingMethod.pick', id: 'pickup' } },
  { send: { type: 'checkout.next' } },
  { until: 'payment' },
  { send: { type: 'payment.pick', id: 'cash' } },
]

/** No answer: nobody knows whether the order exists, so it is repeated under the same key. */
export const NetworkFailure: Story = {
  args: {
    steps: lang => [
      ...toPayment(lang),
      { network: 'requestLost' },
      { send: { type: 'checkout.submit' } },
      { until: 'backoff' },
    ],
  },
}

/** The backend fails: the order can be submitted again. */
export const ServerError: Story = {
  args: { steps: lang => [...toPayment(lang), { network: 'server' }, { send: { type: 'checkout.submit' } }] },
}

/** The shop has changed the price meanwhile: the buyer has to accept it. */
export const ChangedPrice: Story = {
  args: {
    steps: lang => [
      ...toPayment(lang),
      { backendAction: 0 },
      { send: { type: 'checkout.submit' } },
      { until: 'changed' },
    ],
  },
}

export const RetriedAfterNetworkFailure: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    await reachPayment(canvas, texts)
    await setNetworkConditions(canvas, 'held')
    await userEvent.click(confirm(canvas, texts))
    await waitForState(canvas, 'submitting')
    await setNetworkConditions(canvas, 'answered')
    await endCall(canvas, 'failNetwork')
    await waitForState(canvas, 'backoff')
    await waitForState(canvas, 'completed')
    await expect(shopPanel(canvas).getByText(/ORD-1/)).toBeVisible()
  },
}
