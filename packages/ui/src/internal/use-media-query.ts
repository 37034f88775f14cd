import { useCallback, useSyncExternalStore } from 'react'

/** Milliseconds without a further change until a query counts as changed. Source: the shop’s specification, "Device-change refresh". */
const SETTLED_MS = 50

// Environments such as jsdom have no matchMedia: no query matches there.
const find = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)

/** Whether a media query matches; false on the server and in the first client render. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = find(query)
      let timer: ReturnType<typeof setTimeout> | undefined
      const refresh = () => {
        clearTimeout(timer)
        timer = setTimeout(onChange, SETTLED_MS)
      }
      media?.addEventListener('change', refresh)
      return () => {
        clearTimeout(timer)
        media?.removeEventListener('change', refresh)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => find(query)?.matches ?? false,
    () => false,
  )
}
