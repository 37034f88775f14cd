import type { Image, Option, ProductCard } from '@shop/contract'
import { excerpt, type Snippet } from './meta.ts'
import { returnPolicy, shippingDetails } from './policies.ts'

const stock = {
  in_stock: 'https://schema.org/InStock',
  running_out: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

interface ProductSchemaInput {
  description: string
  brand: string | null
  /** Slug of the model, which all its colours share. */
  model: string
  images: readonly Image[]
  options: readonly Option[]
  returnable: boolean
  publicUrl: string
}

/**
 * A product as schema.org data: a variant of its model, whose other colours have pages of their own. Without an offer per size:
 * the document is at its limit, and 13 sizes are 350 bytes of it; the feed for Google has them all.
 */
export function productSchema(
  { name, code, url, price, availability, rating, reviews_count, variants }: ProductCard,
  { description, brand, model, images, options, returnable, publicUrl }: ProductSchemaInput,
): Snippet {
  const [image] = images
  const colours = variants.filter(({ current }) => !current)
  const colour = variants.find(({ current }) => current)?.name
  const variesBy = [...(colours.length > 0 ? ['color'] : []), ...(options.length > 0 ? ['size'] : [])]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    description: excerpt(description),
    ...(image ? { image: `${publicUrl}${image.src}` } : {}),
    url: `${publicUrl}${url}`,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews_count } }),
    ...(colour ? { color: colour } : {}),
    ...(variesBy.length > 0 ? { isVariantOf: { '@type': 'ProductGroup', productGroupID: model, variesBy } } : {}),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'UAH',
      availability: stock[availability],
      hasMerchantReturnPolicy: returnPolicy(returnable),
      shippingDetails: shippingDetails(),
    },
  }
}
