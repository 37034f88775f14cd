import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { AccountSidebar } from './index.ts'

beforeEach(() => page.viewport(360, 800))

const sidebar = (
  <>
    <AccountSidebar.Root>
      <AccountSidebar.Trigger>Адреси</AccountSidebar.Trigger>
      <AccountSidebar.Content>
        <AccountSidebar.Link href="#contact">Контактна інформація</AccountSidebar.Link>
        <AccountSidebar.Link href="#addresses" current>
          Адреси
        </AccountSidebar.Link>
        <AccountSidebar.SignOut />
      </AccountSidebar.Content>
    </AccountSidebar.Root>
    {after}
  </>
)
const handle = button('Адреси')
const contact = link('Контактна інформація')

testKeyboard('account-sidebar', {
  'Enter, Space → on the trigger (narrow screens): toggles the list': async () => {
    show(sidebar)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(contact).toBeVisible()
    await expect.element(handle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect.element(contact).not.toBeInTheDocument()
    await expect.element(handle).toHaveAttribute('aria-expanded', 'false')
  },
  'Escape → closes the list, returns focus to the trigger': async () => {
    show(sidebar)
    await userEvent.keyboard('{Tab}{Enter}{Tab}')
    await expect.element(contact).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(contact).not.toBeInTheDocument()
    await expect.element(handle).toHaveFocus()
  },
  'Tab → moves through the sections; leaving closes the list on narrow screens': async () => {
    show(sidebar)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab}{Tab}')
    await expect.element(button('Вийти')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
    await expect.element(contact).not.toBeInTheDocument()
  },
})

test('on desktop the sections are visible, the current one marked, and sign-out is a button', async () => {
  await page.viewport(1024, 768)
  show(sidebar)
  await expect.element(page.getByRole('navigation', { name: 'Кабінет' })).toBeVisible()
  await expect.element(link('Адреси')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Вийти')).toBeVisible()
  await expect.element(handle).not.toBeInTheDocument()
})

test('at 767 px the trigger names the current section and controls the list', async () => {
  await page.viewport(767, 800)
  show(sidebar)
  await expect.element(contact).not.toBeInTheDocument()
  await userEvent.click(handle)
  const list = document.getElementById(handle.element().getAttribute('aria-controls') ?? '')
  expect(list?.contains(contact.element())).toBe(true)
})

test('selecting a section closes the list', async () => {
  show(sidebar)
  await userEvent.click(handle)
  await userEvent.click(contact)
  await expect.element(contact).not.toBeInTheDocument()
})
