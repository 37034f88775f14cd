import { type Locale, locales } from '@shop/contract/locales'
import { countDistinct, eq, min } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { categories, type Picture, product_categories, product_texts, products, settings } from '../db/schema/index.ts'
import { inLanguage, type LinkPreview } from '../pictures/index.ts'
import { type MoneyFormat, moneyFormat } from '../values/money.ts'
import { fill, words } from '../words/index.ts'
import { counted } from '../words/plural.ts'
import { shownPrice } from './shown-price.ts'

/** What the shop says of itself. */
interface Site {
  name: string
  money: MoneyFormat
}

interface Shown {
  lang: Locale
  site: Site
  title: string
}

/** Of a product: its price now. Null without a picture. */
export const productPreview = (
  { pictures: [picture], price }: { pictures: readonly Picture[]; price: number },
  { lang, site, title }: Shown,
): LinkPreview | null =>
  picture ? { lang, site: site.name, title, line: site.money(price), picture: inLanguage(picture, lang) } : null

/** Of a category: how many models it has, and the lowest price. Null without a picture. */
export function categoryPreview(
  { picture, count, price_from }: { picture: Picture | null; count: number; price_from: number | null },
  { lang, site, title }: Shown,
): LinkPreview | null {
  if (!picture) return null
  const models = counted(lang, words[lang].models, count)
  const line = price_from === null ? '' : fill(words[lang].modelsFrom, { models, price: site.money(price_from) })
  return { lang, site: site.name, title, line, picture: inLanguage(picture, lang) }
}

async function productPreviews(db: Database, slug: string, siteIn: (lang: Locale) => Site) {
  const rows = await db
    .select({
      pictures: products.pictures,
      price: shownPrice,
      lang: product_texts.lang,
      title: product_texts.name,
    })
    .from(products)
    .innerJoin(product_texts, eq(product_texts.product_id, products.id))
    .where(eq(products.slug, slug))
  return rows.map(({ lang, title, ...product }) => productPreview(product, { lang, title, site: siteIn(lang) }))
}

async function categoryPreviews(db: Database, slug: string, siteIn: (lang: Locale) => Site) {
  const [category] = await db.select().from(categories).where(eq(categories.slug, slug))
  if (!category) return []
  const [figures] = await db
    .select({ count: countDistinct(products.model_id), price_from: min(shownPrice).mapWith(Number) })
    .from(product_categories)
    .innerJoin(products, eq(products.id, product_categories.product_id))
    .where(eq(product_categories.category_id, category.id))
  return locales.map(lang =>
    categoryPreview(
      { picture: category.picture, count: figures?.count ?? 0, price_from: figures?.price_from ?? null },
      { lang, title: category.titles[lang], site: siteIn(lang) },
    ),
  )
}

/** The present previews of the product or the category with this slug, in every language. */
export const loadLinkPreviews =
  (db: Database) =>
  async (slug: string): Promise<readonly LinkPreview[]> => {
    const rows = await db.select().from(settings)
    const siteIn = (lang: Locale): Site => {
      const data = rows.find(row => row.lang === lang)?.data ?? null
      return { name: data?.name ?? '', money: moneyFormat(lang, data) }
    }
    const found = await Promise.all([productPreviews(db, slug, siteIn), categoryPreviews(db, slug, siteIn)])
    return found.flat().filter(preview => preview !== null)
  }
