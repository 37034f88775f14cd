import type { KeyValueStorage } from '@shop/flows'
import { type AccountWishlistFlow, createWishlistFlow } from '@shop/flows/wishlist/account'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { broadcastOf } from '../../platform/browser/broadcast.ts'
import { tabStorageOf } from '../../platform/browser/environment.ts'

/** A customer's wishlist at the backend. `user`: the customer's id. */
export function createCustomerWishlist(user: string, storage: KeyValueStorage, channel: string): AccountWishlistFlow {
  const flow = createWishlistFlow({
    client: createApiClient(),
    storage,
    tabStorage: tabStorageOf(window),
    user,
    ...broadcastOf(channel),
  })
  let controller = new AbortController()
  return {
    ...flow,
    start() {
      controller = new AbortController()
      const { signal } = controller
      // Another device may have changed the list while nobody looked at this page.
      const refresh = () => {
        if (document.visibilityState === 'visible') flow.send({ type: 'wishlist.refresh' })
      }
      addEventListener('online', () => flow.send({ type: 'network.online' }), { signal })
      addEventListener('offline', () => flow.send({ type: 'network.offline' }), { signal })
      document.addEventListener('visibilitychange', refresh, { signal })
      flow.start()
      if (!navigator.onLine) flow.send({ type: 'network.offline' })
    },
    stop() {
      controller.abort()
      flow.stop()
    },
  }
}
