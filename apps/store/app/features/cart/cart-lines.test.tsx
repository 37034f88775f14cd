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

const line = (count: number): CartLineItem => ({
  id: 1,
  product_id: 2,
  option_id: null,
  code: 'A-2',
  name: 'Куртка',
  option: null,
  url: '/jackets/k',
  image: { src: '/2.webp', alt: '', width: 4, height: 5, sources: [] },
  price: 100,
  old_price: null,
  count,
  total: 100 * count,
  availability: 'in_stock',
  count_left: 20,
})

/** A cart in which something becomes of its line. */
function Page() {
  const [count, setCount] = useState(3)
  const lines = useMemo(() => [line(count)], [count])
  return (
    <>
      <button type="button" onClick={() => setCount(7)}>
        Load
      </button>
      <CartLines notices={[]} lines={lines} words={words} level={2} />
    </>
  )
}

it('adds up what is pressed and typed until the script of the cart has loaded, and then shows what the cart has', async () => {
  const flow = lazyFlow<CartEvent, CartView, CartEmitted>(() => new Promise(() => undefined), { view: initialCartView })
  const send = vi.spyOn(flow, 'send')
  render(
    <ShopUiProvider locale="uk" messages={uk}>
      <FlowProvider context={CartContext} flow={flow}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
      </FlowProvider>
    </ShopUiProvider>,
  )
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
