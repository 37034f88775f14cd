import { useCallback, useSyncExternalStore } from 'react'

// Browsers without a window of their own, such as jsdom in a shop's tests, have no media queries: none holds there.
const find = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)

/** Whether a media query holds; false on the server and in the first browser render. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = find(query)
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => find(query)?.matches ?? false,
    () => false,
  )
}
