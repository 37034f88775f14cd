/** Key of the wishlist in local storage. */
export const WISHLIST_KEY = 'shop.wishlist'

/** Whether this browser has liked products or groups, by its cookie or its local storage. */
export function hasStoredWishlist(): boolean {
  try {
    return /(^|; )wishlist=[^.;]/.test(document.cookie) || localStorage.getItem(WISHLIST_KEY) !== null
  } catch {
    return false // storage is switched off, and the cookie says nothing
  }
}
