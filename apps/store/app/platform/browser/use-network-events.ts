import { useEffect } from 'react'
import { subscribeTo } from './subscribe-to.ts'

interface NetworkEventReceiver {
  send(event: { type: 'network.offline' | 'network.online' }): void
}

const subscribe = subscribeTo('offline', 'online')

/** Sends a flow the browser's `offline` and `online` events. `navigator.onLine` reflects the local network only. */
export function useNetworkEvents(flow: NetworkEventReceiver): void {
  useEffect(() => {
    const tell = (type: 'offline' | 'online') => flow.send({ type: `network.${type}` })
    if (!navigator.onLine) tell('offline')
    return subscribe(tell)
  }, [flow])
}
