import { sql } from 'drizzle-orm'
import { categories, product_categories, products, redirects } from '../db/schema/index.ts'

/** Condition of products that the shop lists: hidden ones are in no category, and some addresses were redirected since. */
export const isListed = (category: { slug: unknown }) => sql`
  exists (select 1 from ${product_categories} where ${product_categories.product_id} = ${products.id})
  and not exists (select 1 from ${redirects} where ${redirects.old_path} = '/' || ${category.slug} || '/' || ${products.slug})`

/** Condition of categories that have goods and are not hidden. */
export const isListedCategory = sql`
  exists (select 1 from ${product_categories} where ${product_categories.category_id} = ${categories.id})
  and not exists (
    select 1 from ${categories} own where own.is_hidden and (own.id = ${categories.id} or own.id = ${categories.parent_id})
  )`
