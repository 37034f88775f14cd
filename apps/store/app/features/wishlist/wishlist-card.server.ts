import type { WishlistProduct } from '@shop/contract'
import { productTileView } from '../catalogue/index.server.ts'

/** The fields that a product of the wishlist renders: its tile, and its sizes to choose from. */
export const wishlistCard = (product: WishlistProduct) => ({
  ...productTileView(product),
  liked: true,
  options: product.options.map(({ id, name, availability }) => ({
    id,
    name,
    isAvailable: availability !== 'out_of_stock',
  })),
})

export type WishlistCard = ReturnType<typeof wishlistCard>
