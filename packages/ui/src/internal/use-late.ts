import { useCallback, useState } from 'react'

/** Code that is fetched when it is first needed. */
export interface Late<Module> {
  fetch: () => Promise<Module>
  fetched?: Module
}

/**
 * Module that is fetched late, or null, and the function that fetches it. While fetching fails, for example offline, the part
 * stays as it is; the next call tries again, and so does the return of the network.
 */
export function useLate<Module extends object>(late: Late<Module>): readonly [Module | null, () => void] {
  // Not shared between parts: a part that hydrates later has to render what the server sent.
  const [module, setModule] = useState<Module | null>(null)
  const wake = useCallback(() => {
    if (late.fetched) return setModule(late.fetched)
    const { onLine } = navigator
    late.fetch().then(
      answer => {
        late.fetched = answer
        setModule(answer)
      },
      // The network may have returned before the failure is known.
      () => (onLine === navigator.onLine ? addEventListener('online', wake, { once: true }) : wake()),
    )
  }, [late])
  return [module, wake]
}
