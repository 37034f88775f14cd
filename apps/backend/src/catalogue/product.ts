import {
  type Characteristic,
  type DimensionLine,
  type Image,
  type Product,
  productShow,
  type SizeChart,
  type Standard,
  shownStock,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { loadShopIdentity } from '../brand/shop-identity.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { models, type Picture, product_facets, product_texts, products, redirects } from '../db/schema/index.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { inLanguage } from '../pictures/index.ts'
import { breadcrumbSnippet, metaOf } from '../seo/meta.ts'
import { productPath } from '../seo/product-path.ts'
import { productSchema } from '../seo/product-schema.ts'
import { shownInstalment } from '../values/money.ts'
import { type CallResult, notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { fill, words } from '../words/index.ts'
import { type CardRow, findCardRows, toProductCard } from './cards.ts'
import { breadcrumbsTo, loadCategoryTree } from './category-tree.ts'
import { firstInOrder } from './first-in-order.ts'
import { productPreview } from './link-previews.ts'
import { findListedModels, loadModelCards } from './listed-models.ts'
import { loadListingIndex } from './load-listing-index.ts'
import { findMatching } from './matching.ts'
import { loadOptions } from './options.ts'
import { findVariantRows } from './variants.ts'

/** Two screens of the carousel on a wide page. */
const RELATED = 8

const explainedStandards = (row: CardRow): Standard[] =>
  row.standards.map(({ code, class: level, text, meaning }) => ({
    code,
    class: level,
    text: meaning ? `${text}. ${meaning}` : text,
  }))

/** Other models of the same category: those of the same section first, then by popularity. */
async function relatedTo(row: CardRow, lang: Locale, context: Context) {
  const { product } = row
  const index = await loadListingIndex(context)
  const { model_id, section_id, position, popularity, id } = index.columns
  const isOfSection = (number: number) =>
    Number(product.section_id !== null && section_id[number] === product.section_id)
  const found = firstInOrder(
    index
      .inCategory(product.category_id)
      .filter(number => position[number] === 0 && model_id[number] !== product.model_id),
    RELATED,
    (a, b) =>
      isOfSection(b) - isOfSection(a) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0),
  )
  const models = await findListedModels(
    context.db,
    found.map(number => index.get('model_id', number)),
  )
  return loadModelCards(models, lang, context)
}

/** Lines over the first picture, for the measurements that the size chart holds. */
const dimensionLinesOf = (picture: Picture | undefined, chart: SizeChart | null): DimensionLine[] =>
  (picture?.dimensions ?? []).filter(({ row }) => chart?.rows.some(({ id }) => id === row))

async function show(
  body: { lang: Locale; page: string; product: string },
  context: Context,
): Promise<CallResult<ProductPage>> {
  const { lang } = body
  const { db, pictures, publicUrl, tags } = context
  tags.add('redirects')
  const tree = await loadCategoryTree(null, context)
  const category = tree.bySlug.get(body.page)
  if (!category) return notFound()
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.slug, body.product),
        eq(products.category_id, category.id),
        // An operator has redirected the address of a product that is no longer listed.
        notExists(
          db
            .select({ _: sql`1` })
            .from(redirects)
            .where(eq(redirects.old_path, productPath(body.page, body.product))),
        ),
      ),
    )
  const [row] = found ? await findCardRows(db, [found.id], lang) : []
  if (!row) return notFound()
  const { product } = row
  tags.add(`product:${product.id}`)
  const [texts, modelRows, brand, productOptions, variants, related, matching] = await Promise.all([
    db
      .select({
        description: product_texts.description,
        technical_data: product_texts.technical_data,
        characteristics: product_texts.characteristics,
      })
      .from(product_texts)
      .where(and(eq(product_texts.product_id, product.id), eq(product_texts.lang, lang))),
    db.select().from(models).where(eq(models.id, product.model_id)),
    db
      .select({ value: product_facets.value })
      .from(product_facets)
      .where(and(eq(product_facets.product_id, product.id), eq(product_facets.facet_id, 'brand'))),
    loadOptions(context.db, [product.id]),
    findVariantRows(db, [product.model_id]),
    relatedTo(row, lang, context),
    findMatching(db, product),
  ])
  const [text] = texts
  const [model] = modelRows
  if (!text || !model) return notFound()
  const colours = variants.get(product.model_id) ?? []
  for (const { id } of colours) tags.add(`card:${id}`)
  const card = toProductCard(row, colours, lang, context)
  const gallery: Image[] = product.pictures.map((picture, index) =>
    pictures.image(
      inLanguage(picture, lang),
      product.slug,
      index === 0 ? row.name : fill(words[lang].furtherPicture, { name: row.name, number: index + 1 }),
    ),
  )
  const section = product.section_id === null ? category : (tree.byId.get(product.section_id) ?? category)
  const breadcrumbs = [...breadcrumbsTo(section, tree, lang), { name: row.name, url: card.url }]
  const full: Product = {
    ...card,
    standards: explainedStandards(row),
    description: sanitizeBody(text.description),
    technical_data: [...text.technical_data],
    characteristics: [...text.characteristics],
    gallery,
    options: productOptions.get(product.id) ?? [],
    size_chart: model.size_chart[lang],
    matching,
    dimension_lines: dimensionLinesOf(product.pictures[0], model.size_chart[lang]),
    count_left: shownStock(product.left),
    delivery_days: '6-10',
    ...(model.return_policy === 'excluded' && { return_excluded: true }),
    ...shownInstalment(context.instalmentOf(product.price)),
  }
  const site = await loadShopIdentity(lang, context)
  const preview = productPreview(product, { lang, site, title: row.name })
  // The colours of a model share their text.
  const description = colours.length > 1 ? `${row.name}. ${text.description}` : text.description
  return ok({
    product: full,
    breadcrumbs,
    related,
    meta: metaOf({
      lang,
      site,
      title: row.name,
      description,
      url: card.url,
      type: 'product',
      image: preview && pictures.preview(preview, product.slug),
      schema: productSchema(card, {
        description,
        brand: brandName(text.characteristics, brand[0]?.value),
        model: model.slug,
        images: gallery,
        options: full.options,
        returnable: model.return_policy === 'standard',
        publicUrl,
      }),
      snippets: [breadcrumbSnippet(breadcrumbs, publicUrl)],
      publicUrl,
    }),
  })
}

/** The seed writes the brand as the first characteristic. */
const brandName = (characteristics: readonly Characteristic[], brand: string | undefined): string | null =>
  brand === undefined ? null : (characteristics[0]?.value ?? null)

interface ProductPage {
  product: Product
  breadcrumbs: ReturnType<typeof breadcrumbsTo>
  related: Awaited<ReturnType<typeof loadModelCards>>
  meta: ReturnType<typeof metaOf>
}

export const answerProductShow = defineHandler(
  productShow,
  memoizeByVersion(500, body => JSON.stringify(body), show),
)
