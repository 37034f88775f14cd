import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { OrderSummary } from './index.ts'

testKeyboard('order-summary', {
  'Enter, Space → on the bar: shows and hides the order lines': async () => {
    show(
      <OrderSummary.Bar>
        <OrderSummary.Trigger>Разом 2 490 ₴</OrderSummary.Trigger>
        <OrderSummary.Lines>
          <li>Траверс</li>
        </OrderSummary.Lines>
      </OrderSummary.Bar>,
    )
    const orderLines = page.getByRole('list')
    await expect.element(orderLines).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(orderLines).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(orderLines).not.toBeInTheDocument()
  },
})
