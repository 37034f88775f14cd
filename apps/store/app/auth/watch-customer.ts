import { requestHydration } from '../hydrate-on-interaction.tsx'

/**
 * Whether the page shows a customer, by the mark of the first paint. Otherwise waits until another tab signs in: then the header has
 * something to show that its HTML does not contain.
 */
export function watchCustomer(): boolean {
  if ('customer' in document.documentElement.dataset) return true
  // The name of the session's channel; the module that names it is fetched with the account's link.
  if ('BroadcastChannel' in window) new BroadcastChannel('shop.session').onmessage = requestHydration
  return false
}
