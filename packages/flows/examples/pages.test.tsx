import { createCartFlow } from '@shop/flows/cart'
import { createFakeCarts, createFakeClient, createFakeStorage } from '@shop/flows/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { connectCart } from './plain-page.ts'
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
