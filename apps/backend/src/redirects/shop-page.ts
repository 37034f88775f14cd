import { articleKinds, collections } from '@shop/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { articles, categories, pages, product_categories, products } from '../db/schema/index.ts'

/** `hidden`: of a product that no list has any more. */
type PageState = 'shown' | 'hidden'

async function productPage(db: Database, category: string, product: string): Promise<PageState | null> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(and(eq(categories.slug, category), eq(products.slug, product)))
  if (!found) return null
  const listed = await db.$count(product_categories, eq(product_categories.product_id, found.id))
  return listed > 0 ? 'shown' : 'hidden'
}

/** The page at a path without a language; null when there is none. */
export async function findShopPage(db: Database, path: string): Promise<PageState | null> {
  const [first = '', second, ...rest] = path.slice(1).split('/')
  if (rest.length > 0) return null
  const kind = articleKinds.find(name => name === first)
  if (second === undefined) {
    if (first === '' || kind || collections.some(name => name === first)) return 'shown'
    const found =
      (await db.$count(categories, eq(categories.slug, first))) + (await db.$count(pages, eq(pages.slug, first)))
    return found > 0 ? 'shown' : null
  }
  if (kind)
    return (await db.$count(articles, and(eq(articles.kind, kind), eq(articles.slug, second)))) > 0 ? 'shown' : null
  return productPage(db, first, second)
}
