import { useSyncExternalStore } from 'react'
import { cookieIn } from '../cookie-text.ts'
import { CUSTOMER_COOKIE, CUSTOMER_ID_COOKIE } from './session-cookie.ts'

/** Name of the channel between tabs; the session's machine listens to it too. */
export const SESSION_CHANNEL = 'shop.session'

/** Fired on the window when this tab has signed in or out. */
const CHANGED = 'shop:session'

/** The first name of the signed-in customer, from the cookie that is readable; null for a guest. */
export const readCustomerName = (): string | null => cookieIn(document.cookie, CUSTOMER_COOKIE) ?? null

/** Identifies the signed-in customer among all of this browser; null for a guest. */
export const readCustomerId = (): string | null =>
  readCustomerName() === null ? null : (cookieIn(document.cookie, CUSTOMER_ID_COOKIE) ?? '')

/** The name as it was known last: a change is told to the other tabs. */
let known: string | null | undefined

/** Looks at the cookie again after this tab may have signed in or out; `tells` the other tabs when it has. */
export function refreshCustomerName({ tells }: { tells: boolean }): void {
  const name = readCustomerName()
  if (tells && known !== undefined && known !== name) {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(SESSION_CHANNEL) : null
    channel?.postMessage({ type: name === null ? 'session.signedOut' : 'session.changed' })
    channel?.close()
  }
  known = name
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when this tab or another one has signed in or out; a tab that was in the background looks again. */
export function subscribeToCustomerName(listener: () => void): () => void {
  known ??= readCustomerName()
  const controller = new AbortController()
  const { signal } = controller
  const changedElsewhere = () => {
    known = readCustomerName()
    listener()
  }
  addEventListener(CHANGED, listener, { signal })
  // A form may have signed in or out and be leading to another document.
  addEventListener('pagehide', () => refreshCustomerName({ tells: true }), { signal })
  addEventListener('pageshow', changedElsewhere, { signal })
  document.addEventListener('visibilitychange', changedElsewhere, { signal })
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(SESSION_CHANNEL) : null
  channel?.addEventListener('message', changedElsewhere, { signal })
  return () => {
    controller.abort()
    channel?.close()
  }
}

/** The first name of the signed-in customer; null for a guest, on the server and while hydrating. */
export const useCustomerName = (): string | null =>
  useSyncExternalStore(subscribeToCustomerName, readCustomerName, () => null)
