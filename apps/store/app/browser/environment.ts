import type { KeyValueStorage } from '@shop/flows/cart'

/** Stores nothing: on the server a flow is created only to be rendered. */
export const emptyStorage: KeyValueStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** A storage that is looked up at each use, because merely naming one that is switched off throws. */
export const lazyStorage = (storage: () => Storage): KeyValueStorage => ({
  getItem: name => storage().getItem(name),
  setItem: (name, value) => storage().setItem(name, value),
  removeItem: name => storage().removeItem(name),
})

/** The storage that all tabs share. */
export const sharedStorageOf = (window: Window): KeyValueStorage => lazyStorage(() => window.localStorage)

/** The storage of this tab alone. */
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

/** Whether cookies may only travel over TLS: whenever the shop itself is reached so. */
export const isSecurePage = ({ location }: Window): boolean => location.protocol === 'https:'

/** A channel to the other tabs, where the browser has them. */
export const broadcastOf = (name: string): { broadcast?: BroadcastChannel } =>
  'BroadcastChannel' in window ? { broadcast: new BroadcastChannel(name) } : {}
