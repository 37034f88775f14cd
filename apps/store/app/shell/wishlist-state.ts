import { isLiked } from '@shop/contract/wishlist-map'
import type { LazyFlow } from '@shop/flows/lazy'
import { createFlowContext, useFlow, useProvidedFlow } from '@shop/flows/react'
import type { WishlistEmitted, WishlistEvent, WishlistView } from '@shop/flows/wishlist'

export type LazyWishlistFlow = LazyFlow<WishlistEvent, WishlistView, WishlistEmitted>

/** What is liked, as the tiles and pages of products show it; the wishlist provides it. */
export const WishlistContext = createFlowContext<LazyWishlistFlow>('Wishlist')

/** The wishlist of the document. */
export const useWishlist = (): LazyWishlistFlow => useProvidedFlow(WishlistContext)

/** Id of the one form that all wishlist toggles of a page submit. */
export const TOGGLE_FORM_ID = 'wish'

/**
 * Props of the wishlist toggle of a product, and whether it is pressed. Without scripts it submits the form of toggles. `initial`:
 * whether it is pressed until the flow knows.
 */
export function useWishlistToggle(productId: number, initial = false) {
  const pressed = useFlow(useWishlist(), ({ wishlist, status }) =>
    initial && status === 'unknown' ? true : isLiked(wishlist, productId),
  )
  const name = pressed ? 'liked_id' : 'product_id'
  return { button: { type: 'submit', form: TOGGLE_FORM_ID, name, value: productId } as const, pressed }
}
