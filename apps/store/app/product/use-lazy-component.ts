import { useCallback, useState } from 'react'

/**
 * A part whose script is fetched once somebody is about to use it: `fetch` on hover and focus, `fetchOr` when it is wanted, with
 * what to do instead when it cannot be had.
 */
export function useLazyComponent<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  const fetchOr = useCallback(
    (instead: () => void) => void load().then(loaded => setPart(() => loaded), instead),
    [load],
  )
  const fetch = useCallback(() => void load().catch(() => undefined), [load])
  return { part, fetch, fetchOr }
}
