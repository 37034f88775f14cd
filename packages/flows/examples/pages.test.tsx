import { createCartFlow } from '@shop/flows/cart'
import { toCart } from '@shop/flows/checkout/factory'
import { createFakeCarts, createFakeClient, createFakeStorage, flush } from '@shop/flows/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { connectCart } from './plain-page.ts'
import { UsAddress } from './us-address.tsx'
import { createUsCheckout } from './us-checkout.ts'
import { Cart } from './use-machine.tsx'

const client = () => createFakeClient(createFakeCarts([{ productId: 1, name: 'Jacket', price: 50, left: 5 }]).answers)

it('the machine of the cart runs with useMachine', async () => {
  render(<Cart client={client()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add the jacket' }))
  expect(screen.getByRole('heading')).toHaveTextContent('Cart (1)')
  expect(await screen.findByText(/Jacket × 1/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('heading')).toHaveTextContent('Cart (0)')
})

it('a page without a framework shows the cart and changes it', async () => {
  document.body.innerHTML = '<b data-cart="count"></b><ul data-cart="lines"></ul><button data-add="1">Add</button>'
  const cart = createCartFlow({ client: client(), storage: createFakeStorage(), lang: 'en' })
  onTestFinished(connectCart(document.body, cart))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(document.querySelector('b')).toHaveTextContent('1')
  expect(await screen.findByRole('listitem')).toHaveTextContent('Jacket × 1')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(document.querySelector('b')).toHaveTextContent('0')
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('the form of an address has the inputs of the US checkout, and shows their issues', async () => {
  const cart = { items: [{ id: 1, product_id: 7, name: 'Jacket', price: 49.5, count: 2 }] }
  const checkout = createUsCheckout(
    { submit: () => ({ number: '1', token: 't', total: 99, payment: null }), cart: () => cart },
    { storage: createFakeStorage(), lang: 'en', cartId: 'c', cart: toCart(cart) },
  )
  checkout.start()
  onTestFinished(() => checkout.stop())
  await flush()
  render(<UsAddress checkout={checkout} />)
  fireEvent.change(screen.getByLabelText(/ZIP/), { target: { value: '941' } })
  fireEvent.blur(screen.getByLabelText(/ZIP/))
  expect(checkout.getView().values).toMatchObject({ 'address.zip': '941' })
  expect(screen.getByText('Enter a ZIP code: 94103 or 94103-1234.')).toBeVisible()
})
