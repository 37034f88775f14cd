import type { Cart } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { cart as words } from '../../platform/words/uk/cart.ts'
import { CartSums } from './cart-sums.tsx'

const cart: Cart = {
  items: [],
  notices: [],
  version: 'v',
  count: 1,
  list_total: 2980,
  subtotal: 2490,
  discount: 249,
  coupon: { code: 'TEN', state: 'applied', message: '' },
  total_price: 2241,
  instalment: { count: 6, amount: 373.5 },
}

it.each([
  [{ prefix: '$', spacing: 'none' as const }, '−$490', '−$249', '6 × $373,50'],
  [{ suffix: '₴' }, '−490\u00a0₴', '−249\u00a0₴', '6 × 373,50\u00a0₴'],
])(
  'writes the minus of what is saved before the amount and its currency, and what a month costs after it: %j',
  (currency, saving, discount, month) => {
    const page = (
      <ShopUiProvider locale="uk" messages={uk} currency={currency}>
        <CartSums cart={cart} words={words} />
      </ShopUiProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(shown).toEqual(expect.arrayContaining([saving, discount, month]))
  },
)
