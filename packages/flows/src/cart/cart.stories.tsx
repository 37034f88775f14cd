import { Button } from '@shop/ui/button'
import { CartLine } from '@shop/ui/cart-line'
import { EmptyState } from '@shop/ui/empty-state'
import { OrderSummary } from '@shop/ui/order-summary'
import { Price } from '@shop/ui/price'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
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
  ExamplePicture,
  pictureOf,
  productsIn,
  storyTexts,
  useExampleTexts,
} from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeCarts } from '../testing/index.ts'
import { type CartEvent, type CartFlow, type CartView, createCartFlow } from './index.ts'
import { cartStates } from './states.ts'

/**
 * One command at a time, in order. Counts are optimistic, prices are the backend's; unanswered commands are retried, rejected
 * ones are rolled back and shown at their line.
 */
const meta = {
  title: 'Flows/Cart',
  tags: ['night'],
  component: CartPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

/** A backend with two products in the cart. */
function setup({ lang, client, storage, tabStorage, broadcast }: StoryEnvironment) {
  const carts = createFakeCarts(productsIn(lang), { ZMINA10: 10 }, backendMessagesIn(lang))
  for (const product_id of [1, 2])
    carts.answers['/api/cart/add']?.(
      { product_id, count: 1, ...(product_id > 1 ? { cart_id: 'cart-1' } : {}) },
      { idempotencyKey: String(product_id) },
    )
  const deps = { client: client(carts.answers), storage, tabStorage, broadcast, lang }
  return {
    createFlow: () => createCartFlow({ ...deps, cartId: 'cart-1', cart: carts.cart('cart-1') }),
    backendActions: {
      'Shop: the jacket costs more': () => carts.price(1, 2690),
      'Shop: one jacket is left': () => carts.stock(1, 1),
    },
  }
}

type Line = CartView['lines'][number]

function CartLineSnapshot({ flow, line }: { flow: CartFlow; line: Line }) {
  const words = useExampleTexts()
  const retry = () => flow.send({ type: 'cart.retry', key: `line:${line.id}` })
  return (
    <CartLine.Root pending={line.pending}>
      <CartLine.Media>
        <ExamplePicture name={pictureOf(line.product_id)} />
      </CartLine.Media>
      <CartLine.Header>
        <CartLine.Name>{line.name}</CartLine.Name>
        <CartLine.Remove product={line.name} onClick={() => flow.send({ type: 'cart.remove', lineId: line.id })} />
      </CartLine.Header>
      <CartLine.Footer>
        <QuantityStepper.Root
          size="small"
          product={line.name}
          value={line.count}
          onValueChange={count => flow.send({ type: 'cart.setCount', lineId: line.id, count })}
        />
        <Price amount={line.total} size="small" />
      </CartLine.Footer>
      {line.error && (
        <CartLine.Error>
          {line.error.message}{' '}
          <Button variant="quiet" onClick={retry}>
            {words.again}
          </Button>
        </CartLine.Error>
      )}
    </CartLine.Root>
  )
}

function Cart({ flow }: { flow: CartFlow }) {
  const words = useExampleTexts()
  const { lines, cart, count, pending, offline } = useFlowView(flow)
  if (lines.length === 0)
    return (
      <EmptyState.Root>
        <EmptyState.Title>{words.emptyCart}</EmptyState.Title>
        <EmptyState.Description>{words.emptyCartText}</EmptyState.Description>
        <EmptyState.Footer>
          <Button variant="accent" onClick={() => flow.send({ type: 'cart.add', productId: 1 })}>
            {words.add}
          </Button>
        </EmptyState.Footer>
      </EmptyState.Root>
    )
  return (
    <>
      <ul>
        {lines.map(line => (
          <CartLineSnapshot key={line.id} flow={flow} line={line} />
        ))}
      </ul>
      <OrderSummary.Root aria-busy={pending}>
        <OrderSummary.Header>
          <OrderSummary.Title />
          <span data-text="caption">{offline ? words.offline : `× ${count}`}</span>
        </OrderSummary.Header>
        <OrderSummary.Totals>
          {cart !== null && cart.discount > 0 && (
            <OrderSummary.TotalsRow term={words.discount}>
              <Price amount={-cart.discount} size="small" />
            </OrderSummary.TotalsRow>
          )}
          <OrderSummary.TotalsRow term={words.total} grandTotal>
            <Price amount={cart?.total_price ?? 0} />
          </OrderSummary.TotalsRow>
        </OrderSummary.Totals>
      </OrderSummary.Root>
    </>
  )
}

function CartPage({ steps }: FlowStoryArgs<CartEvent>) {
  return (
    <FlowPage
      steps={steps}
      setup={setup}
      descriptions={cartStates}
      calls={[
        '/api/cart/add',
        '/api/cart/update',
        '/api/cart/delete',
        '/api/cart/clear',
        '/api/cart/show',
        '/api/cart/count',
      ]}
      events={[
        {
          type: 'cart.add',
          fields: { productId: ['1', '2', '3'], count: 1 },
          make: ({ number }) => ({ type: 'cart.add', productId: number('productId'), count: number('count') }),
        },
        {
          type: 'cart.increment',
          fields: { lineId: 1 },
          make: ({ number }) => ({ type: 'cart.increment', lineId: number('lineId') }),
        },
        {
          type: 'cart.decrement',
          fields: { lineId: 1 },
          make: ({ number }) => ({ type: 'cart.decrement', lineId: number('lineId') }),
        },
        {
          type: 'cart.setCount',
          fields: { lineId: 1, count: 3 },
          make: ({ number }) => ({ type: 'cart.setCount', lineId: number('lineId'), count: number('count') }),
        },
        {
          type: 'cart.remove',
          fields: { lineId: 1 },
          make: ({ number }) => ({ type: 'cart.remove', lineId: number('lineId') }),
        },
        { type: 'cart.clear', make: () => ({ type: 'cart.clear' }) },
        {
          type: 'cart.coupon.apply',
          fields: { code: 'ZMINA10' },
          make: ({ text }) => ({ type: 'cart.coupon.apply', code: text('code') }),
        },
        { type: 'cart.coupon.remove', make: () => ({ type: 'cart.coupon.remove' }) },
        { type: 'cart.refresh', make: () => ({ type: 'cart.refresh', reason: 'open' }) },
        { type: 'cart.retry', make: () => ({ type: 'cart.retry' }) },
        { type: 'cart.error.dismiss', make: () => ({ type: 'cart.error.dismiss' }) },
        { type: 'network.offline', make: () => ({ type: 'network.offline' }) },
        { type: 'network.online', make: () => ({ type: 'network.online' }) },
      ]}
    >
      {flow => <Cart flow={flow} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const PriceFollowsTheBackend: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { messages, products, of } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await waitForState(canvas, 'idle')
    await setNetworkConditions(canvas, 'held')
    await sendEvent(canvas, 'cart.setCount', { lineId: '1', count: '3' })
    await waitForState(canvas, 'executing')
    await expect(shop.getByRole('spinbutton', { name: of(messages.quantity.label, products.jacket) })).toHaveValue('3')
    await expect(shop.getByRole('complementary')).toHaveTextContent(/4\D680/)
    await endCall(canvas, 'answer')
    await waitForState(canvas, 'idle')
    await expect(shop.getByRole('complementary')).toHaveTextContent(/9\D660/)
    await waitForLog(canvas, /cart\.changed/)
  },
}

/** The backend fails: the count is rolled back, the error is at its line. */
export const RejectedCommand: Story = {
  args: {
    steps: [{ until: 'idle' }, { network: 'server' }, { send: { type: 'cart.increment', lineId: 1 } }],
  },
}
export const RejectedCommandIsRetried: Story = {
  ...RejectedCommand,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { words, messages, rules, products, of } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await expect(await shop.findByRole('alert')).toHaveTextContent(rules.failure.server)
    await expect(shop.getByRole('spinbutton', { name: of(messages.quantity.label, products.jacket) })).toHaveValue('1')
    await setNetworkConditions(canvas, 'answered')
    await userEvent.click(shop.getByRole('button', { name: words.again }))
    await waitFor(() => expect(shop.getByRole('complementary')).toHaveTextContent(/7\D170/))
    await expect(shop.queryByRole('alert')).toBeNull()
  },
}

/** No answer: the line is gone already, the command is repeated until there is one. */
export const UnansweredCommand: Story = {
  args: {
    steps: [
      { until: 'idle' },
      { network: 'requestLost' },
      { send: { type: 'cart.remove', lineId: 2 } },
      { until: 'backoff' },
    ],
  },
}
