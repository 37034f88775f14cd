import { useCallback, useState } from 'react'

/** Code that is fetched when it is first needed. */
export interface LazyModule<Module> {
  fetch: () => Promise<Module>
  fetched?: Module
}

/**
 * A module, null until it is fetched, and the function that fetches it. While fetching fails, for example offline, the part
 * stays as it is; the next call tries again, and so does the return of the network.
 */
export function useLazyModule<Module extends object>(lazy: LazyModule<Module>): readonly [Module | null, () => void] {
  // Not shared between parts: a part that hydrates later has to render what the server sent.
  const [module, setModule] = useState<Module | null>(null)
  const load = useCallback(() => {
    if (lazy.fetched) return setModule(lazy.fetched)
    const { onLine } = navigator
    lazy.fetch().then(
      answer => {
        lazy.fetched = answer
        setModule(answer)
      },
      // The network may have returned before the failure is known.
      () => (onLine === navigator.onLine ? addEventListener('online', load, { once: true }) : load()),
    )
  }, [lazy])
  return [module, load]
}
