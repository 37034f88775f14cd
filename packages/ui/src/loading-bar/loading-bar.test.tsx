import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { LoadingBar, type LoadingBarProps } from './loading-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bar = (active: boolean, failed = false) => (
  <WithLanguage locale="uk">
    <LoadingBar active={active} failed={failed} />
  </WithLanguage>
)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('loading under 200 ms shows no bar', () => {
  const { rerender } = render(bar(true))
  pass(199)
  rerender(bar(false))
  pass(1000)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('longer loading shows a named bar without a value, full on completion and gone half a second later', () => {
  const { rerender } = render(bar(true))
  pass(200)
  const progress = screen.getByRole('progressbar', { name: 'Завантаження сторінки' })
  expect(progress).not.toHaveAttribute('aria-valuenow')
  rerender(bar(false))
  expect(progress).toHaveAttribute('aria-valuenow', '100')
  pass(499)
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('failed loading shows the error state, then the bar disappears', () => {
  const { rerender } = render(bar(true))
  pass(300)
  rerender(bar(false, true))
  expect(screen.getByRole('progressbar')).toHaveAttribute('data-state', 'error')
  pass(500)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a controlled bar shows its state at once and uses no timers', () => {
  const driven = (state: LoadingBarProps['state']) => (
    <WithLanguage locale="uk">
      <LoadingBar state={state} />
    </WithLanguage>
  )
  const { rerender } = render(driven(null))
  expect(screen.queryByRole('progressbar')).toBeNull()
  for (const state of ['loading', 'done', 'loading', 'error'] as const) {
    rerender(driven(state))
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-state', state)
    pass(5000)
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-state', state)
  }
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  rerender(driven('done'))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  rerender(driven(undefined))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
