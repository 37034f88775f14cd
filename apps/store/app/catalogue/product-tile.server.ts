import type { ProductCard } from '@shop/contract'
import { nonBreakingFacts } from '../non-breaking-text.ts'
import { compactImage } from './compact-image.ts'

/** The fields that a product tile renders: whatever is sent counts twice, in the HTML and in the loader data. */
export function productTileView(product: ProductCard) {
  const { id, name, url, image, price, old_price, availability, rating, reviews_count, options_count, summary } =
    product
  return {
    id,
    name,
    url,
    image: compactImage(image),
    price,
    was: old_price,
    availability,
    rating,
    reviews: reviews_count,
    sizes: options_count,
    summary: nonBreakingFacts(summary),
    labels: product.labels.map(({ kind, text }) => ({ kind, text })),
    standards: product.standards.map(standard => ({ code: standard.code, class: standard.class })),
  }
}

export type ProductTileView = ReturnType<typeof productTileView>
