/** Files for crawlers: sitemaps, the feed for Google Merchant Center, and `llms.txt`. */
import { defaultLocale, isLocale, locales, localise } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import { DatabaseUnavailable } from '../db/errors.ts'
import { categories, pages } from '../db/schema/index.ts'
import { withDeadline } from '../deadline.ts'
import type { Services } from '../services.ts'
import { googleFeed } from './google-feed.ts'
import { isListedCategory } from './listed-products.ts'
import { loadShopIdentity } from './shop-identity.ts'
import { sitemapAt } from './sitemap.ts'

type Needs = Pick<Services, 'db' | 'pictures' | 'dataVersions' | 'publicUrl'>

const FILES = /^\/(sitemap(-[a-z]+(-\d+)?)?\.xml|feeds\/google(-[a-z]{2})?\.xml|llms\.txt)$/

export const isCrawlerFile = (path: string): boolean => FILES.test(path)

/** Short, because prices and stock change. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=600'

const answer = (body: string | ReadableStream, type: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL } })

/** What the shop is and where everything is, as Markdown for language models. Source: llmstxt.org. */
async function llmsText(origin: string, needs: Needs): Promise<string> {
  const { db } = needs
  const { name, contacts } = await loadShopIdentity(defaultLocale, { ...needs, tags: new Set<string>() })
  const [sections, texts] = await Promise.all([
    db
      .select({ slug: categories.slug, titles: categories.titles, leads: categories.leads })
      .from(categories)
      .where(isListedCategory)
      .orderBy(asc(categories.position), asc(categories.id)),
    db.select({ slug: pages.slug, titles: pages.titles, descriptions: pages.descriptions }).from(pages),
  ])
  const link = (slug: string, title: string, text: string) =>
    `- [${title}](${origin}/${slug})${text === '' ? '' : `: ${text.replace(/\s+/g, ' ')}`}`
  return [
    `# ${name}`,
    '',
    ...contacts.flatMap(contact => [
      `> ${[contact.name, ...contact.phones.map(({ label }) => label), contact.email, contact.address, contact.hours].filter(Boolean).join(' · ')}`,
    ]),
    '',
    '## Catalogue',
    ...sections.map(({ slug, titles, leads }) => link(slug, titles.uk, leads.uk)),
    '',
    '## Pages',
    ...texts.map(({ slug, titles, descriptions }) => link(slug, titles.uk, descriptions.uk)),
    '',
    '## Optional',
    ...locales.map(locale => `- [${locale}](${origin}${localise('/', locale)})`),
    `- [Sitemap](${origin}/sitemap.xml)`,
    `- [Goods with prices and stock](${origin}/feeds/google.xml)`,
    '',
  ].join('\n')
}

async function serve(request: Request, needs: Needs): Promise<Response | null> {
  const { pathname, origin: requested } = new URL(request.url)
  const origin = needs.publicUrl || requested
  if (pathname === '/llms.txt') return answer(await llmsText(origin, needs), 'text/plain')
  if (pathname.startsWith('/sitemap')) {
    const text = await sitemapAt(pathname, origin, needs)
    return text === null ? null : answer(text, 'application/xml')
  }
  const [, lang = defaultLocale] = /^\/feeds\/google(?:-(\w+))?\.xml$/.exec(pathname) ?? []
  if (!isLocale(lang)) return null
  const { name } = await loadShopIdentity(lang, { ...needs, tags: new Set<string>() })
  return answer(await googleFeed(needs, lang, origin, name), 'application/xml')
}

/** Milliseconds until the beginning of a file; a database that hangs is an unavailable one. */
const TIMEOUT_MS = 5_000

/** The file at a path; null when there is none. */
export const serveCrawlers = (request: Request, needs: Needs): Promise<Response | null> =>
  withDeadline(
    serve(request, needs),
    TIMEOUT_MS,
    () => new DatabaseUnavailable(`The file was not made within ${TIMEOUT_MS} ms`),
  )
