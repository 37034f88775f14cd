import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CheckoutDemo } from '../../../../.storybook/flows/checkout-demo.tsx'
import { checkoutWordsIn, paymentsIn, shippingMethodsIn } from '../../../../.storybook/flows/checkout-words.ts'
import { cityIn, cityRefs, directoryIn } from '../../../../.storybook/flows/delivery.ts'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import {
  endCall,
  reloadTab,
  sendEvent,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { productsIn } from '../../../../.storybook/flows/products.ts'
import { shopperIn } from '../../../../.storybook/flows/shopper.ts'
import type { Step } from '../../../../.storybook/flows/steps.ts'
import { type StoryTexts, storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { backendMessagesIn } from '../../../../.storybook/flows/words.ts'
import { createFakeCarts, createFakeOrders, success } from '../testing/index.ts'
import { type CheckoutEvent, createCheckoutFlow } from './index.ts'
import { steps } from './rules.ts'
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

/** Cities and points listed by the demo, by language. */
const directories = { uk: directoryIn('uk'), ru: directoryIn('ru'), en: directoryIn('en') }

/** A backend with a jacket in the cart. */
function setup({ lang, client, storage }: StoryEnvironment) {
  const carts = createFakeCarts(productsIn(lang), {}, backendMessagesIn[lang])
  carts.answers['/api/cart/add']?.({ product_id: 1, count: 1 }, { idempotencyKey: 'first' })
  const answers = {
    ...carts.answers,
    ...createFakeOrders(carts, backendMessagesIn[lang]).answers,
    '/api/checkout/options': () => success({ deliveries: shippingMethodsIn(lang), payments: paymentsIn(lang) }),
  }
  const deps = { client: client(answers), storage, lang, key: 'order' }
  const words = checkoutWordsIn(lang)
  return {
    createFlow: () => createCheckoutFlow({ ...deps, cartId: 'cart-1', cart: carts.cart('cart-1') }),
    backendActions: { [words.dearer]: () => carts.price(1, 2690), [words.takesOut]: () => carts.empty('cart-1') },
  }
}

const buyerIn = (lang: Locale) => ({
  'contact.name': shopperIn(lang).name,
  'contact.last_name': shopperIn(lang).lastName,
  'contact.phone': '+380 67 123 45 67',
  'contact.email': 'olena@example.com',
})
const contactFields = Object.keys(buyerIn('en'))

const stepNamed = (name: string) => steps.find(step => step === name) ?? 'contact'

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
          fields: { city: cityRefs },
          make: ({ text }) => ({ type: 'city.pick', city: cityIn(lang, text('city')) }),
        },
        {
          type: 'shippingMethod.pick',
          fields: { id: shippingMethodsIn('uk').map(({ id }) => id) },
          make: ({ text }) => ({ type: 'shippingMethod.pick', id: text('id') }),
        },
        { type: 'shippingMethod.retry', make: () => ({ type: 'shippingMethod.retry' }) },
        {
          type: 'payment.pick',
          fields: { id: paymentsIn('uk').map(({ id }) => id) },
          make: ({ text }) => ({ type: 'payment.pick', id: text('id') }),
        },
        { type: 'checkout.submit', make: () => ({ type: 'checkout.submit' }) },
        { type: 'checkout.accept', make: () => ({ type: 'checkout.accept' }) },
        { type: 'checkout.retry', make: () => ({ type: 'checkout.retry' }) },
        { type: 'checkout.edit', make: () => ({ type: 'checkout.edit' }) },
        { type: 'checkout.returned', make: () => ({ type: 'checkout.returned' }) },
      ]}
    >
      {(flow, lang: Locale) => <CheckoutDemo flow={flow} directory={directories[lang]} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]

/** All three steps filled in. */
async function reachPayment(canvas: Canvas, { checkout }: StoryTexts) {
  await waitForState(canvas, 'contact')
  await sendEvent(canvas, 'checkout.change')
  await sendEvent(canvas, 'checkout.next')
  await waitForState(canvas, 'delivery')
  await sendEvent(canvas, 'city.pick')
  await userEvent.click(await shopPanel(canvas).findByRole('radio', { name: new RegExp(checkout.pickup) }))
  await userEvent.click(shopPanel(canvas).getByRole('button', { name: checkout.next }))
  await waitForState(canvas, 'payment')
  await userEvent.click(shopPanel(canvas).getByRole('radio', { name: new RegExp(checkout.cash) }))
}
const confirm = (canvas: Canvas, { checkout }: StoryTexts) =>
  shopPanel(canvas).getByRole('button', { name: checkout.confirm })

export const Playground: Story = {}
export const OrdersInThreeSteps: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    await reachPayment(canvas, texts)
    await userEvent.click(confirm(canvas, texts))
    await waitForState(canvas, 'completed')
    await expect(shopPanel(canvas).getByText(texts.checkout.done.replace('{number}', 'ORD-1'))).toBeVisible()
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
const toPayment = (lang: Locale): readonly Step<CheckoutEvent>[] => [
  { until: 'contact' },
  { send: { type: 'checkout.change', values: buyerIn(lang) } },
  { send: { type: 'checkout.next' } },
  { until: 'delivery' },
  { send: { type: 'city.pick', city: cityIn(lang, 'kyiv') } },
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
    await expect(shopPanel(canvas).getByText(texts.checkout.done.replace('{number}', 'ORD-1'))).toBeVisible()
  },
}

export const ChangedPriceIsAccepted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    await reachPayment(canvas, texts)
    await userEvent.click(canvas.getByRole('button', { name: texts.checkout.dearer }))
    await userEvent.click(confirm(canvas, texts))
    await waitForState(canvas, 'changed')
    await userEvent.click(shopPanel(canvas).getByRole('button', { name: texts.checkout.accept }))
    await waitForState(canvas, 'payment')
    await reloadTab(canvas)
    await waitForState(canvas, 'payment')
    await waitFor(() => expect(confirm(canvas, texts)).toBeVisible())
  },
}
