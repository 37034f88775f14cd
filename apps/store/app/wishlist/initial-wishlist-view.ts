import type { WishlistView } from '@shop/flows/wishlist'

/** A wishlist of which nothing is known yet, as server-rendered. */
export const initialWishlistView: WishlistView = { wishlist: {}, count: 0 }
