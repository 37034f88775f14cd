import type { KeyValueStorage } from '@shop/flows'
import { cookieIn } from './cookie-text.ts'

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

/** `document.cookie` of a page. Where it throws, as in a sandboxed frame, there is none and none is kept, as with refused cookies. */
export interface CookieJar {
  read: () => string
  write: (cookie: string) => void
}

export const cookieJarOf = ({ document }: Pick<Window, 'document'>): CookieJar => ({
  read: () => {
    try {
      return document.cookie
    } catch {
      return ''
    }
  },
  write: cookie => {
    try {
      document.cookie = cookie
    } catch {} // told by those who read it again
  },
})

/** A cookie of this page by its name. */
export const readCookie = (name: string): string | undefined => cookieIn(cookieJarOf(window).read(), name)

/** Whether cookies need the attribute `Secure`: when the shop is served over TLS. */
export const isSecurePage = ({ location }: Window): boolean => location.protocol === 'https:'
