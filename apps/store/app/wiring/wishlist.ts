import { isLiked } from '@shop/contract/wishlist-map'
import type { LazyFlow } from '@shop/flows/lazy'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'

export type LazyWishlist = LazyFlow<WishlistEvent, WishlistView, WishlistEmitted>

/** Where the wishlist of the document is given to its pages. */
export const WishlistContext = createFlowContext<LazyWishlist>('Wishlist')

export const useWishlist = (): LazyWishlist => useProvidedFlow(WishlistContext)

/** Liked products; 0 until known. */
export const useLikedCount = (): number => useFlow(useWishlist(), ({ count }) => count)

/** The form that every heart of a page belongs to: one for all, beside the page. */
const FORM = 'wish'

/** What makes a submit button the heart of a product. Without scripts it goes to the wishlist's action and comes back. */
export function useHeart(productId: number) {
  const pressed = useFlow(useWishlist(), ({ wishlist }) => isLiked(wishlist, productId))
  return { button: { type: 'submit', form: FORM, name: 'product_id', value: productId } as const, pressed }
}

export const heartForm = FORM
