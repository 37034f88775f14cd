import type { DataOf } from '@shop/contract/client'
import { defaultLocale, type Locale, locales, localise, splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { visitContext } from '../context.ts'
import type { HeadTag } from './head-tags.ts'
import { robotsRule } from './robots-rules.ts'

type Meta = DataOf<'/api/product/show'>['meta']

interface PageMeta {
  meta: Meta
  url: URL
  /** Parameters that make a page of their own, such as the number of a list page. */
  own?: readonly string[]
  /** Whether search engines may list it. @default true */
  listed?: boolean
  /** List pages before and after this one, as addresses of the shop. */
  previous?: string | undefined
  next?: string | undefined
}

const link = (rel: string, href: string, hrefLang?: string): HeadTag => ({
  kind: 'link',
  rel,
  href,
  ...(hrefLang ? { hrefLang } : {}),
})

/** The address with nothing but the parameters that make it a page of its own. */
function canonicalSearch(search: URLSearchParams, own: readonly string[]): string {
  const kept = new URLSearchParams([...search].filter(([name]) => own.includes(name)))
  return kept.size > 0 ? `?${kept}` : ''
}

/** Everything a page says to search engines and social networks. Source: spec §3 «Page meta», screens.md «Locales and addresses». */
export function headTags(origin: string, { meta, url, own = [], listed = true, previous, next }: PageMeta): HeadTag[] {
  const { locale, path } = splitLocale(url.pathname)
  const search = canonicalSearch(url.searchParams, own)
  const address = (language: Locale) => `${origin}${localise(path, language)}${search}`
  const robots = robotsRule(locale, url.searchParams, listed)
  const absolute = (value: string) => (value.startsWith('/') ? origin + value : value)
  const og = { ...meta.og, image: absolute(meta.og.image), url: absolute(meta.og.url) }
  return [
    { kind: 'meta', name: 'description', content: meta.description },
    ...(robots ? [{ kind: 'meta' as const, name: 'robots', content: robots }] : []),
    link('canonical', address(locale)),
    ...locales.map(language => link('alternate', address(language), language)),
    link('alternate', address(defaultLocale), 'x-default'),
    ...(previous ? [link('prev', origin + previous)] : []),
    ...(next ? [link('next', origin + next)] : []),
    ...Object.entries(og)
      .filter(([, content]) => content !== '')
      .map(([name, content]) => ({ kind: 'property' as const, name: `og:${name}`, content })),
    ...[meta.schema, ...meta.micro_marking].flatMap(data => (data ? [{ kind: 'data' as const, data }] : [])),
  ]
}

/** Puts a page's tags into its document and gives what the browser needs of them: the title. */
export function pageMeta(context: Readonly<RouterContextProvider>, page: PageMeta): MetaDescriptor[] {
  const { origin, announce } = context.get(visitContext)
  announce(headTags(origin, page))
  return [{ title: page.meta.title }]
}
