import { useLayoutEffect, useState } from 'react'
import { reloadOnce, StaleModuleError } from './chunk-reload.ts'

/**
 * Loads the page that was asked for afresh when a module of it is gone; its address is in place by the time an error boundary
 * renders. Whether it does: not again within 60 seconds. Source: spec §8.
 */
export function useReloadForStaleModule(error: unknown): boolean {
  const [isReloading, setReloading] = useState(error instanceof StaleModuleError)
  useLayoutEffect(() => {
    if (isReloading && !reloadOnce(window)) setReloading(false)
  }, [isReloading])
  return isReloading
}
