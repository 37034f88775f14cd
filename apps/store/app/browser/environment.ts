import type { KeyValueStorage } from '@shop/flows/cart'
import { cookieIn, persistentCookie } from '../cookie-text.ts'

/** Written and deleted at once. */
const PROBE_COOKIE = 'probe'

/** Stores nothing: on the server flows are created for rendering only. */
export const emptyStorage: KeyValueStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** A storage that is looked up at each access, because reading the property throws when storage is disabled. */
const lazyStorage = (storage: () => Storage): KeyValueStorage => ({
  getItem: name => storage().getItem(name),
  setItem: (name, value) => storage().setItem(name, value),
  removeItem: name => storage().removeItem(name),
})

/** Storage shared by all tabs. */
export const sharedStorageOf = (window: Window): KeyValueStorage => lazyStorage(() => window.localStorage)

/** Storage of this tab. */
export const tabStorageOf = (window: Window): KeyValueStorage => lazyStorage(() => window.sessionStorage)

/** `document.cookie` of a page. */
export interface CookieJar {
  read: () => string
  write: (cookie: string) => void
}

export const cookieJarOf = ({ document }: Window): CookieJar => ({
  read: () => document.cookie,
  write: cookie => {
    document.cookie = cookie
  },
})

/** Whether cookies need the attribute `Secure`: when the shop is served over TLS. */
export const isSecurePage = ({ location }: Window): boolean => location.protocol === 'https:'

/** Whether cookies are kept. Without them the server does not know the next page's cart or customer. */
export function keepsCookies({ read, write }: CookieJar): boolean {
  write(persistentCookie(PROBE_COOKIE, '1', false))
  const isKept = cookieIn(read(), PROBE_COOKIE) !== undefined
  write(persistentCookie(PROBE_COOKIE, null, false))
  return isKept
}

/** A channel to the other tabs. Not every browser has it, and where storage is refused creating one throws. */
export function broadcastOf(name: string): { broadcast?: BroadcastChannel } {
  try {
    return { broadcast: new BroadcastChannel(name) }
  } catch {
    return {}
  }
}
