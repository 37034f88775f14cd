import type { ProductCard } from '@shop/contract'
import { cardPrice } from '../../../platform/words/card-price.ts'
import { nonBreakingFacts } from '../../../platform/words/non-breaking-text.ts'

/** A colour of a model, as a tuple: field names would be a third of it. `slug`: the last segment of its URL. */
type Colour = readonly [name: string, slug: string, swatch: string, isSoldOut?: true]

/** None for a model in one colour. */
const coloursOf = ({ variants }: ProductCard): Colour[] =>
  variants.length < 2
    ? []
    : variants.map(({ name, url, swatch, availability }) => {
        const colour = [name, url.slice(url.lastIndexOf('/') + 1), swatch.join(' ')] as const
        return availability === 'out_of_stock' ? [...colour, true] : colour
      })

/** The fields that a product tile renders, without its picture: whatever is sent counts twice, in the HTML and in the loader data. */
export function productTileFields(product: ProductCard) {
  const { id, name, url, availability, rating, reviews_count, options_count, summary } = product
  return {
    id,
    name,
    url,
    colours: coloursOf(product),
    ...cardPrice(product),
    availability,
    rating,
    reviews: reviews_count,
    sizes: options_count,
    summary: nonBreakingFacts(summary),
    labels: product.labels.map(({ kind, text }) => ({ kind, text })),
    standards: product.standards.map(standard => ({ code: standard.code, class: standard.class })),
  }
}
