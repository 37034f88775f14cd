import { orderStatuses } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { render, screen } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { cart } from '../../../platform/words/uk/cart.ts'
import { checkout } from '../../../platform/words/uk/checkout.ts'
import { orders } from '../../../platform/words/uk/orders.ts'
import type { OrdersPageData } from './orders.server.ts'
import { OrdersPage } from './orders-page.tsx'

const data: OrdersPageData = {
  orders: { items: [], page: 1, per_page: 24, total: 0, pages: 0 },
  isEmailConfirmed: false,
  status: null,
  opened: null,
  repeatKey: crypto.randomUUID(),
  title: 'Мої замовлення',
  statuses: orderStatuses,
  words: orders,
  cartWords: cart,
  checkoutWords: checkout,
  returnsWords: null,
  receiptQrs: {},
  seo: [],
}

const Page = () => (
  <ShopUiProvider locale="uk" messages={uk}>
    <OrdersPage data={useLoaderData<OrdersPageData>()} result={undefined} />
  </ShopUiProvider>
)

async function show(isEmailConfirmed: boolean) {
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader: () => ({ ...data, isEmailConfirmed }) }])
  render(<Stub />)
  await screen.findByRole('heading', { name: 'Мої замовлення' })
  return screen.queryByRole('link', { name: 'Підтвердити e-mail' })
}

it('says that orders placed as a guest come with the confirmed e-mail', async () => {
  expect((await show(false))?.getAttribute('href')).toBe('/account')
})

it('says nothing of it once the e-mail is confirmed', async () => {
  expect(await show(true)).toBeNull()
})

it('leads from an empty list to the orders of a guest', async () => {
  await show(true)
  expect(screen.getByRole('link', { name: 'Знайти за номером і телефоном' }).getAttribute('href')).toBe('/order')
})
