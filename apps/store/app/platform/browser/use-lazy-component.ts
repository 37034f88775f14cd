import { useCallback, useState } from 'react'

/** A component that is fetched on intent: `fetch` on hover and focus, `fetchOr` on click, with a fallback when it cannot be loaded. */
export function useLazyComponent<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  const fetchOr = useCallback(
    (instead: () => void) => void load().then(loaded => setPart(() => loaded), instead),
    [load],
  )
  const fetch = useCallback(() => void load().catch(() => undefined), [load])
  return { part, fetch, fetchOr }
}
