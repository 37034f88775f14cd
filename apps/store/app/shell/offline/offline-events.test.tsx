import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
// In advance: it is fetched with the first toast.
import '../toasts/toast-list.tsx'
import { ToastsProvider } from '../toasts/toasts.tsx'
import { OfflineEvents } from './offline-events.ts'

const sent: unknown[] = []
const listeners = new Map<string, () => void>()
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: () => void) => listeners.set(type, listener)
    register = async () => undefined
    messageSkipWaiting = () => sent.push('skip waiting')
  },
}))

const Page = () => (
  <ToastsProvider>
    <OfflineEvents />
  </ToastsProvider>
)

it('keeps the shown page, and reloads into a new version when the shopper agrees', async () => {
  vi.stubEnv('DEV', false)
  const active = { postMessage: (message: unknown) => sent.push(message) }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ active }), controller: active },
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
  await expect.poll(() => sent).toMatchObject([{ type: 'CACHE_URLS', payload: { urlsToCache: [[location.href, {}]] } }])
  expect(screen.queryByText('Магазин оновився.')).toBeNull()
  listeners.get('waiting')?.()
  await screen.findByText('Магазин оновився.')
  expect(listeners.has('controlling')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Оновити сторінку' }))
  expect(sent.at(-1)).toBe('skip waiting')
  expect(listeners.has('controlling')).toBe(true)
})
