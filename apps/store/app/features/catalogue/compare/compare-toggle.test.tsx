import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { pressNatively } from '../../../platform/errors/hold-offline.ts'
import { CompareStatus } from './compare-toggle.tsx'

// The tests of other files in this process may have left an import waiting, which suspends reloads.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../platform/errors/hold-offline.ts', () => ({ pressNatively: vi.fn(() => true) }))
vi.mock('../../../platform/words/load-words.ts', () => ({
  loadCompareWords: () => Promise.reject(new Error('Failed to fetch /assets/compare-1a2b.js')),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const comparison = { compared: [1], isFull: false, toggle: () => undefined }
const Status = () => <CompareStatus comparison={comparison} />

it('loads the page again when the text of the link to the comparison is gone after a release', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  const Stub = createRoutesStub([{ path: '/', Component: Status }])
  render(<Stub />)
  await expect.poll(() => vi.mocked(pressNatively).mock.calls.length, { timeout: 4000 }).toBe(1)
})
