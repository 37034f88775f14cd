/** Files for crawlers: sitemaps, the feed for Google Merchant Center, and `llms.txt`. */
import { defaultLocale, isLocale, locales, localise } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import { loadShop } from '../brand/shop-identity.ts'
import { categories, pages } from '../db/schema/index.ts'
import type { Services } from '../wire/services.ts'
import { googleFeed } from './google-feed.ts'
import { isListedCategory } from './listed-products.ts'
import { sitemapAt } from './sitemap.ts'

type Needs = Pick<Services, 'db' | 'pictures' | 'dataVersions' | 'mail' | 'publicUrl' | 'textCache'>

const FILES = /^\/(sitemap(-[a-z]+(-\d+)?)?\.xml|feeds\/google(-[a-z]{2})?\.xml|llms\.txt)$/

export const isCrawlerFile = (path: string): boolean => FILES.test(path)

/** Short, because prices and stock change. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=600'

/** What the shop is and where everything is, as Markdown for language models. Source: llmstxt.org. */
async function llmsText(origin: string, needs: Needs): Promise<string> {
  const { db } = needs
  const { name, contacts } = await loadShop(defaultLocale, needs)
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

async function* fileAt(path: string, origin: string, needs: Needs): AsyncGenerator<string> {
  if (path === '/llms.txt') return yield await llmsText(origin, needs)
  if (path.startsWith('/sitemap')) {
    const text = await sitemapAt(path, origin, needs)
    return text === null ? undefined : yield text
  }
  const [, lang = defaultLocale] = /^\/feeds\/google(?:-(\w+))?\.xml$/.exec(path) ?? []
  if (!isLocale(lang)) return
  const { name } = await loadShop(lang, needs)
  yield* googleFeed(needs, lang, origin, name)
}

/** The file at a path; null when there is none. */
export function serveCrawlers(request: Request, needs: Needs, owner: string): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  // Not the host of the request, which clients choose: each invented one would be made and kept.
  const origin = needs.mail.shopUrl
  const type = pathname.endsWith('.txt') ? 'text/plain' : 'application/xml'
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': CACHE_CONTROL }
  const source = () => fileAt(pathname, origin, needs)
  return needs.textCache.respond(request, pathname, { source, headers }, owner)
}
