import type { Broadcast, KeyValueStorage } from '@shop/flows/cart'
import { CART_KEY } from './cart-key.ts'
import { type CookieJar, cartStorage } from './cart-storage.ts'

/** What a cart is kept in and heard through. */
export interface Surroundings {
  storage: KeyValueStorage
  tabStorage: KeyValueStorage
  broadcast?: Broadcast
}

const empty: KeyValueStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** On the server nothing is kept or heard: the flow is made there only to be rendered. */
export const nothingKept: Surroundings = { storage: empty, tabStorage: empty }

/** Under which key and version the cart's flow keeps itself. */
const KEPT = { key: CART_KEY, version: 1 }

/** Reached anew each time, because merely naming a storage that is switched off throws. */
export const reaching = (storage: () => Storage): KeyValueStorage => ({
  getItem: name => storage().getItem(name),
  setItem: (name, value) => storage().setItem(name, value),
  removeItem: name => storage().removeItem(name),
})

/** The cookies of a page. */
export const jarOf = ({ document }: Window): CookieJar => ({
  read: () => document.cookie,
  write: cookie => {
    document.cookie = cookie
  },
})

/** The storage of this tab alone. */
export const tabStorageOf = (window: Window): KeyValueStorage => reaching(() => window.sessionStorage)

/** Of a browser's window: local storage with the cookies beside it, the tab's own storage, a line to the other tabs. */
export function surroundingsOf(window: Window & typeof globalThis): Surroundings {
  const secure = window.location.protocol === 'https:'
  return {
    storage: cartStorage(
      reaching(() => window.localStorage),
      jarOf(window),
      { ...KEPT, secure, now: Date.now },
    ),
    tabStorage: tabStorageOf(window),
    ...('BroadcastChannel' in window ? { broadcast: new BroadcastChannel('shop') } : {}),
  }
}
