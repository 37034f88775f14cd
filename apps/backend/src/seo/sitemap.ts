/** Sitemaps by kind: an index, and one file each for content, categories and each kind of articles; products in files of at most 2,000. */

import { type ArticleKind, articleKinds, collections } from '@shop/contract'
import { defaultLocale, type Locale, locales, localise } from '@shop/contract/locales'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { articles, categories, type Picture, pages, products } from '../db/schema/index.ts'
import { xmlElement, xmlText } from '../html/escape.ts'
import { inLanguage } from '../pictures/index.ts'
import type { Services } from '../wire/services.ts'
import { isListed, isListedCategory } from './listed-products.ts'
import { productPath } from './product-path.ts'

/** With three languages, 6,000 addresses: some megabytes. Source: sitemaps.org, at most 50,000 addresses and 50 MB. */
const PRODUCTS_PER_FILE = 2_000

type Needs = Pick<Services, 'db' | 'pictures'>

interface Entry {
  /** Without the language. */
  path: string
  picture?: Picture | null | undefined
  /** Name of the picture's file. */
  slug?: string
  changed?: Date
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

function urlsOf({ path, picture, slug = '', changed }: Entry, origin: string, { pictures }: Needs): string {
  const at = (locale: Locale) => xmlText(origin + localise(path, locale))
  const alternates = [...locales.map(locale => [locale, locale] as const), ['x-default', defaultLocale] as const]
    .map(([code, locale]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(locale)}"/>`)
    .join('')
  const image = (locale: Locale) =>
    picture
      ? `<image:image>${xmlElement('image:loc', origin + pictures.shared(inLanguage(picture, locale), slug))}</image:image>`
      : ''
  const lastmod = changed ? xmlElement('lastmod', changed.toISOString().slice(0, 10)) : ''
  return locales.map(locale => `<url><loc>${at(locale)}</loc>${lastmod}${alternates}${image(locale)}</url>`).join('')
}

const toFile = (entries: readonly Entry[], origin: string, needs: Needs): string =>
  `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.map(entry => urlsOf(entry, origin, needs)).join('')}</urlset>\n`

async function contentEntries({ db }: Needs): Promise<Entry[]> {
  const texts = await db.select({ slug: pages.slug }).from(pages).orderBy(asc(pages.slug))
  return ['/', ...[...collections, ...articleKinds, ...texts.map(({ slug }) => slug)].map(name => `/${name}`)].map(
    path => ({ path }),
  )
}

async function categoryEntries({ db }: Needs): Promise<Entry[]> {
  const rows = await db
    .select({ slug: categories.slug, picture: categories.picture })
    .from(categories)
    .where(isListedCategory)
    .orderBy(asc(categories.id))
  return rows.map(({ slug, picture }) => ({ path: `/${slug}`, picture, slug }))
}

async function articleEntries({ db }: Needs, kind: ArticleKind): Promise<Entry[]> {
  const rows = await db
    .select({ slug: articles.slug, picture: articles.picture, changed: articles.published_at })
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.is_published, true)))
    .orderBy(desc(articles.published_at), desc(articles.id))
  return rows.map(({ slug, picture, changed }) => ({ path: `/${kind}/${slug}`, picture, slug, changed }))
}

async function productEntries({ db }: Needs, file: number): Promise<Entry[]> {
  const rows = await db
    .select({ slug: products.slug, category: categories.slug, pictures: products.pictures })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(isListed(categories))
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_FILE)
    .offset((file - 1) * PRODUCTS_PER_FILE)
  return rows.map(({ slug, category, pictures: [picture] }) => ({ path: productPath(category, slug), picture, slug }))
}

async function index({ db }: Needs, origin: string): Promise<string> {
  const [figures] = await db
    .select({ products: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(isListed(categories))
  const files = Math.ceil((figures?.products ?? 0) / PRODUCTS_PER_FILE)
  const names = [
    'content',
    'categories',
    ...articleKinds,
    ...Array.from({ length: files }, (_, at) => `products-${at + 1}`),
  ]
  const parts = names.map(name => `<sitemap>${xmlElement('loc', `${origin}/sitemap-${name}.xml`)}</sitemap>`)
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>\n`
}

/** Text of the sitemap at a path; null when there is none. */
export async function sitemapAt(path: string, origin: string, needs: Needs): Promise<string | null> {
  if (path === '/sitemap.xml') return index(needs, origin)
  const [, name, number] = /^\/sitemap-([a-z]+)(?:(?<=products)-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? []
  if (name === 'content') return toFile(await contentEntries(needs), origin, needs)
  if (name === 'categories') return toFile(await categoryEntries(needs), origin, needs)
  const kind = articleKinds.find(known => known === name)
  if (kind) return toFile(await articleEntries(needs, kind), origin, needs)
  if (number === undefined) return null
  const entries = await productEntries(needs, Number(number))
  return entries.length > 0 ? toFile(entries, origin, needs) : null
}
