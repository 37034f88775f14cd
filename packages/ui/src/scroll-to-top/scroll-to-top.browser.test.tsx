import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ScrollToTop } from './index.ts'

const longPage = (
  <>
    <header>ГАРТ</header>
    <div style={{ blockSize: 4000 }} />
    <ScrollToTop />
    {after}
  </>
)
const top = button('Нагору')

async function scrolled() {
  show(longPage)
  window.scrollTo(0, 2000)
  await expect.element(top).toBeVisible()
}

testKeyboard('scroll-to-top', {
  'Tab → moves focus to it, and on': async () => {
    await scrolled()
    await userEvent.keyboard('{Tab}')
    await expect.element(top).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Enter, Space → presses it': async () => {
    for (const key of ['{Enter}', ' ']) {
      window.scrollTo(0, 2000)
      const { unmount } = show(longPage)
      window.scrollTo(0, 2000)
      await expect.element(top).toBeVisible()
      await userEvent.keyboard(`{Tab}${key}`)
      await expect.poll(() => window.scrollY).toBe(0)
      unmount()
    }
  },
})

test('it appears after more than 700 px and is no tab stop before', async () => {
  show(longPage)
  window.scrollTo(0, 700)
  await expect.element(top).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(afterwards).toHaveFocus()
  window.scrollTo(0, 701)
  await expect.element(top).toBeVisible()
})

test('focus moves to the top too', async () => {
  await scrolled()
  await userEvent.click(top)
  await expect.poll(() => window.scrollY).toBe(0)
  expect(document.activeElement?.tagName).toBe('HEADER')
})
