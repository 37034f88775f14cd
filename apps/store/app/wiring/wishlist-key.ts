/** Under which key the wishlist's flow keeps itself in local storage. */
export const WISHLIST_KEY = 'shop.wishlist'
