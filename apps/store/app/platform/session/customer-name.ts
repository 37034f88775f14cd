import { useSyncExternalStore } from 'react'
import { broadcastOf } from '../browser/broadcast.ts'
import { readCookie } from '../browser/environment.ts'
import { claimStorages, hasForeignData } from '../browser/storage-owner.ts'
import { announce, subscribeTo } from '../browser/subscribe-to.ts'
import { CUSTOMER_COOKIE, CUSTOMER_ID_COOKIE } from './session-cookie.ts'

/** Name of the channel between tabs; the session's machine uses it too. */
export const SESSION_CHANNEL = 'shop.session'

/** Dispatched on the window when this tab has signed in or out. */
const CHANGED = 'shop:session'

/** First name of the signed-in customer, from its readable cookie; null for a guest. */
export const readCustomerName = (): string | null => readCookie(CUSTOMER_COOKIE) ?? null

/** Identifies the signed-in customer among all of this browser; null for a guest. */
export const readCustomerId = (): string | null =>
  readCustomerName() === null ? null : (readCookie(CUSTOMER_ID_COOKIE) ?? '')

/** The name as it was known last: a change is told to the other tabs. */
let known: string | null | undefined

/** Reads the cookie again after this tab may have signed in or out. `broadcast`: notify the other tabs of a change. */
export function refreshCustomerName({ broadcast }: { broadcast: boolean }): void {
  const name = readCustomerName()
  if (broadcast && known !== undefined && known !== name) {
    const { broadcast: channel } = broadcastOf(SESSION_CHANNEL)
    channel?.postMessage({ type: name === null ? 'session.signedOut' : 'session.changed' })
    channel?.close()
  }
  known = name
  if (name === null) {
    // What `FIRST_PAINT` has set.
    const { dataset, style } = document.documentElement
    delete dataset.customer
    style.removeProperty('--customer')
  }
  if (hasForeignData()) location.reload()
  else if (name !== null) claimStorages()
  announce(CHANGED)
}

/** Subscribes to signing in and out, in this tab and others; a tab reads the cookie again when it becomes visible. */
export function subscribeToCustomerName(listener: () => void): () => void {
  known ??= readCustomerName()
  const changedElsewhere = () => {
    const before = known
    known = readCustomerName()
    // What the customer typed and saw leaves this tab too, for nobody and for another customer.
    if ((before && known === null) || hasForeignData()) location.reload()
    else listener()
  }
  const subscriptions = [
    subscribeTo(CHANGED)(listener),
    // A form may have signed in or out and be leading to another document.
    subscribeTo('pagehide')(() => refreshCustomerName({ broadcast: true })),
    // `storage`: a document that has started in another tab without the customer has cleared what was stored.
    subscribeTo('pageshow', 'storage', 'visibilitychange')(changedElsewhere),
  ]
  const { broadcast: channel } = broadcastOf(SESSION_CHANNEL)
  channel?.addEventListener('message', changedElsewhere)
  // Another customer may have signed in before the module of this page that listens first was there.
  if (hasForeignData()) location.reload()
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe()
    channel?.close()
  }
}

/** First name of the signed-in customer; null for a guest, on the server and during hydration. */
export const useCustomerName = (): string | null =>
  useSyncExternalStore(subscribeToCustomerName, readCustomerName, () => null)
