import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMediaQuery } from './use-media-query.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('follows a query 50 ms after its last change', () => {
  vi.useFakeTimers()
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  let renders = 0
  const { result, unmount } = renderHook(() => {
    renders++
    return useMediaQuery('(max-width: 767.98px)')
  })
  const first = renders
  const change = (next: boolean) => {
    media.matches = next
    media.dispatchEvent(new Event('change'))
  }
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  change(true)
  wait(49)
  // The window is still being dragged.
  change(false)
  change(true)
  wait(49)
  expect([result.current, renders]).toEqual([false, first])
  wait(1)
  expect(result.current).toBe(true)
  change(false)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
