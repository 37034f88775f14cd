import { countLiked } from '@shop/contract/wishlist-map'
import type { WishlistView } from './index.ts'
import { projectedWishlist, unanswered, type WishlistContext } from './state.ts'

/** The part of a snapshot that the view reads. */
export interface WishlistSnapshot {
  readonly context: WishlistContext
  readonly value: { readonly list: string; readonly network: string }
}

const statusOf = ({ context, value: { list } }: WishlistSnapshot): WishlistView['status'] =>
  list === 'failed' || list === 'locked' ? list : context.mustMerge || list === 'restoring' ? 'unknown' : 'ready'

/** The view of a snapshot of `wishlistMachine`. */
export const wishlistView = (snapshot: WishlistSnapshot): WishlistView => {
  const wishlist = projectedWishlist(snapshot.context)
  const pending = unanswered(snapshot.context).length > 0
  return { wishlist, count: countLiked(wishlist), pending, status: statusOf(snapshot) }
}
