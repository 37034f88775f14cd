import type { Order } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { checkout } from '../../platform/words/uk/checkout.ts'
import { orderOf } from '../../testing/order.ts'
import { OrderPay } from './order-pay.tsx'

const Page = () => (
  <ShopUiProvider locale="uk" messages={uk}>
    <button type="button">Поруч</button>
    <OrderPay order={useLoaderData<Order>()} words={checkout.order} address="/cart/thankyou" action={undefined} />
  </ShopUiProvider>
)

const { payment } = orderOf()
const awaiting = orderOf({
  payment: {
    ...payment,
    id: 'liqpay',
    options: [{ id: 'liqpay', name: 'Карткою онлайн' }],
    awaiting: true,
    until: '2026-12-02T10:00:00.000Z',
  },
})
const paid = orderOf({ payment: { ...payment, id: 'liqpay' }, payment_status: 'paid' })

/** Shows an order that waits for its payment; `pay` has the page find out that it is paid. */
async function showAwaiting() {
  let order = awaiting
  const router = createMemoryRouter([
    { path: '/', element: <Page />, hydrateFallbackElement: <p />, loader: () => order },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Очікує оплати' })
  expect(screen.getByText(/^Товари тримаємо для вас до 2\sгрудня 2026.* 12:00\.$/)).toBeVisible()
  return async () => {
    order = paid
    await act(() => router.revalidate())
    return screen.findByRole('heading', { name: 'Оплачено' })
  }
}

it('moves the focus to the new state when the focused button of the payment is gone', async () => {
  const pay = await showAwaiting()
  screen.getByRole('button', { name: 'Оплатити карткою' }).focus()
  const title = await pay()
  expect(document.activeElement).toBe(title)
})

it('leaves the focus where it is otherwise', async () => {
  const pay = await showAwaiting()
  const beside = screen.getByRole('button', { name: 'Поруч' })
  screen.getByRole('button', { name: 'Оплатити карткою' }).focus()
  beside.focus()
  await pay()
  expect(document.activeElement).toBe(beside)
})
