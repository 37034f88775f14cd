import { availabilityOf, type Variant } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/index.ts'
import { productPath } from '../seo/product-path.ts'

/** The colours of models in order, by model id. */
export async function findVariantRows(db: Database, modelIds: readonly number[]) {
  const rows = await db
    .select({
      id: products.id,
      model_id: products.model_id,
      slug: products.slug,
      left: products.left,
      colours: products.colours,
      swatch: products.swatch,
      pictures: products.pictures,
    })
    .from(products)
    .where(inArray(products.model_id, [...modelIds]))
    .orderBy(asc(products.position), asc(products.id))
  return Map.groupBy(rows, row => row.model_id)
}

export type VariantRow = NonNullable<ReturnType<Awaited<ReturnType<typeof findVariantRows>>['get']>>[number]

/** `category`: slug of the category in the URLs of the model's products. */
export const toVariants = (rows: readonly VariantRow[], current: number, category: string, lang: Locale): Variant[] =>
  rows.flatMap(({ id, slug, left, colours, swatch, pictures: [picture] }) =>
    picture
      ? [
          {
            id,
            name: colours[lang],
            url: localise(productPath(category, slug), lang),
            swatch,
            availability: availabilityOf(left),
            current: id === current,
          },
        ]
      : [],
  )
