import { useEffect } from 'react'

interface NetworkEventReceiver {
  send(event: { type: 'network.offline' } | { type: 'network.online' }): void
}

/** Sends a flow the browser's `offline` and `online` events. `navigator.onLine` reflects the local network only. */
export function useNetworkEvents(flow: NetworkEventReceiver): void {
  useEffect(() => {
    const goOffline = () => flow.send({ type: 'network.offline' })
    const goOnline = () => flow.send({ type: 'network.online' })
    if (!navigator.onLine) goOffline()
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    return () => {
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
    }
  }, [flow])
}
