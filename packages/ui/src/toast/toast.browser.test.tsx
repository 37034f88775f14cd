import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Toast, type ToastProps, ToastRegion } from './index.ts'

/** Toasts that are removed when they close, after a focusable button. */
function Toasts({ duration, toasts }: { duration?: number; toasts: readonly (ToastProps & { id: string })[] }) {
  const [open, setOpen] = useState(toasts)
  return (
    <>
      <button type="button">Перед</button>
      <ToastRegion duration={duration}>
        {open.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onClose={() => setOpen(all => all.filter(one => one.id !== id))} />
        ))}
      </ToastRegion>
    </>
  )
}
const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const added = { id: 'added', children: 'Додано до кошика' }
const offline = { id: 'offline', variant: 'error', children: 'Немає зв’язку' } as const

testKeyboard('toast', {
  'F8 → moves focus to the toasts': async () => {
    show(<Toasts toasts={[added, offline]} />)
    await expect.element(toast('Додано')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Перед')).toHaveFocus()
    await userEvent.keyboard('{F8}')
    expect(page.getByRole('region', { name: 'Сповіщення (F8)' }).element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(toast('Немає').element().contains(document.activeElement)).toBe(true)
  },
  'Escape → closes the focused one': async () => {
    show(<Toasts toasts={[added, offline]} />)
    await expect.element(toast('Немає')).toBeVisible()
    await userEvent.keyboard('{F8}{Tab}{Escape}')
    await expect.element(toast('Немає')).not.toBeInTheDocument()
    await expect.element(toast('Додано')).toBeVisible()
  },
})

test('errors are assertive, others polite, and neither takes focus', async () => {
  const regions = new Map<string, string>()
  const watch = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"][aria-live]'))
      if (region.textContent) regions.set(region.textContent, region.getAttribute('aria-live') ?? '')
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  button('Перед')
  show(<Toasts toasts={[added, offline]} />)
  await vi.waitFor(() => expect(regions.size).toBe(2))
  watch.disconnect()
  const announced = Object.fromEntries(
    [...regions].map(([text, live]) => [text.includes('Немає') ? 'error' : 'success', live]),
  )
  expect(announced).toEqual({ error: 'assertive', success: 'polite' })
  expect(document.activeElement).toBe(document.body)
})

test('the timer pauses on hover, with focus and while the window is inactive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  show(<Toasts toasts={[added]} />)
  await userEvent.hover(toast('Додано'))
  vi.advanceTimersByTime(60_000)
  await expect.element(toast('Додано')).toBeVisible()
  await userEvent.hover(button('Перед'))
  await userEvent.keyboard('{F8}')
  vi.advanceTimersByTime(60_000)
  await expect.element(toast('Додано')).toBeVisible()
  button('Перед').element().focus()
  window.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(60_000)
  await expect.element(toast('Додано')).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.element(toast('Додано')).not.toBeInTheDocument()
})

test('a toast with an action stays until it is used', async () => {
  const again = vi.fn()
  show(<Toasts duration={100} toasts={[{ ...offline, action: { label: 'Ще раз', onPress: again } }, added]} />)
  await expect.element(toast('Додано')).not.toBeInTheDocument()
  await expect.element(toast('Немає')).toBeVisible()
  await userEvent.click(button('Ще раз'))
  expect(again).toHaveBeenCalledOnce()
  await expect.element(toast('Немає')).not.toBeInTheDocument()
})
