import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopUiProvider } from '../provider/index.ts'
import { Toast } from '../toast/index.ts'
import { Modal } from './index.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, '__webpack_nonce__'))

test('the nonce of the provider is that of the style element of the scroll lock, and where React Aria looks for it', () => {
  render(
    <ShopUiProvider nonce="r4nd0m">
      <Modal.Root defaultName="cart">
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
        </Modal.Content>
      </Modal.Root>
    </ShopUiProvider>,
  )
  const inserted = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('overflow'))
  expect(inserted.map(style => style.getAttribute('nonce'))).toEqual(['r4nd0m'])
  expect(globalThis).toHaveProperty('__webpack_nonce__', 'r4nd0m')
})

const cart = (
  <Modal.Root>
    <Modal.Trigger name="cart">Відкрити</Modal.Trigger>
    <Modal.Content name="cart">
      <Modal.Title>Кошик</Modal.Title>
    </Modal.Content>
  </Modal.Root>
)

test('focus returns to what opened the dialog, where there is no layout too', async () => {
  render(<main>{cart}</main>)
  await userEvent.click(screen.getByRole('button', { name: 'Відкрити' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Відкрити' })).toHaveFocus()
})

test('Escape closes the dialog below a toast first, then the toast', async () => {
  const page = (toast: boolean) => (
    <Toast.Region>
      {cart}
      {toast && (
        <Toast.Root>
          <Toast.Description>Додано</Toast.Description>
        </Toast.Root>
      )}
    </Toast.Region>
  )
  const { rerender, container } = render(page(false))
  await userEvent.click(screen.getByRole('button', { name: 'Відкрити' }))
  rerender(page(true))
  const toasts = () => container.ownerDocument.querySelectorAll('[data-scope="toast"][data-part="root"]')
  expect(toasts()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(toasts()).toHaveLength(0)
})
