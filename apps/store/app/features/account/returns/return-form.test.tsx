import { uk as messages } from '@shop/contract/messages/uk'
import { fakeOrder, fakeOrderItem, toReturnableOrder } from '@shop/flows/testing'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { cart } from '../../../platform/words/uk/cart.ts'
import { returns as words } from '../../../platform/words/uk/returns.ts'
import { ModalsContext } from '../../../shell/dialogs/use-modals.ts'
import { ReturnForm } from './return-form.tsx'
import type { ReturnsPageData, ReturnsResult } from './returns.server.ts'

const order = toReturnableOrder(fakeOrder('2', { items: [fakeOrderItem(1)] }))
const data: ReturnsPageData = {
  orders: [order],
  requests: [],
  questions: [{ id: 'size', text: 'Не підійшов розмір' }],
  order,
  guest: null,
  sent: null,
  sentTo: '',
  key: crypto.randomUUID(),
  words,
  cartWords: cart,
  messages,
}
const errors = { items: words.noItems, question: 'Оберіть питання', comment: 'Задовгий' }
const result: ReturnsResult = { values: { comment: 'Мала' }, photos: [], photoErrors: [], errors, formError: null }

const modals = { open: () => undefined, close: () => undefined, prepare: () => undefined }
const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <ShopUiProvider locale="uk" messages={uk}>
        <ModalsContext value={modals}>
          <ReturnForm data={data} order={order} result={result} />
        </ModalsContext>
      </ShopUiProvider>
    ),
  },
])

const question = () => screen.getByRole('combobox', { name: words.question })
const comment = () => screen.getByRole('textbox', { name: RegExp(words.comment) })

it('drops the errors of what was changed since the answer without scripts, before hydration and after it', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Stub />)
  expect(screen.getByText(words.noItems)).toBeVisible()
  Object.assign(question(), { value: 'size' })
  render(<Stub />, { container, hydrate: true })
  await waitFor(() => expect(question()).not.toHaveAttribute('aria-invalid'))
  expect(screen.queryByText(words.noItems)).toBeNull()
  expect(comment()).toHaveAttribute('aria-invalid', 'true')
  fireEvent.input(comment(), { target: { value: 'Замала' } })
  expect(comment()).not.toHaveAttribute('aria-invalid')
})
