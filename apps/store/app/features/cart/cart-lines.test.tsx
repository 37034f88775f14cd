import type { CartEmitted, CartEvent, CartView } from '@shop/flows/cart'
import { initialCartView } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { fireEvent, render, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { cart as words } from '../../platform/words/uk/cart.ts'
import { type CartLineItem, CartLines } from './cart-lines.tsx'
import { CartContext } from './cart-provider.tsx'

const line = (count: number, price = 100): CartLineItem => ({
  id: 1,
  product_id: 2,
  option_id: null,
  code: 'A-2',
  name: 'Куртка',
  option: null,
  url: '/jackets/k',
  image: { src: '/2.webp', alt: '', width: 4, height: 5, sources: [] },
  price,
  old_price: null,
  count,
  total: price * count,
  availability: 'in_stock',
  count_left: 20,
})

/** A cart in which something becomes of its line. */
function Page() {
  const [count, setCount] = useState(3)
  const lines = useMemo(() => [line(count, count === 7 ? 90 : 100)], [count])
  return (
    <>
      <button type="button" onClick={() => setCount(7)}>
        Load
      </button>
      <CartLines notices={[]} lines={lines} words={words} level={2} />
    </>
  )
}

const loadingCart = () =>
  lazyFlow<CartEvent, CartView, CartEmitted>(() => new Promise(() => undefined), { view: initialCartView })

const renderPage = (flow = loadingCart()) =>
  render(
    <ShopUiProvider locale="uk" messages={uk}>
      <FlowProvider context={CartContext} flow={flow}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
      </FlowProvider>
    </ShopUiProvider>,
  )

it('adds up what is pressed and typed until the script of the cart has loaded, and then shows what the cart has', async () => {
  const flow = loadingCart()
  const send = vi.spyOn(flow, 'send')
  renderPage(flow)
  const field = await screen.findByRole('spinbutton')
  const more = screen.getByRole('button', { name: 'Збільшити кількість: Куртка' })
  fireEvent.click(more)
  fireEvent.click(more)
  fireEvent.keyDown(field, { key: 'PageUp' })
  expect(field).toHaveProperty('value', '15')
  expect(send.mock.lastCall).toEqual([{ type: 'cart.setCount', lineId: 1, count: 15 }])
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  expect(field).toHaveProperty('value', '7')
})

it('shows a changed price per piece in a translated page', async () => {
  renderPage()
  const price = await screen.findByText(/100.*шт/)
  // Translators put each text into elements of their own, and React keeps the replaced node.
  for (const text of [...price.childNodes]) if (text instanceof Text) text.replaceWith(text.data)
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  expect(await screen.findByText(/90.*шт/)).toBeVisible()
})
