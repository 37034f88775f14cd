import type { DataOf } from '@shop/contract/client'
import { defaultLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'
import type { HeadTag } from './head-tags.ts'
import { withOrigin } from './json-ld.server.ts'
import { type Listing, robotsRule } from './robots-rules.ts'

export type Meta = DataOf<'/api/product/show'>['meta']

export interface PageMeta {
  meta: Meta
  /** Address of the page, its path in lower case. */
  url: URL
  /** Number of a page of a list: from 2 on it is a page of its own. @default 1 */
  page?: number
  /** Whether search engines may list it. @default 'open' */
  listing?: Listing
  /** List pages before and after this one, as addresses of the shop. */
  previous?: string | undefined
  next?: string | undefined
  /** Parameters of the address that change what the page shows; all others are ignored. @default none */
  reads?: readonly string[]
}

const link = (rel: string, href: string, hrefLang?: string): HeadTag => ({
  kind: 'link',
  rel,
  href,
  ...(hrefLang ? { hrefLang } : {}),
})

const metaTag = (name: string, content: string | null): HeadTag[] => (content ? [{ kind: 'meta', name, content }] : [])

/** Everything a page says to search engines and social networks. Source: spec §3 «Page meta», screens.md «Locales and addresses». */
export function headTags(
  origin: string,
  { meta, url, page = 1, listing = 'open', previous, next }: PageMeta,
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
    ...(previous ? [link('prev', origin + previous)] : []),
    ...(next ? [link('next', origin + next)] : []),
    ...Object.entries(og)
      .filter(([, content]) => content !== '')
      .map(([name, content]) => ({ kind: 'property' as const, name: `og:${name}`, content })),
    ...[meta.schema, ...meta.micro_marking].flatMap(data =>
      data ? [{ kind: 'data' as const, data: withOrigin(data, origin) }] : [],
    ),
  ]
}

/** A tag as the router renders it. Structured data is for the HTML alone. */
function descriptorOf(tag: HeadTag): MetaDescriptor[] {
  switch (tag.kind) {
    case 'meta':
      return [{ name: tag.name, content: tag.content }]
    case 'property':
      return [{ property: tag.name, content: tag.content }]
    case 'link':
      return [{ tagName: 'link', rel: tag.rel, href: tag.href, ...(tag.hrefLang ? { hrefLang: tag.hrefLang } : {}) }]
    case 'data':
      return []
  }
}

/**
 * Puts a page's tags into its document, of which the browser then needs the title alone: sent twice they would be a part of
 * every page's weight. A page that the browser asks for as data, for a document that is another page's, gets all of them.
 */
export function pageMeta(context: Readonly<RouterContextProvider>, page: PageMeta): MetaDescriptor[] {
  const { origin, announce, isAdClick, isData, readsParameters } = context.get(requestContext)
  const tags = headTags(origin, page, isAdClick)
  readsParameters(page.reads ?? [])
  if (isData) return [{ title: page.meta.title }, ...tags.flatMap(descriptorOf)]
  announce(tags)
  return [{ title: page.meta.title }]
}

/** The same of a further page of a list: its title says which. `words`: «сторінка {page}», filled in. */
export const furtherPage = (meta: Meta, words: string): Meta => {
  const title = `${meta.og.title}, ${words}`
  return { ...meta, title: `${title} — ${meta.og.site_name}`, og: { ...meta.og, title } }
}
