import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keyboardRows } from '../testing/keyboard-rows.ts'
import { show } from '../testing/on-screen.tsx'
import { OrderSummary } from './index.ts'

keyboardRows('order-summary', {
  'Enter, Space → on the bar: shows and hides the order lines': async () => {
    show(
      <OrderSummary.Bar>
        <OrderSummary.Handle>Разом 2 490 ₴</OrderSummary.Handle>
        <OrderSummary.Lines>
          <li>Траверс</li>
        </OrderSummary.Lines>
      </OrderSummary.Bar>,
    )
    const goods = page.getByRole('list')
    await expect.element(goods).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(goods).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(goods).not.toBeInTheDocument()
  },
})
