import { availabilityOf, type Label, type ProductCard } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { memoizeEachByVersion } from '../db/memoize-by-version.ts'
import { categories, models, product_texts, products } from '../db/schema/index.ts'
import { inLanguage } from '../pictures/index.ts'
import { productPath } from '../seo/product-path.ts'
import { hryvnias } from '../values/money.ts'
import type { Context } from '../wire/handler.ts'
import type { Services } from '../wire/services.ts'
import { fill, words } from '../words/index.ts'
import { highestPrice, shownOldPrice, shownPrice } from './shown-price.ts'
import { findVariantRows, toVariants, type VariantRow } from './variants.ts'

/** A product is new for 60 days. */
const NOVELTY_DAYS = 60

const DAY = 86_400_000

/** The beginning of the first day whose products are new: the same for a list, which knows days only, and for labels. */
export const noveltyFrom = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) - NOVELTY_DAYS) * DAY)

/** Rounded discount; null without one. */
const discountPercent = (price: number, oldPrice: number | null): number | null =>
  oldPrice !== null && oldPrice > price ? Math.round((1 - price / oldPrice) * 100) : null

interface LabelInput {
  price: number
  old_price: number | null
  since: Date
  hit: boolean
}

export function labelsOf(product: LabelInput, lang: Locale, now: Date): Label[] {
  const texts = words[lang].labels
  const percent = discountPercent(product.price, product.old_price)
  return [
    ...(percent === null ? [] : [{ kind: 'sale' as const, text: fill(texts.sale, { percent }) }]),
    ...(product.since >= noveltyFrom(now) ? [{ kind: 'new' as const, text: texts.new }] : []),
    ...(product.hit ? [{ kind: 'hit' as const, text: texts.hit }] : []),
  ]
}

const columns = {
  product: products,
  price: shownPrice,
  old_price: shownOldPrice,
  highest: highestPrice,
  category: categories.slug,
  rating: models.rating,
  reviews_count: models.reviews_count,
  name: product_texts.name,
  summary: product_texts.summary,
  standards: product_texts.standards,
}

/** Rows of product cards, unordered. */
export const findCardRows = (db: Database, ids: readonly number[], lang: Locale) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(product_texts, and(eq(product_texts.product_id, products.id), eq(product_texts.lang, lang)))
    .innerJoin(models, eq(models.id, products.model_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(inArray(products.id, [...ids]))

export type CardRow = Awaited<ReturnType<typeof findCardRows>>[number]

/** The prices of a card; `price_from`: the lowest, where its sizes differ in price. */
export const cardPrices = ({ price, old_price, highest }: Pick<CardRow, 'price' | 'old_price' | 'highest'>) => ({
  price: hryvnias(price),
  price_from: (highest ?? 0) > price ? hryvnias(price) : null,
  old_price: discountPercent(price, old_price) === null ? null : hryvnias(old_price ?? 0),
})

export function toProductCard(
  row: CardRow,
  variants: readonly VariantRow[],
  lang: Locale,
  { pictures, clock }: Pick<Services, 'pictures' | 'clock'>,
): ProductCard {
  const { product, price, old_price } = row
  const [picture] = product.pictures
  if (!picture) throw new Error(`Product ${product.code} has no picture`)
  return {
    id: product.id,
    code: product.code,
    name: row.name,
    url: localise(productPath(row.category, product.slug), lang),
    image: pictures.image(inLanguage(picture, lang), product.slug, row.name),
    ...cardPrices(row),
    availability: availabilityOf(product.left),
    rating: row.rating,
    reviews_count: row.reviews_count,
    labels: labelsOf({ ...product, price, old_price }, lang, clock()),
    options_count: product.options_count,
    summary: row.summary,
    standards: row.standards.map(({ code, class: level, text }) => ({ code, class: level, text })),
    variants: toVariants(variants, product.id, row.category, lang),
  }
}

/** Cards by product: a page of a list has a dozen, which stand on many pages. */
const cardsById = memoizeEachByVersion(
  5_000,
  (lang: Locale, id) => `${lang} ${id}`,
  async (ids, lang, context: Pick<Context, 'db' | 'dataVersions' | 'pictures' | 'clock' | 'tags'>) => {
    const rows = await findCardRows(context.db, ids, lang)
    const variants = await findVariantRows(context.db, [...new Set(rows.map(row => row.product.model_id))])
    return new Map(
      rows.map(row => {
        const colours = variants.get(row.product.model_id) ?? []
        const value = toProductCard(row, colours, lang, context)
        return [row.product.id, { value, tags: colours.map(({ id }) => `card:${id}`) }]
      }),
    )
  },
)

/** Cards in the order of the ids; unknown ids are omitted. */
export async function loadProductCards(
  ids: readonly number[],
  lang: Locale,
  context: Pick<Context, 'db' | 'dataVersions' | 'pictures' | 'clock' | 'tags'>,
): Promise<ProductCard[]> {
  for (const id of ids) context.tags.add(`card:${id}`)
  const cards = await cardsById(ids, lang, context)
  return ids.flatMap(id => cards.get(id) ?? [])
}
