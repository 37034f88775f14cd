import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { StepList } from './index.ts'

function Checkout() {
  const [open, setOpen] = useState(2)
  const state = (number: number) => (number === open ? 'open' : number < open ? 'done' : 'closed')
  return (
    <StepList.Root>
      {['Контакти', 'Доставка'].map((title, index) => (
        <StepList.Item key={title} number={index + 1} state={state(index + 1)}>
          <StepList.Header>
            <StepList.Title>{title}</StepList.Title>
            {state(index + 1) === 'done' && <Button onClick={() => setOpen(index + 1)}>Змінити</Button>}
          </StepList.Header>
        </StepList.Item>
      ))}
    </StepList.Root>
  )
}
const contacts = page.getByRole('region', { name: 'Контакти' })

testKeyboard('step-list', {
  'Enter, Space → on «change»: opens a completed step': async () => {
    for (const key of ['{Enter}', ' ']) {
      const { unmount } = show(<Checkout />)
      await expect.element(contacts).toHaveAttribute('data-state', 'done')
      await userEvent.keyboard(`{Tab}${key}`)
      await expect.element(contacts).toHaveAttribute('data-state', 'open')
      await expect.element(button('Змінити')).not.toBeInTheDocument()
      unmount()
    }
  },
})

test('a completed step has a text beside its check icon', async () => {
  show(<Checkout />)
  await expect.element(contacts.getByText('заповнено')).toBeInTheDocument()
})
