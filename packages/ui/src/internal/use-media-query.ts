import { useCallback, useSyncExternalStore } from 'react'

// Environments such as jsdom have no matchMedia: no query matches there.
const find = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)

/** Whether a media query matches; false on the server and in the first client render. */
export function useMediaQuery(query: string): boolean {
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
