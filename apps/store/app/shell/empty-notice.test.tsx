import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { cart as words } from '../platform/words/uk/cart.ts'
import { EmptyNotice } from './empty-notice.tsx'

it('leads from what is empty to the catalogue', () => {
  const page = (
    <ShopUiProvider locale="uk" messages={uk}>
      <EmptyNotice words={words} />
    </ShopUiProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/catalogue')
})
