import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CartButton } from './cart-button.tsx'

test('adds as many pieces as were chosen', async () => {
  const onAdd = vi.fn()
  render(<CartButton onAdd={onAdd} />)
  // Parts are found by role and name, as a screen reader finds them.
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity: Work jacket' })
  await userEvent.type(quantity, '{ArrowUp}{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(onAdd).toHaveBeenCalledWith(3)
  // What has no role is found by its part: these attributes are public.
  expect(document.querySelector('[data-scope="quantity-stepper"][data-part="root"]')).not.toBeNull()
})
