import type { ProductCard } from '@shop/contract'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { product_categories, products } from '../db/schema/index.ts'
import type { Context } from '../wire/handler.ts'
import { loadCategoryTree } from './category-tree.ts'
import { findListedModels, loadModelCards } from './listed-models.ts'

/** Segments of the paths that a text links to, in its order. */
const linkedPaths = (html: string): string[][] =>
  [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, href = '']) => splitLocale(href).path.split('/').slice(1))

/** Models of the products that a text links to, in its order. */
async function linkedModels(html: string, db: Database): Promise<number[]> {
  const slugs = linkedPaths(html).flatMap(([, product, ...rest]) =>
    product !== undefined && rest.length === 0 ? [product] : [],
  )
  if (slugs.length === 0) return []
  const rows = await db
    .select({ model_id: products.model_id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs))
  const models = new Map(rows.map(({ model_id, slug }) => [slug, model_id]))
  return [...new Set(slugs.flatMap(slug => models.get(slug) ?? []))]
}

/** Cards of the models that a text links to, in its order, each in a colour that is in stock. */
export async function linkedProducts(html: string, lang: Locale, context: Context): Promise<ProductCard[]> {
  const ids = await linkedModels(html, context.db)
  return ids.length === 0 ? [] : loadModelCards(await findListedModels(context.db, ids), lang, context)
}

/** Ids of products for a text: those that it links to, then the most popular one in stock of each category that it links to. */
export async function relatedProducts(html: string, max: number, context: Context): Promise<number[]> {
  const { db } = context
  const tree = await loadCategoryTree(null, context)
  const linked = await linkedModels(html, db)
  const categories = [
    ...new Set(
      linkedPaths(html).flatMap(([slug = '', ...rest]) => (rest.length === 0 ? (tree.bySlug.get(slug)?.id ?? []) : [])),
    ),
  ]
  const rows =
    categories.length === 0
      ? []
      : await db
          .selectDistinctOn([product_categories.category_id], {
            category: product_categories.category_id,
            model: products.model_id,
          })
          .from(product_categories)
          .innerJoin(products, eq(products.id, product_categories.product_id))
          .where(and(inArray(product_categories.category_id, categories), gt(products.left, 0)))
          .orderBy(product_categories.category_id, desc(products.hit), desc(products.popularity), products.id)
  const popular = new Map(rows.map(({ category, model }) => [category, model]))
  const models = [...new Set([...linked, ...categories.flatMap(id => popular.get(id) ?? [])])].slice(0, max)
  return (await findListedModels(db, models)).map(({ id }) => id)
}
