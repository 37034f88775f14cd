import type { Image, Option, ProductCard } from '@shop/contract'
import { excerpt, type Snippet } from './meta.ts'
import { modelGroup } from './model-group.ts'
import { returnPolicy } from './policies.ts'
import { sizePath } from './product-path.ts'

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

/** Of goods that the shop takes back only the organization says how: the document is at its limit. */
const offerOf = (price: number, availability: keyof typeof stock, returnable: boolean) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'UAH',
  availability: stock[availability],
  ...(returnable ? {} : { hasMerchantReturnPolicy: returnPolicy(false) }),
})

/**
 * A product as schema.org data. With sizes it is a group, and each size a product with its offer; the other colours of the model,
 * which have pages of their own, are variants of the same group. Delivery is described by the organization, on the home page.
 */
export function productSchema(
  { name, code, url, price, availability, rating, reviews_count, variants }: ProductCard,
  { description, brand, model, images, options, returnable, publicUrl }: ProductSchemaInput,
): Snippet {
  const [image] = images
  const picture = image ? { image: `${publicUrl}${image.src}` } : {}
  const others = variants.filter(({ current }) => !current)
  const colour = variants.find(({ current }) => current)?.name
  const color = colour ? { color: colour } : {}
  const group = {
    productGroupID: modelGroup(model),
    variesBy: [
      ...(others.length > 0 ? ['https://schema.org/color'] : []),
      ...(options.length > 0 ? ['https://schema.org/size'] : []),
    ],
  }
  const shared = {
    '@context': 'https://schema.org',
    name,
    description: excerpt(description),
    ...picture,
    url: `${publicUrl}${url}`,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews_count } }),
  }
  const urlOf = (size: string) => {
    const path = sizePath(
      url,
      size,
      options.map(option => option.price),
    )
    return path === url ? {} : { url: `${publicUrl}${path}` }
  }
  if (options.length === 0)
    return {
      ...shared,
      '@type': 'Product',
      sku: code,
      ...color,
      ...(others.length > 0 ? { isVariantOf: { '@type': 'ProductGroup', ...group } } : {}),
      offers: offerOf(price, availability, returnable),
    }
  return {
    ...shared,
    '@type': 'ProductGroup',
    ...group,
    hasVariant: [
      ...options.map(option => ({
        '@type': 'Product',
        name,
        sku: option.code,
        ...color,
        size: option.name,
        ...picture,
        ...urlOf(option.name),
        offers: offerOf(option.price, option.availability, returnable),
      })),
      ...others.map(other => ({ '@type': 'Product', url: `${publicUrl}${other.url}` })),
    ],
  }
}
