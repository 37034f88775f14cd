import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import {
  endCall,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { productsIn } from '../../../../.storybook/flows/products.ts'
import { ReturnDemo } from '../../../../.storybook/flows/return-demo.tsx'
import { returnWordsIn } from '../../../../.storybook/flows/return-words.ts'
import { storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { createFakeReturns, fakeOrder, fakeOrderItem, success, toReturnableOrder } from '../testing/index.ts'
import { createReturnRequestFlow, type ReturnEmitted, type ReturnEvent, type ReturnView } from './index.ts'
import { returnRequestStates } from './states.ts'

const meta = { title: 'Flows/Return', component: ReturnPage } satisfies Meta<typeof ReturnPage>
export default meta
type Story = StoryObj<typeof meta>

/** Four days after the delivery of a `fakeOrder`. */
const today = Date.parse('2026-03-05T12:00:00Z')

/** A returnable order, one past its last day, and one not delivered yet. */
function ordersIn(lang: Locale): Order[] {
  const items = productsIn(lang).map(({ productId, name, price }) =>
    fakeOrderItem(productId, { name, price, returnable: productId === 3 ? 0 : 2 }),
  )
  return [
    fakeOrder('HT-1042', { items }),
    fakeOrder('HT-1017', { items, history: [{ status: 'delivered', date: '2026-01-10T12:00:00+02:00' }] }),
    fakeOrder('HT-1051', { items, status: 'shipped', history: [{ status: 'new', date: '2026-03-04T12:00:00+02:00' }] }),
  ]
}

/** A backend whose questions are in the page's language. */
function setup({ lang, client }: StoryEnvironment) {
  const orders = ordersIn(lang)
  const returns = createFakeReturns(orders)
  const words = returnWordsIn(lang)
  const questions = [
    { id: 'size', text: words.size },
    { id: 'defect', text: words.defect },
  ]
  const backend = client({
    ...returns.answers,
    '/api/profile/return': () =>
      success({ orders: orders.map(toReturnableOrder), requests: [...returns.requests], questions }),
  })
  return { createFlow: () => createReturnRequestFlow({ client: backend, lang, now: () => today }) }
}

/** An exchange or a return: the order, its lines and the reason; validated on submit, submitted once. */
function ReturnPage() {
  return (
    <FlowPage<ReturnEvent, ReturnView, ReturnEmitted>
      setup={setup}
      descriptions={returnRequestStates}
      calls={['/api/profile/return', '/api/profile/return/create']}
      events={[
        {
          type: 'return.order',
          fields: { number: ['HT-1042', 'HT-1017', 'HT-1051'] },
          make: ({ text }) => ({ type: 'return.order', number: text('number') }),
        },
        {
          type: 'return.item',
          fields: { lineId: ['10', '20', '30'], count: 1 },
          make: ({ number }) => ({ type: 'return.item', lineId: number('lineId'), count: number('count') }),
        },
        {
          type: 'return.kind',
          fields: { kind: ['exchange', 'return'] },
          make: ({ text }) => ({ type: 'return.kind', kind: text('kind') === 'return' ? 'return' : 'exchange' }),
        },
        {
          type: 'return.question',
          fields: { question: ['size', 'defect'] },
          make: ({ text }) => ({ type: 'return.question', question: text('question') }),
        },
        {
          type: 'return.comment',
          fields: { comment: '' },
          make: ({ text }) => ({ type: 'return.comment', comment: text('comment') }),
        },
        { type: 'return.submit', make: () => ({ type: 'return.submit' }) },
        { type: 'return.back', make: () => ({ type: 'return.back' }) },
        { type: 'return.another', make: () => ({ type: 'return.another' }) },
        { type: 'return.retry', make: () => ({ type: 'return.retry' }) },
      ]}
    >
      {(flow, lang) => <ReturnDemo flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]
const press = (canvas: Canvas, name: string) => userEvent.click(shopPanel(canvas).getByRole('button', { name }))

async function order(canvas: Canvas, number: RegExp) {
  await waitForState(canvas, 'choosing')
  await userEvent.click(shopPanel(canvas).getByRole('radio', { name: number }))
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { rules, returns, products } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await order(canvas, /HT-1042/)
    await waitForState(canvas, 'editing')
    await press(canvas, returns.submit)
    await expect(shop.getByText(rules.question)).toBeVisible()
    await waitForLog(canvas, /return\.focus {"name":"items"}/)
    await userEvent.selectOptions(shop.getByRole('combobox', { name: products.jacket }), '2')
    await userEvent.click(shop.getByRole('radio', { name: returns.exchange }))
    await userEvent.click(shop.getByRole('radio', { name: returns.size }))
    await press(canvas, returns.submit)
    await waitFor(() => expect(shop.getByText(returns.completeRequest.replace('{number}', 'R-1'))).toBeVisible())
    await press(canvas, returns.another)
    await waitForState(canvas, 'choosing')
  },
}

export const IneligibleOrders: Story = {
  play: async ({ canvas, globals }) => {
    const { lang, returns } = storyTexts(globals)
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(2026, 0, 24))
    await order(canvas, /HT-1017/)
    await waitForState(canvas, 'ineligible')
    await expect(shopPanel(canvas).getByText(returns.window.replace('{date}', day))).toBeVisible()
    await press(canvas, returns.back)
    await order(canvas, /HT-1051/)
    await expect(await shopPanel(canvas).findByText(returns.status)).toBeVisible()
  },
}

export const RetryAfterNetworkFailure: Story = {
  play: async ({ canvas, globals }) => {
    const { returns, products } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await order(canvas, /HT-1042/)
    await waitForState(canvas, 'editing')
    await userEvent.selectOptions(shop.getByRole('combobox', { name: products.trousers }), '1')
    await userEvent.click(shop.getByRole('radio', { name: returns.return }))
    await userEvent.click(shop.getByRole('radio', { name: returns.defect }))
    await setNetworkConditions(canvas, 'held')
    await press(canvas, returns.submit)
    await waitForState(canvas, 'submitting')
    await setNetworkConditions(canvas, 'answered')
    await endCall(canvas, 'failNetwork')
    await waitFor(() => expect(shop.getByRole('alert')).toHaveTextContent(returns.failed))
    await expect(shop.getByRole('radio', { name: returns.defect })).toBeChecked()
    await press(canvas, returns.submit)
    await waitFor(() => expect(shop.getByText(returns.completeRequest.replace('{number}', 'R-1'))).toBeVisible())
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
