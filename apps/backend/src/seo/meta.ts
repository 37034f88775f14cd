import type { Breadcrumb, Meta, ProductCard } from '@shop/contract'
import { type Locale, openGraphLocale } from '@shop/contract/locales'
import type { ShopIdentity } from '../brand/shop-identity.ts'
import { plainText } from './plain-text.ts'

/** Maximum length of a description that search engines show. */
const MAX_DESCRIPTION_LENGTH = 200

export type Snippet = Meta['micro_marking'][number]

/** Plain text of HTML, truncated after a word. */
export function excerpt(html: string): string {
  const text = plainText(html)
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s,.;:–—-]+$/, '')}…`
}

interface MetaInput {
  lang: Locale
  /** Name of the shop in this language. */
  site: Pick<ShopIdentity, 'name' | 'favicon'>
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
  site,
  title,
  description,
  url,
  type = 'website',
  image,
  schema,
  snippets,
  publicUrl,
}: MetaInput): Meta {
  const short = excerpt(description)
  return {
    title: title === site.name || site.name === '' ? title : `${title} — ${site.name}`,
    description: short,
    favicon: site.favicon,
    og: {
      title,
      description: short,
      image: image ? `${publicUrl}${image}` : '',
      url: `${publicUrl}${url}`,
      type,
      locale: openGraphLocale(lang),
      site_name: site.name,
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
    // Of the page itself Google needs none, and product pages are at their limit.
    ...(index < breadcrumbs.length - 1 ? { item: `${publicUrl}${url}` } : {}),
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
