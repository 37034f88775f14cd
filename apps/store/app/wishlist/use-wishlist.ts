import { isLiked } from '@shop/contract/wishlist-map'
import type { LazyFlow } from '@shop/flows/lazy'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'

export type LazyWishlistFlow = LazyFlow<WishlistEvent, WishlistView, WishlistEmitted>

export const WishlistContext = createFlowContext<LazyWishlistFlow>('Wishlist')

/** The wishlist of the document. */
export const useWishlist = (): LazyWishlistFlow => useProvidedFlow(WishlistContext)

/** Number of liked products; 0 until known. */
export const useWishlistCount = (): number => useFlow(useWishlist(), ({ count }) => count)

/** Id of the one form that all wishlist toggles of a page submit. */
export const TOGGLE_FORM_ID = 'wish'

/** Props of the wishlist toggle of a product, and whether it is pressed. Without scripts it submits the form of toggles. */
export function useHeart(productId: number) {
  const pressed = useFlow(useWishlist(), ({ wishlist }) => isLiked(wishlist, productId))
  return { button: { type: 'submit', form: TOGGLE_FORM_ID, name: 'product_id', value: productId } as const, pressed }
}
