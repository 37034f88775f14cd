import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first browser render, true from then on: what needs scripts appears without a mismatch. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
