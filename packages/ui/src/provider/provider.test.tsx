import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { uk } from '../messages/uk.ts'
import { SkipLink } from '../skip-link/index.ts'
import { ShopUiProvider, useShopUi } from './index.ts'

const Texts = () => {
  const { messages } = useShopUi()
  return <p>{`${messages.modal.close}, ${messages.orderTimeline.done}`}</p>
}

test('groups of messages that a provider leaves out come from the one around it', () => {
  render(
    <ShopUiProvider locale="uk" messages={uk}>
      <ShopUiProvider messages={{ orderTimeline: { done: 'готово', upcoming: 'буде', failed: 'ні' } }}>
        <Texts />
      </ShopUiProvider>
    </ShopUiProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('Закрити, готово')
})

test('groups that no provider gives are English', () => {
  render(
    <ShopUiProvider locale="uk" messages={{ modal: uk.modal }}>
      <Texts />
      <SkipLink />
    </ShopUiProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe(`Закрити, ${en.orderTimeline.done}`)
  expect(screen.getByRole('link').textContent).toBe(en.skipLink.label)
})
