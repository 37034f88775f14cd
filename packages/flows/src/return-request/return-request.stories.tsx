import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { goodsIn } from '../../../../.storybook/flows/goods.ts'
import { conditions, end, lit, logged, shopOf } from '../../../../.storybook/flows/play.ts'
import { ReturnScene } from '../../../../.storybook/flows/return-scene.tsx'
import { returnWordsIn } from '../../../../.storybook/flows/return-words.ts'
import { spoken } from '../../../../.storybook/flows/spoken.ts'
import type { World } from '../../../../.storybook/flows/stage.ts'
import { createFakeReturns, fakeOrder, fakeOrderItem, success } from '../testing/index.ts'
import { createReturnRequestFlow, type ReturnEmitted, type ReturnEvent, type ReturnView } from './index.ts'
import { returnRequestStates } from './states.ts'

const meta = { title: 'Flows/Return', component: ReturnPage } satisfies Meta<typeof ReturnPage>
export default meta
type Story = StoryObj<typeof meta>

/** Four days after an order of `fakeOrder` has arrived. */
const today = Date.parse('2026-03-05T12:00:00Z')

/** One that can go back, one of which the last day is over, and one that is on its way. */
function ordersIn(lang: Locale): Order[] {
  const items = goodsIn(lang).map(({ productId, name, price }) =>
    fakeOrderItem(productId, { name, price, returnable: productId === 3 ? 0 : 2 }),
  )
  return [
    fakeOrder('HT-1042', { items }),
    fakeOrder('HT-1017', { items, history: [{ status: 'delivered', date: '2026-01-10T12:00:00+02:00' }] }),
    fakeOrder('HT-1051', { items, status: 'shipped', history: [{ status: 'new', date: '2026-03-04T12:00:00+02:00' }] }),
  ]
}

/** A backend that asks in the page's language. */
function begin({ lang, client }: World) {
  const orders = ordersIn(lang)
  const returns = createFakeReturns(orders)
  const words = returnWordsIn(lang)
  const questions = [
    { id: 'size', text: words.size },
    { id: 'defect', text: words.defect },
  ]
  const backend = client({
    ...returns.answers,
    '/api/profile/return': () => success({ orders, requests: [...returns.requests], questions }),
  })
  return { open: () => createReturnRequestFlow({ client: backend, lang, now: () => today }) }
}

/** An exchange or a return: which order, what of it, why; judged when it is sent, and sent once. */
function ReturnPage() {
  return (
    <FlowPage<ReturnEvent, ReturnView, ReturnEmitted>
      begin={begin}
      meanings={returnRequestStates}
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
      {(flow, lang) => <ReturnScene flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopOf>[0]
const press = (canvas: Canvas, name: string) => userEvent.click(shopOf(canvas).getByRole('button', { name }))

async function order(canvas: Canvas, number: RegExp) {
  await lit(canvas, 'choosing')
  await userEvent.click(shopOf(canvas).getByRole('radio', { name: number }))
}

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const { rules, returns, goods } = spoken(globals)
    const shop = shopOf(canvas)
    await order(canvas, /HT-1042/)
    await lit(canvas, 'editing')
    await press(canvas, returns.submit)
    await expect(shop.getByText(rules.question)).toBeVisible()
    await logged(canvas, /return\.focus {"name":"items"}/)
    await userEvent.selectOptions(shop.getByRole('combobox', { name: goods.jacket }), '2')
    await userEvent.click(shop.getByRole('radio', { name: returns.exchange }))
    await userEvent.click(shop.getByRole('radio', { name: returns.size }))
    await press(canvas, returns.submit)
    await waitFor(() => expect(shop.getByText(returns.completeRequest.replace('{number}', 'R-1'))).toBeVisible())
    await press(canvas, returns.another)
    await lit(canvas, 'choosing')
  },
}

export const WhatCannotGoBackSaysWhy: Story = {
  play: async ({ canvas, globals }) => {
    const { lang, returns } = spoken(globals)
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(2026, 0, 24))
    await order(canvas, /HT-1017/)
    await lit(canvas, 'ineligible')
    await expect(shopOf(canvas).getByText(returns.window.replace('{date}', day))).toBeVisible()
    await press(canvas, returns.back)
    await order(canvas, /HT-1051/)
    await expect(await shopOf(canvas).findByText(returns.status)).toBeVisible()
  },
}

export const ARequestThatWasNotSentKeepsWhatWasChosen: Story = {
  play: async ({ canvas, globals }) => {
    const { returns, goods } = spoken(globals)
    const shop = shopOf(canvas)
    await order(canvas, /HT-1042/)
    await lit(canvas, 'editing')
    await userEvent.selectOptions(shop.getByRole('combobox', { name: goods.trousers }), '1')
    await userEvent.click(shop.getByRole('radio', { name: returns.return }))
    await userEvent.click(shop.getByRole('radio', { name: returns.defect }))
    await conditions(canvas, 'held')
    await press(canvas, returns.submit)
    await lit(canvas, 'submitting')
    await conditions(canvas, 'answered')
    await end(canvas, 'lose')
    await waitFor(() => expect(shop.getByRole('alert')).toHaveTextContent(returns.failed))
    await expect(shop.getByRole('radio', { name: returns.defect })).toBeChecked()
    await press(canvas, returns.submit)
    await waitFor(() => expect(shop.getByText(returns.completeRequest.replace('{number}', 'R-1'))).toBeVisible())
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
