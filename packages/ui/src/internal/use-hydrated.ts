import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first client render, true afterwards: for what needs JavaScript, without a hydration
 * mismatch.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
