/**
 * Who owns what scripts have stored in this browser: nobody in particular, or a customer. Personal data of a customer are deleted
 * when a document is loaded for somebody else (`FIRST_PAINT`); a guest's become those of the customer who signs in.
 */

/** Holds the id of the customer who owns the storage; absent for a guest. */
export const OWNER_KEY = 'shop.owner'

/** Keys of personal data, in either storage. Of all others nobody can tell who used this browser. */
export const PERSONAL_KEYS = /^(shop\.(body|checkout|review|viewed|wishlist\.account)|recent-searches)/

/** Marks the storages as the customer's. False when they hold the data of another one: the document has to be loaded anew. */
export function claimStorages(customer: string): boolean {
  try {
    const storages = [localStorage, sessionStorage]
    if (storages.some(storage => (storage.getItem(OWNER_KEY) ?? customer) !== customer)) return false
    for (const storage of storages) storage.setItem(OWNER_KEY, customer)
  } catch {
    // storage is disabled: nothing is stored
  }
  return true
}
