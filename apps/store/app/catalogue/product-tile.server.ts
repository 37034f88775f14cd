import type { ProductCard } from '@shop/contract'
import { compactImage } from './compact-image.ts'
import { productTileFields } from './product-tile-fields.ts'

/** A product tile in loader data. */
export const productTileView = (product: ProductCard) => ({
  ...productTileFields(product),
  image: compactImage(product.image),
})

export type ProductTileView = ReturnType<typeof productTileView>
