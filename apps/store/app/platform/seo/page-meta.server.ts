import type { DataOf } from '@shop/contract/client'
import { defaultLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import { createContext, type MetaDescriptor } from 'react-router'
import { type LoaderContext, requestContext } from '../request/context.ts'
import type { HeadTag } from './head-tags.ts'

export type Meta = DataOf<'/api/product/show'>['meta']

interface PageMeta {
  meta: Meta
  /** URL of the page, its path in lower case. */
  url: URL
  /** Page number of a list: from 2 on it has a canonical URL of its own. @default 1 */
  page?: number
  /** Whether search engines may index it. @default 'open' */
  listing?: Listing
  /** Paths of the previous and the next page of a list. */
  previous?: string | undefined
  next?: string | undefined
  /** The page's news as RSS: path and title. */
  feed?: { path: string; title: string }
  /** Parameters of the address that change what the page shows; all others are ignored. @default none */
  reads?: readonly string[]
}

const link = (rel: string, href: string, hrefLang?: string): HeadTag => ({
  tagName: 'link',
  rel,
  href,
  ...(hrefLang && { hrefLang }),
})

const metaTag = (name: string, content: string | null): HeadTag[] => (content ? [{ name, content }] : [])

/** `open`: may be indexed; `filtered`: one of thousands of addresses with the same products; `closed`: never indexed. */
type Listing = 'open' | 'filtered' | 'closed'

/** Content of the robots tag; null: no tag, the address may be indexed. Source: spec §5, §9. */
function robotsRule(locale: Locale, listing: Listing, isAdClick: boolean): string | null {
  if (isAdClick || listing === 'closed') return 'noindex'
  if (listing === 'filtered') return 'noindex, follow'
  return locale === 'ru' ? 'index, follow' : null
}

/** Tags of the document being rendered, set by the page's loader. */
export const headTagsContext = createContext<readonly HeadTag[]>([])

/** Tags for search engines and social networks. Source: spec §3 «Page meta». */
export function headTags(
  origin: string,
  { meta, url, page = 1, listing = 'open', previous, next, feed }: PageMeta,
  isAdClick = false,
): HeadTag[] {
  const { locale, path } = splitLocale(url.pathname)
  const search = page > 1 ? `?page=${page}` : ''
  const address = (language: Locale) => `${origin}${localise(path, language)}${search}`
  const og = {
    ...meta.og,
    image: meta.og.image.startsWith('/') ? origin + meta.og.image : meta.og.image,
    url: address(locale),
  }
  return [
    ...metaTag('description', meta.description),
    ...metaTag('robots', robotsRule(locale, listing, isAdClick)),
    link('canonical', address(locale)),
    ...locales.map(language => link('alternate', address(language), language)),
    link('alternate', address(defaultLocale), 'x-default'),
    ...(feed
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'application/rss+xml',
            title: feed.title,
            href: origin + feed.path,
          },
        ]
      : []),
    ...(previous ? [link('prev', origin + previous)] : []),
    ...(next ? [link('next', origin + next)] : []),
    ...Object.entries(og)
      .filter(([, content]) => content !== '')
      .map(([name, content]) => ({ property: `og:${name}`, content })),
    // Title, description and picture are those of Open Graph.
    ...metaTag('twitter:card', og.image === '' ? 'summary' : 'summary_large_image'),
    ...[meta.schema, ...meta.micro_marking].flatMap(data =>
      data ? [{ 'script:ld+json': withOrigin(data, origin) }] : [],
    ),
  ]
}

/**
 * The page's `meta` descriptors, for its loader to return as `seo`. In a document the tags are rendered on the server only, and
 * loader data holds the title alone: serialized as well they would add 0.5 kB gz to a product page. A client navigation gets all of them.
 * Also declares which parameters of the address the page reads.
 */
export function pageMeta(context: LoaderContext, page: PageMeta): MetaDescriptor[] {
  const { origin, isAdClick, isData, readsParameters } = context.get(requestContext)
  const tags = headTags(origin, page, isAdClick)
  readsParameters(page.reads ?? [])
  // Structured data is only in the HTML of a document.
  if (isData) return [{ title: page.meta.title }, ...tags.filter(tag => !('script:ld+json' in tag))]
  context.set(headTagsContext, tags)
  return [{ title: page.meta.title }]
}

/** The meta data of a page without its own: the shop's, with another title and description. */
export const plainMeta = (meta: Meta, title: string, description: string): Meta => ({
  ...meta,
  title: `${title} — ${meta.og.site_name}`,
  description,
  og: { ...meta.og, title, description },
  schema: null,
  micro_marking: [],
})

/** The same meta data under another title. */
export const titled = (meta: Meta, title: string): Meta => ({
  ...meta,
  title: `${title} — ${meta.og.site_name}`,
  og: { ...meta.og, title },
})

/** Adds the page number to title and description of a further page of a list. `words`: «сторінка {page}», filled in. */
export function furtherPage(meta: Meta, words: string): Meta {
  const description = `${meta.description} (${words})`
  const numbered = titled(meta, `${meta.og.title}, ${words}`)
  return { ...numbered, description, og: { ...numbered.og, description } }
}

/** Properties of schema.org whose values are URLs. */
const addresses = new Set(['@id', 'image', 'item', 'logo', 'mainEntityOfPage', 'target', 'url'])

const absolute = (value: string, origin: string): string =>
  value.startsWith('/') && !value.startsWith('//') ? origin + value : value

/** Makes the shop's paths in structured data absolute URLs. */
function withOrigin(data: object, origin: string): object {
  const toAbsolute = (value: unknown, isAddress: boolean): unknown => {
    if (typeof value === 'string') return isAddress ? absolute(value, origin) : value
    if (Array.isArray(value)) return value.map(item => toAbsolute(item, isAddress))
    return typeof value === 'object' && value !== null ? withOrigin(value, origin) : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toAbsolute(value, addresses.has(name))]))
}
