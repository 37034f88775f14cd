import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BuyBar } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

it('shows the last of several notifications: a busy browser tells them at once', () => {
  let notify: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const { getByTestId } = render(
    <>
      <button type="button" id="add" />
      <BuyBar targetId="add" data-testid="bar" />
    </>,
  )
  act(() => notify([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(getByTestId('bar').dataset.state).toBe('closed')
  act(() => notify([{ isIntersecting: true }, { isIntersecting: false }]))
  expect(getByTestId('bar').dataset.state).toBe('open')
})
