import { useLayoutEffect, useState } from 'react'
import { LostModuleError, reloadOnce } from './lost-chunk.ts'

/**
 * Loads the page that was asked for afresh when a module of it is gone; its address is in place by the time an error boundary
 * renders. Whether it does: not again within 60 seconds. Source: spec §8.
 */
export function useReloadForLostModule(error: unknown): boolean {
  const [isReloading, setReloading] = useState(error instanceof LostModuleError)
  useLayoutEffect(() => {
    if (isReloading && !reloadOnce(window)) setReloading(false)
  }, [isReloading])
  return isReloading
}
