/**
 * Who owns what scripts have stored in this browser, and the document: nobody in particular, or a customer. Personal data of a
 * customer are deleted when a document starts for somebody else; a guest's become those of the customer who signs in.
 */
import { CUSTOMER_ID_COOKIE } from '../session/session-cookie.ts'
import { readCookie } from './environment.ts'

/** Holds the id of the customer who owns the storage; empty or absent for a guest. */
const OWNER_KEY = 'shop.owner'

/** Keys of personal data, in either storage: all of the shop but some. Of the others nobody can tell who used this browser. */
const PERSONAL_KEYS = /^(shop\.(?!cart|owner|session|wishlist$)|recent-|remix-)/

const owner = (): string => readCookie(CUSTOMER_ID_COOKIE) ?? ''

const isForeign = (storage: Storage): boolean => ![null, '', owner()].includes(storage.getItem(OWNER_KEY))

/** Whether the document was painted for a customer who has signed out since, or for another one than who is signed in. */
export const isDocumentForeign = (): boolean =>
  ![undefined, owner()].includes(document.documentElement.dataset.customer)

/** Whether `check` holds for a storage. One that is refused or full keeps none from the other. */
const someStorage = (check: (storage: Storage) => boolean): boolean =>
  (['localStorage', 'sessionStorage'] as const).some(name => {
    try {
      return check(window[name])
    } catch {
      return false
    }
  })

/**
 * Whether the storages hold the data of another customer than the one who is signed in. Without one they are still the last one's, who
 * may sign in again and go on.
 */
export const hasForeignData = (): boolean => owner() !== '' && someStorage(isForeign)

/** Deletes the personal data of another customer and marks the storages as those of who uses the browser now. */
export function claimStorages(): void {
  someStorage(storage => {
    if (isForeign(storage)) for (const key of Object.keys(storage)) if (PERSONAL_KEYS.test(key)) storage.removeItem(key)
    storage.setItem(OWNER_KEY, owner())
    return false
  })
}
