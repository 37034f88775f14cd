import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePaymentPolling } from './use-payment-polling.ts'

let loaded = 0
let settle: () => void

function Page() {
  const [isAwaiting, setAwaiting] = useState(true)
  settle = () => setAwaiting(false)
  usePaymentPolling(isAwaiting)
  return null
}

beforeEach(async () => {
  vi.useFakeTimers()
  loaded = 0
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader: () => ({ loaded: ++loaded }) }])
  render(<Stub hydrationData={{ loaderData: { '0': { loaded: 0 } } }} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

it('loads the page ever more seldom, and stops after a few minutes', async () => {
  await pass(2.1)
  expect(loaded).toBe(1)
  await pass(2)
  expect(loaded).toBe(1)
  await pass(1.1)
  expect(loaded).toBe(2)
  await pass(300)
  const asked = loaded
  expect(asked).toBe(11)
  await pass(3_600)
  expect(loaded).toBe(asked)
})

it('stops when the outcome is known', async () => {
  await pass(2.1)
  act(() => settle())
  await pass(600)
  expect(loaded).toBe(1)
})

it('pauses while the tab is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(600)
  expect(loaded).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(loaded).toBe(1)
})
