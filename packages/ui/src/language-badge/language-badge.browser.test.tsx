import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DisclosureReason } from '../disclosure/use-disclosure.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { LanguageBadge } from './index.ts'

afterEach(cleanup)

const badge = page.getByRole('button', { name: 'Мова: українська, ua' })
const russian = page.getByRole('link', { name: 'Русский' })
const search = page.getByRole('textbox', { name: 'Пошук' })

const reasons: DisclosureReason[] = []

function show() {
  reasons.length = 0
  render(
    <WithLanguage locale="uk">
      <input aria-label="Пошук" />
      <LanguageBadge.Root style={{ marginInlineStart: 300 }} onOpenChange={(_, { reason }) => reasons.push(reason)}>
        <LanguageBadge.Trigger badge="ua" language="українська" />
        <LanguageBadge.Content>
          <LanguageBadge.Link language="uk" href="#uk" current>
            Українська
          </LanguageBadge.Link>
          <LanguageBadge.Link language="ru" href="#ru">
            Русский
          </LanguageBadge.Link>
        </LanguageBadge.Content>
      </LanguageBadge.Root>
      <a href="#after">Далі</a>
    </WithLanguage>,
  )
}

testKeyboard('language-badge', {
  'Enter, Space → toggles the list': async () => {
    show()
    await userEvent.click(search)
    await userEvent.keyboard('{Tab}')
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key)
      await expect.element(russian).toBeVisible()
      await expect.element(badge).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard(key)
      await expect.element(russian).not.toBeInTheDocument()
    }
  },
  'Tab → moves through the languages; leaving closes': async () => {
    show()
    await userEvent.click(search)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab}')
    await expect.element(russian).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Далі' })).toHaveFocus()
    await expect.element(russian).not.toBeInTheDocument()
  },
  'Escape → closes, also a list opened by hover': async () => {
    show()
    await userEvent.click(search)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Escape}')
    await expect.element(russian).not.toBeInTheDocument()
    await expect.element(badge).toHaveFocus()
    await userEvent.click(search)
    await userEvent.hover(badge)
    await expect.element(russian).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(russian).not.toBeInTheDocument()
    await expect.element(search).toHaveFocus()
  },
})

test('hovering opens the list and keeps focus; the pointer can move into the list', async () => {
  show()
  await userEvent.click(search)
  reasons.length = 0 // the pointer may have been over the badge before
  await userEvent.hover(badge)
  await expect.element(russian).toBeVisible()
  await expect.element(search).toHaveFocus()
  await userEvent.hover(russian)
  await userEvent.click(russian)
  expect(reasons).toEqual(['hover', 'select'])
})

test('the list closes after the pointer has left', async () => {
  show()
  await userEvent.hover(badge)
  await expect.element(russian).toBeVisible()
  await userEvent.hover(search)
  await expect.element(russian).not.toBeInTheDocument()
  expect(reasons).toEqual(['hover', 'leave'])
})

test('a press outside closes, a press on the badge toggles', async () => {
  show()
  await userEvent.click(badge)
  await expect.element(russian).toBeVisible()
  await userEvent.click(search)
  await expect.element(russian).not.toBeInTheDocument()
})

test('each link has its language, and the current one is marked', async () => {
  show()
  await userEvent.click(badge)
  await expect.element(russian).toHaveAttribute('lang', 'ru')
  await expect.element(russian).toHaveAttribute('hreflang', 'ru')
  await expect.element(page.getByRole('link', { name: 'Українська' })).toHaveAttribute('aria-current', 'true')
})

test('the first tap opens the list and does not navigate', async () => {
  show()
  await userEvent.click(search)
  reasons.length = 0
  const before = location.hash
  const touch = { bubbles: true, pointerType: 'touch', button: 0 }
  const target = badge.element()
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'click'])
    target.dispatchEvent(new PointerEvent(type, touch))
  await expect.element(russian).toBeVisible()
  expect(reasons).toEqual(['press'])
  expect(location.hash).toBe(before)
})
