import type { WishlistView } from '@shop/flows/wishlist'

/** A wishlist of which nothing is known yet: what the server renders and the browser begins with. */
export const unknownWishlist: WishlistView = { wishlist: {}, count: 0 }
