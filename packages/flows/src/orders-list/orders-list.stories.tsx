import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { Pagination } from '@shop/ui/pagination'
import { Price } from '@shop/ui/price'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import {
  reloadTab,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { useExampleTexts } from '../../../../.storybook/flows/products.ts'
import { storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeOrdersList, fakeOrder } from '../testing/index.ts'
import {
  createOrdersListFlow,
  type OrdersListEmitted,
  type OrdersListEvent,
  type OrdersListFlow,
  type OrdersListView,
} from './index.ts'
import { ordersListStates } from './states.ts'

const meta = { title: 'Flows/Orders', component: OrdersPage } satisfies Meta<typeof OrdersPage>
export default meta
type Story = StoryObj<typeof meta>

const orders = Array.from({ length: 23 }, (_, index) => fakeOrder(`HT-${1023 - index}`))

function Orders({ flow }: { flow: OrdersListFlow }) {
  const words = useExampleTexts()
  const { status, orders, page, pages, error, repeating } = useFlowView(flow)
  if (status === 'failed')
    return (
      <p role="alert">
        {error?.message ?? words.offline}{' '}
        <Button variant="quiet" onClick={() => flow.send({ type: 'orders.retry' })}>
          {words.again}
        </Button>
      </p>
    )
  if (status === 'empty')
    return (
      <EmptyState.Root>
        <EmptyState.Title>{words.orders}: 0</EmptyState.Title>
      </EmptyState.Root>
    )
  return (
    <div aria-busy={status === 'loading'}>
      <ul>
        {orders.map(({ number, total }) => (
          <li key={number}>
            <b>{number}</b> <Price amount={total} size="small" />{' '}
            <Button
              variant="quiet"
              size="small"
              pending={repeating === number}
              onClick={() => flow.send({ type: 'order.repeat', number })}
            >
              {words.add}
              <span data-visually-hidden=""> {number}</span>
            </Button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links are activated, also by keyboard */}
      <div
        onClick={event => {
          event.preventDefault()
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (link) flow.send({ type: 'orders.page', page: Number(link.hash.slice(1)) })
        }}
      >
        <Pagination page={page} pages={pages} href={next => `#${next}`} />
      </div>
    </div>
  )
}

/** A customer's orders, paged; one of them added to the cart again. */
function OrdersPage() {
  return (
    <FlowPage<OrdersListEvent, OrdersListView, OrdersListEmitted>
      setup={({ client, lang }) => {
        const backend = client(createFakeOrdersList(orders))
        return { createFlow: () => createOrdersListFlow({ client: backend, lang }) }
      }}
      descriptions={ordersListStates}
      calls={['/api/profile/orders']}
      events={[
        {
          type: 'orders.page',
          fields: { page: 2 },
          make: ({ number }) => ({ type: 'orders.page', page: number('page') }),
        },
        { type: 'orders.filter', make: () => ({ type: 'orders.filter', status: null }) },
        { type: 'orders.refresh', make: () => ({ type: 'orders.refresh' }) },
        { type: 'orders.retry', make: () => ({ type: 'orders.retry' }) },
        {
          type: 'order.repeat',
          fields: { number: 'HT-1023' },
          make: ({ text }) => ({ type: 'order.repeat', number: text('number') }),
        },
        {
          type: 'cart.added',
          fields: { productId: 1 },
          make: ({ number }) => ({ type: 'cart.added', productId: number('productId'), optionId: null }),
        },
        {
          type: 'cart.rejected',
          fields: { productId: 1 },
          make: ({ number }) => ({ type: 'cart.rejected', productId: number('productId'), optionId: null }),
        },
      ]}
    >
      {flow => <Orders flow={flow} />}
    </FlowPage>
  )
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { words, messages, serverError } = storyTexts(globals)
    const shop = () => shopPanel(canvas)
    await waitForState(canvas, 'shown')
    await userEvent.click(shop().getByRole('link', { name: messages.pagination.page.replace('{page}', '2') }))
    await waitForLog(canvas, /orders\.pageChanged {"page":2/)
    await waitFor(() => expect(shop().queryByText('HT-1023')).toBeNull())
    await setNetworkConditions(canvas, 'server')
    await reloadTab(canvas)
    await waitFor(() => expect(shop().getByRole('alert')).toHaveTextContent(serverError))
    await setNetworkConditions(canvas, 'answered')
    await userEvent.click(shop().getByRole('button', { name: words.again }))
    await waitForState(canvas, 'shown')
  },
}
