import type { Wishlist } from '@shop/flows/wishlist'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { readWishlist, WISHLIST_COOKIE } from './wishlist-cookie.ts'

/** The list in the cookie of a guest. */
export const guestWishlistOf = (context: LoaderContext): Wishlist =>
  readWishlist(context.get(requestContext).shopper().cookie(WISHLIST_COOKIE) ?? '')
