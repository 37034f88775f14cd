import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CheckoutScene } from '../../../../.storybook/flows/checkout-scene.tsx'
import { checkoutWordsIn, paymentsIn, waysIn } from '../../../../.storybook/flows/checkout-words.ts'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { goodsIn } from '../../../../.storybook/flows/goods.ts'
import { conditions, end, lit, logged, reload, send, shopOf } from '../../../../.storybook/flows/play.ts'
import { type Spoken, spoken } from '../../../../.storybook/flows/spoken.ts'
import type { World } from '../../../../.storybook/flows/stage.ts'
import { createFakeCarts, createFakeOrders, fakeCities, success } from '../testing/index.ts'
import { createCheckoutFlow } from './index.ts'
import { checkoutStates } from './states.ts'
import { steps } from './steps.ts'

const meta = { title: 'Flows/Checkout', component: CheckoutPage } satisfies Meta<typeof CheckoutPage>
export default meta
type Story = StoryObj<typeof meta>

/** A backend with a jacket in the cart. */
function begin({ lang, client, storage }: World) {
  const carts = createFakeCarts(goodsIn(lang))
  carts.answers['/api/cart/add']?.({ product_id: 1, count: 1 }, { idempotencyKey: 'first' })
  const answers = {
    ...carts.answers,
    ...createFakeOrders(carts).answers,
    '/api/checkout/options': () => success({ deliveries: waysIn(lang), payments: paymentsIn(lang) }),
  }
  const world = { client: client(answers), storage, lang, key: 'order' }
  const words = checkoutWordsIn(lang)
  return {
    open: () => createCheckoutFlow({ ...world, cartId: 'cart-1', cart: carts.cart('cart-1') }),
    behind: { [words.dearer]: () => carts.price(1, 2690), [words.takesOut]: () => carts.empty('cart-1') },
  }
}

const buyer = {
  'contact.name': 'Олена',
  'contact.last_name': 'Коваль',
  'contact.phone': '+380 67 123 45 67',
  'contact.email': 'olena@example.com',
}

const stepNamed = (name: string) => steps.find(step => step === name) ?? 'contact'

/**
 * Three steps, then an order under one key until its outcome is known. Beside the way cities, ways and points are asked for;
 * what is typed outlives a reload.
 */
function CheckoutPage() {
  return (
    <FlowPage
      begin={begin}
      meanings={checkoutStates}
      calls={[
        '/api/delivery/cities',
        '/api/checkout/options',
        '/api/delivery/points',
        '/api/cart/show',
        '/api/checkout/submit',
      ]}
      events={[
        { type: 'checkout.type', make: () => ({ type: 'checkout.type', values: buyer }) },
        {
          type: 'checkout.type',
          fields: { name: Object.keys(buyer), value: '' },
          make: ({ text }) => ({ type: 'checkout.type', values: { [text('name')]: text('value') } }),
        },
        {
          type: 'checkout.leave',
          fields: { name: Object.keys(buyer) },
          make: ({ text }) => ({ type: 'checkout.leave', name: text('name') }),
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
          make: ({ text }) => ({
            type: 'city.pick',
            city: fakeCities.find(({ ref }) => ref === text('city')) ?? fakeCities[0],
          }),
        },
        {
          type: 'city.type',
          fields: { query: 'К' },
          make: ({ text }) => ({ type: 'city.type', query: text('query') }),
        },
        { type: 'city.retry', make: () => ({ type: 'city.retry' }) },
        {
          type: 'shippingMethod.pick',
          fields: { id: waysIn('uk').map(({ id }) => id) },
          make: ({ text }) => ({ type: 'shippingMethod.pick', id: text('id') }),
        },
        { type: 'shippingMethod.retry', make: () => ({ type: 'shippingMethod.retry' }) },
        {
          type: 'point.type',
          fields: { query: '1' },
          make: ({ text }) => ({ type: 'point.type', query: text('query') }),
        },
        { type: 'point.more', make: () => ({ type: 'point.more' }) },
        { type: 'point.retry', make: () => ({ type: 'point.retry' }) },
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
      {(flow, lang: Locale) => <CheckoutScene flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopOf>[0]

/** All three steps filled in. */
async function reachPayment(canvas: Canvas, { checkout }: Spoken) {
  await lit(canvas, 'contact')
  await send(canvas, 'checkout.type')
  await send(canvas, 'checkout.next')
  await lit(canvas, 'delivery')
  await send(canvas, 'city.pick')
  await userEvent.click(await shopOf(canvas).findByRole('radio', { name: new RegExp(checkout.pickup) }))
  await userEvent.click(shopOf(canvas).getByRole('button', { name: checkout.next }))
  await lit(canvas, 'payment')
  await userEvent.click(shopOf(canvas).getByRole('radio', { name: new RegExp(checkout.cash) }))
}
const confirm = (canvas: Canvas, { checkout }: Spoken) => shopOf(canvas).getByRole('button', { name: checkout.confirm })

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    await reachPayment(canvas, speech)
    await userEvent.click(confirm(canvas, speech))
    await lit(canvas, 'completed')
    await expect(shopOf(canvas).getByText(speech.checkout.done.replace('{number}', 'ORD-1'))).toBeVisible()
  },
}

export const WhatIsMissingIsToldAtItsField: Story = {
  play: async ({ canvas, globals }) => {
    const { words, rules, checkout } = spoken(globals)
    const shop = shopOf(canvas)
    await lit(canvas, 'contact')
    await userEvent.click(shop.getByRole('button', { name: checkout.next }))
    await expect(shop.getByRole('textbox', { name: words.name })).toHaveAccessibleDescription(rules.required)
    await logged(canvas, /checkout\.focus {"name":"contact\.name"}/)
  },
}

export const AnAnswerThatIsLostMakesOneOrder: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    await reachPayment(canvas, speech)
    await conditions(canvas, 'held')
    await userEvent.click(confirm(canvas, speech))
    await lit(canvas, 'verifying')
    await end(canvas, 'answer')
    await lit(canvas, 'submitting')
    await conditions(canvas, 'answered')
    await end(canvas, 'lose')
    await lit(canvas, 'backoff')
    await lit(canvas, 'completed')
    await expect(shopOf(canvas).getByText(speech.checkout.done.replace('{number}', 'ORD-1'))).toBeVisible()
  },
}

export const ANewPriceMustBeAgreedTo: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    await reachPayment(canvas, speech)
    await userEvent.click(canvas.getByRole('button', { name: speech.checkout.dearer }))
    await userEvent.click(confirm(canvas, speech))
    await lit(canvas, 'changed')
    await userEvent.click(shopOf(canvas).getByRole('button', { name: speech.checkout.accept }))
    await lit(canvas, 'payment')
    await reload(canvas)
    await lit(canvas, 'payment')
    await waitFor(() => expect(confirm(canvas, speech)).toBeVisible())
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
