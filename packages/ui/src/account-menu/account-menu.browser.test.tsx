import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { AccountMenu } from './index.ts'

const menu = (
  <>
    <AccountMenu.Root>
      <AccountMenu.Trigger aria-label="Кабінет: Олександр">О</AccountMenu.Trigger>
      <AccountMenu.Content>
        <AccountMenu.Link href="#orders">Мої замовлення</AccountMenu.Link>
        <AccountMenu.SignOut />
      </AccountMenu.Content>
    </AccountMenu.Root>
    {after}
    <p style={{ marginBlockStart: 300 }}>Про магазин</p>
  </>
)
const handle = button('Кабінет: Олександр')
const orders = link('Мої замовлення')

testKeyboard('account-menu', {
  'Enter, Space → on the trigger: toggles the list': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(orders).toBeVisible()
    await expect.element(handle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(orders).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(orders).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(orders).not.toBeInTheDocument()
  },
  'Tab → moves through the links; leaving closes the list': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}{Tab}')
    await expect.element(orders).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Вийти')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
    await expect.element(orders).not.toBeInTheDocument()
  },
  'Escape → closes the list, returns focus to the trigger': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Escape}')
    await expect.element(orders).not.toBeInTheDocument()
    await expect.element(handle).toHaveFocus()
  },
})

test('does not open on hover; opens on press, closes on a press outside', async () => {
  show(menu)
  await userEvent.hover(handle)
  await userEvent.keyboard('{Tab}')
  await expect.element(orders).not.toBeInTheDocument()
  await userEvent.click(handle)
  await expect.element(orders).toBeVisible()
  await userEvent.click(page.getByText('Про магазин'))
  await expect.element(orders).not.toBeInTheDocument()
})
