import type { FormEvent } from 'react'
import { suspendReload } from '../errors/chunk-reload.ts'
import { isServerReachable } from '../errors/network-retry.ts'
import { submitNatively } from './submit-natively.ts'

/**
 * Submits a form as without scripts when the flow that it was sent to cannot be fetched from a server that is reachable: the flow
 * has never had the event, so nothing is done twice. Until that is known, reloads are suspended.
 */
export function submitUnlessLoaded(
  flow: { load: () => Promise<void> },
  { currentTarget: form, nativeEvent }: FormEvent<HTMLFormElement>,
): void {
  // Offline the event stays queued until the network returns.
  if (!navigator.onLine) return
  const end = suspendReload()
  flow.load().then(end, async () => {
    if (!(await isServerReachable())) return end()
    submitNatively(form, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)
  })
}
