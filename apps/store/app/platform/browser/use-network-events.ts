import { useEffect } from 'react'
import { subscribeTo } from './subscribe-to.ts'

interface NetworkEventReceiver {
  send(event: { type: 'network.offline' | 'network.online' }): void
}

/** Sends a flow the browser's `offline` and `online` events. `navigator.onLine` reflects the local network only. */
export function useNetworkEvents(flow: NetworkEventReceiver): void {
  useEffect(() => {
    const tell = () => flow.send({ type: navigator.onLine ? 'network.online' : 'network.offline' })
    if (!navigator.onLine) tell()
    return subscribeTo('offline', 'online')(tell)
  }, [flow])
}
