import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { NewsletterForm } from './index.ts'

const onSubmit = vi.fn()
beforeEach(() => onSubmit.mockReset())

/** Resolves the pending submission. */
let resolveSubmission = () => {}

function Newsletter() {
  const [state, setState] = useState<ComponentProps<typeof NewsletterForm.Root>['state']>('idle')
  return (
    <NewsletterForm.Root
      state={state}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
        setState('pending')
        resolveSubmission = () => setState('done')
      }}
    >
      <NewsletterForm.Field label="E-mail" />
      <NewsletterForm.Submit>Підписатися</NewsletterForm.Submit>
      <NewsletterForm.Status />
    </NewsletterForm.Root>
  )
}
const field = page.getByRole('textbox', { name: 'E-mail' })

testKeyboard('newsletter-form', {
  'Enter → submits': async () => {
    show(<Newsletter />)
    await userEvent.keyboard('{Tab}a@b.ua{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  },
})

test.each([
  ['', 'Введіть e-mail'],
  ['abc', 'E-mail повинен містити @'],
])('"%s" shows the error «%s» and focuses the field', async (text, answer) => {
  show(<Newsletter />)
  await userEvent.fill(field, text)
  await userEvent.click(button('Підписатися'))
  await expect.element(field).toHaveAccessibleDescription(answer)
  await expect.element(field).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a second press while pending does nothing; success is announced in a status mounted before', async () => {
  show(<Newsletter />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await userEvent.fill(field, 'a@b.ua')
  await userEvent.click(button('Підписатися'))
  await expect.element(button('Підписатися')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  const element = status.element()
  resolveSubmission()
  await expect.element(status).toHaveTextContent('Дякуємо! Ви підписалися на новини.')
  expect(status.element()).toBe(element)
  await expect.element(button('Підписатися')).toHaveFocus()
})
