export {
  guestWishlistOf,
  likedProducts,
  likeProduct,
  mergeGuestWishlist,
  unmergedNotice,
} from './shopper-wishlist.server.ts'
export { wishlistView } from './wishlist.server.ts'
export { changeWishlist } from './wishlist-action.server.ts'
