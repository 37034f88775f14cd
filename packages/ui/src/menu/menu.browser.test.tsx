import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Menu } from './menu.tsx'

const cotton = { name: 'Бавовняні', url: '#1111', children: [{ name: 'П’ятий', url: '#5' }] }
const summer = { name: 'Літні', url: '#111', children: [cotton] }
const items = [
  { name: 'Одяг', url: '#1', children: [{ name: 'Куртки', url: '#11', children: [summer] }] },
  { name: 'Взуття', url: '#2' },
]
const menu = <Menu aria-label="Каталог" items={items} current="#2" />

testKeyboard('menu', {
  'Enter, Space → on a trigger: opens a level, focus to «back»': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(button('Назад: Каталог')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Tab} ')
    await expect.element(button('Назад: Одяг')).toHaveFocus()
  },
  'Enter, Space → on «back»: closes the level, returns focus to its trigger': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(button('Назад: Каталог')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Відкрити розділ: Одяг')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(button('Назад: Каталог')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(button('Відкрити розділ: Одяг')).toHaveFocus()
  },
  'Enter → follows the link': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}')
    expect(location.hash).toBe('#1')
  },
})

test('the fourth level is reached by keyboard and has no trigger', async () => {
  show(menu)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(button('Назад: Каталог')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(button('Назад: Одяг')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(link('Бавовняні')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Відкрити/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Відкрити розділ: Літні')).toHaveFocus()
})

test('every level is in the DOM, closed ones not focusable; the current page is marked', async () => {
  show(menu)
  expect(document.querySelector('a[href="#1111"]')).not.toBeNull()
  expect(document.querySelector('a[href="#5"]')).toBeNull()
  await expect.element(link('Бавовняні')).not.toBeInTheDocument()
  await expect.element(link('Взуття')).toHaveAttribute('aria-current', 'page')
  const toggle = button('Відкрити розділ: Одяг').element()
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).not.toBeNull()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(link('Взуття')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(document.body)
})
