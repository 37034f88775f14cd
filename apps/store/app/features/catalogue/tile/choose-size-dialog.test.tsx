import type { CartEmitted, CartEvent, CartView } from '@shop/flows/cart'
import { initialCartView } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import { uk } from '@shop/ui/messages/uk'
import { Modal } from '@shop/ui/modal'
import { ShopUiProvider } from '@shop/ui/provider'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastsProvider } from '../../../shell/toasts/toasts.tsx'
import { CartContext } from '../../cart/index.ts'
import { ChooseSizeDialog } from './choose-size-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const size = { id: 70, name: '48', price: 1000, old_price: null, availability: 'in_stock', count_left: 9 }
const jacket = { id: 7, url: '/jackets/k', price: 1000, isFrom: false, was: null }

it('adds the size that was chosen as without scripts when the script of the cart is gone after a release', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [{ product_id: 7, options: [size] }] }))
  const cart = lazyFlow<CartEvent, CartView, CartEmitted>(() => Promise.reject(new Error('the script is gone')), {
    view: initialCartView,
    onError: () => undefined,
  })
  const posted = Promise.withResolvers<unknown>()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.resolve([this.method, this.getAttribute('action'), Object.fromEntries(new FormData(this))])
  })
  const page = (
    <ToastsProvider>
      <Modal.Root name="choose-size" onNameChange={() => undefined}>
        <Suspense>
          <ChooseSizeDialog data={{ prodname: 'Куртка', data: jacket }} />
        </Suspense>
      </Modal.Root>
    </ToastsProvider>
  )
  const shop = (
    <ShopUiProvider locale="uk" messages={uk}>
      <FlowProvider context={CartContext} flow={cart}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </FlowProvider>
    </ShopUiProvider>
  )
  await act(async () => render(shop))
  const [button] = await screen.findAllByRole('button', { name: /^48/ })
  button?.click()
  expect(await posted.promise).toEqual(['post', '/jackets/k', { product_id: '7', option_id: '70' }])
})
