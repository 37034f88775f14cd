import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShopUiProvider } from '../provider/index.ts'
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
