import { useLayoutEffect, useState } from 'react'
import { reloadOnce, StaleModuleError } from './chunk-reload.ts'

/**
 * Reloads the requested page when one of its modules no longer exists; its URL is set by the time an error boundary renders.
 * Returns whether it reloads: not again within 60 seconds. Source: spec §8.
 */
export function useReloadForStaleModule(error: unknown): boolean {
  const [isReloading, setReloading] = useState(error instanceof StaleModuleError)
  useLayoutEffect(() => {
    if (isReloading && !reloadOnce(window)) setReloading(false)
  }, [isReloading])
  return isReloading
}
