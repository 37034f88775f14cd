import { useEffect, useState } from 'react'

interface Runnable {
  start(): void
  stop(): void
}

const mounts = new WeakMap<Runnable, number>()

/**
 * Runs a flow while the component is mounted. `stop` is deferred by a microtask, so that the remount of StrictMode and fast
 * refresh does not abort calls. A flow hidden by `<Activity>` stops, and resumes when it is shown.
 */
export function useRunning(flow: Runnable): void {
  useEffect(() => {
    mounts.set(flow, (mounts.get(flow) ?? 0) + 1)
    flow.start()
    return () => {
      mounts.set(flow, (mounts.get(flow) ?? 1) - 1)
      queueMicrotask(() => {
        if (mounts.get(flow) === 0) flow.stop()
      })
    }
  }, [flow])
}

/** Creates a flow once and runs it while the component is mounted. */
export function useOwnFlow<F extends Runnable>(create: () => F): F {
  const [flow] = useState(create)
  useRunning(flow)
  return flow
}
