import type { Breadcrumb, Image, Meta, ProductCard } from '@shop/contract'
import { type Locale, openGraphLocales } from '@shop/contract/locales'
import { FAVICON } from '../brand/assets.ts'

/** Maximum length of a description that search engines show. */
const MAX_DESCRIPTION_LENGTH = 200

type Snippet = Meta['micro_marking'][number]

const brands: Readonly<Record<Locale, string>> = { uk: 'ГАРТ', ru: 'ГАРТ', en: 'HART' }

/** Plain text of HTML, truncated after a word. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00ad]+/g, ' ')
    .trim()
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s,.;:–—-]+$/, '')}…`
}

interface MetaInput {
  lang: Locale
  title: string
  description: string
  /** Path in the page's language. */
  url: string
  type?: 'website' | 'article' | 'product'
  /** Path of a picture for social networks. */
  image?: string | null
  schema?: Snippet | null
  snippets?: Snippet[]
  /** Prefix of every URL; empty when `PUBLIC_URL` is not set. */
  publicUrl: string
}

/** Source: spec §3, "Page meta". */
export function metaOf({
  lang,
  title,
  description,
  url,
  type = 'website',
  image,
  schema,
  snippets,
  publicUrl,
}: MetaInput): Meta {
  const site = brands[lang]
  const short = excerpt(description)
  return {
    title: title === site ? title : `${title} — ${site}`,
    description: short,
    favicon: FAVICON,
    og: {
      title,
      description: short,
      image: image ? `${publicUrl}${image}` : '',
      url: `${publicUrl}${url}`,
      type,
      locale: openGraphLocales[lang],
      site_name: site,
    },
    schema: schema ?? null,
    micro_marking: snippets ?? [],
  }
}

export const breadcrumbSnippet = (breadcrumbs: readonly Breadcrumb[], publicUrl: string): Snippet => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${url}`,
  })),
})

export const listSnippet = (cards: readonly ProductCard[], publicUrl: string): Snippet => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.map(({ url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${publicUrl}${url}`,
  })),
})

const stock = {
  in_stock: 'https://schema.org/InStock',
  running_out: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

/** Returns within 14 days, delivery in 6 to 10 working days. Source: spec §9, integrations.md §6. */
export const productSchema = (
  card: ProductCard,
  {
    description,
    brand,
    images,
    returnable,
    publicUrl,
  }: { description: string; brand: string | null; images: readonly Image[]; returnable: boolean; publicUrl: string },
): Snippet => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: card.name,
  sku: card.code,
  description: excerpt(description),
  image: images.map(image => `${publicUrl}${image.src}`),
  url: `${publicUrl}${card.url}`,
  ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
  ...(card.rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: card.rating,
          reviewCount: card.reviews_count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  offers: {
    '@type': 'Offer',
    price: card.price.toFixed(2),
    priceCurrency: 'UAH',
    availability: stock[card.availability],
    itemCondition: 'https://schema.org/NewCondition',
    url: `${publicUrl}${card.url}`,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'UA',
      ...(returnable
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 14 }
        : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
    },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UA' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 6, maxValue: 10, unitCode: 'DAY' },
      },
    },
  },
})
