import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pressNatively } from '../../platform/errors/hold-offline.ts'
import { ModalsProvider } from './modals-provider.tsx'
import { useModals } from './use-modals.ts'

// The tests of other files in this process may have left an import waiting, which suspends reloads.
vi.hoisted(() => vi.resetModules())
vi.mock('../../platform/errors/hold-offline.ts', () => ({ pressNatively: vi.fn(() => true) }))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function Opener() {
  const modals = useModals()
  return (
    <button type="button" onFocus={modals.prepare} onClick={() => modals.open('choose-size')}>
      Обрати розмір
    </button>
  )
}

it('does without scripts what opens a dialog that is gone after a release', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  const loadHost = async () => Promise.reject(new Error('Failed to fetch /assets/dialogs-1a2b.js'))
  render(
    <ModalsProvider loadHost={loadHost}>
      <Opener />
    </ModalsProvider>,
  )
  const opener = screen.getByRole('button')
  fireEvent.focus(opener)
  fireEvent.click(opener)
  await expect.poll(() => vi.mocked(pressNatively).mock.calls.length, { timeout: 4000 }).toBe(1)
})
