import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLazyModule } from './use-lazy-module.ts'

afterEach(() => vi.restoreAllMocks())

/** A module whose first request waits to be failed, and that is there from the second one on. */
function failingOnce() {
  const module = { name: 'late' }
  let fail = () => {}
  const failed = new Promise<typeof module>((_, reject) => {
    fail = () => reject(new Error('offline'))
  })
  const fetch = vi.fn(async () => module).mockReturnValueOnce(failed)
  return { module, fetch, fail: () => fail() }
}

test('code that was asked for offline comes when the network returned before the failure was known', async () => {
  const { module, fetch, fail } = failingOnce()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(() => useLazyModule({ fetch }))
  act(() => result.current[1]())
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await act(async () => fail())
  await waitFor(() => expect(result.current[0]).toBe(module))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('code whose request failed comes when the network returns', async () => {
  const { module, fetch, fail } = failingOnce()
  const { result } = renderHook(() => useLazyModule({ fetch }))
  act(() => result.current[1]())
  await act(async () => fail())
  expect(result.current[0]).toBeNull()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(result.current[0]).toBe(module))
})
