import { broadcastOf } from '../browser/broadcast.ts'
import { requestHydration } from '../hydration/hydrate-on-interaction.tsx'

/**
 * Whether the page shows a customer, by the attribute that the first-paint script sets. Otherwise waits for another tab to sign in:
 * the header then has to show what its HTML does not contain.
 */
export function watchCustomer(): boolean {
  if ('customer' in document.documentElement.dataset) return true
  // The name of the session's channel, repeated here because the module that defines it is fetched with the account link.
  broadcastOf('shop.session').broadcast?.addEventListener('message', requestHydration)
  return false
}
