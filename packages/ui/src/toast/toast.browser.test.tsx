import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Toast, type ToastChangeReason, type ToastRootProps } from './index.ts'
import { Example } from './toast.examples.tsx'

/** Toasts that are removed when they close, after a focusable button. */
interface ExampleToast extends Pick<ToastRootProps, 'variant'> {
  id: string
  text: string
  action?: { label: string; onPress: () => void }
}

const reasons: (ToastChangeReason | undefined)[] = []
beforeEach(() => void reasons.splice(0))

function Toasts({ duration, toasts }: { duration?: number; toasts: readonly ExampleToast[] }) {
  const [open, setOpen] = useState(toasts)
  return (
    <>
      <button type="button">Перед</button>
      <Toast.Region duration={duration}>
        {open.map(({ id, variant, text, action }) => (
          <Toast.Root
            key={id}
            variant={variant}
            onOpenChange={(_, { reason }) => {
              reasons.push(reason)
              setOpen(all => all.filter(one => one.id !== id))
            }}
          >
            <Toast.Description>{text}</Toast.Description>
            {action && <Toast.Action onClick={action.onPress}>{action.label}</Toast.Action>}
            <Toast.Close />
          </Toast.Root>
        ))}
      </Toast.Region>
    </>
  )
}
const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const added = { id: 'added', text: 'Додано до кошика' }
const offline = { id: 'offline', variant: 'error', text: 'Немає зв’язку' } as const

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
    expect(reasons).toEqual(['escape'])
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
  await expect.poll(() => regions.size).toBe(2)
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
  expect(reasons).toEqual(['timeout', 'action'])
})

test('a toast whose closing is cancelled stays open', async () => {
  show(
    <Toast.Region>
      <Toast.Root onOpenChange={(_, { cancel }) => cancel()}>
        <Toast.Description>Додано до кошика</Toast.Description>
        <Toast.Close />
      </Toast.Root>
    </Toast.Region>,
  )
  await userEvent.click(button('Закрити сповіщення'))
  await expect.element(toast('Додано')).toBeVisible()
})

test('the example shows its messages one below the other, and removes each that is closed', async () => {
  show(<Example />)
  await userEvent.click(button('Add to wishlist: Jacket'))
  await userEvent.click(button('Add to wishlist: Helmet'))
  const jacket = page.getByText('Added to the wishlist: Jacket')
  const helmet = page.getByText('Added to the wishlist: Helmet')
  await expect.element(helmet).toBeVisible()
  expect(helmet.element().getBoundingClientRect().top).toBeGreaterThan(jacket.element().getBoundingClientRect().bottom)
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first())
  await expect.element(jacket).not.toBeInTheDocument()
  await expect.element(helmet).toBeVisible()
})
