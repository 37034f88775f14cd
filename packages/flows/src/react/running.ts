import { useEffect, useState } from 'react'

interface Runnable {
  start(): void
  stop(): void
}

const holders = new WeakMap<Runnable, number>()

/**
 * Runs a flow while the component is on the page. Ending waits a moment, so that StrictMode's and fast refresh's second
 * mount keep the flow instead of aborting what it does.
 */
export function useRunning(flow: Runnable): void {
  useEffect(() => {
    holders.set(flow, (holders.get(flow) ?? 0) + 1)
    flow.start()
    return () => {
      holders.set(flow, (holders.get(flow) ?? 1) - 1)
      queueMicrotask(() => {
        if (holders.get(flow) === 0) flow.stop()
      })
    }
  }, [flow])
}

/** A flow of this component's own: made once, run while the component is on the page. */
export function useOwnFlow<F extends Runnable>(create: () => F): F {
  const [flow] = useState(create)
  useRunning(flow)
  return flow
}
