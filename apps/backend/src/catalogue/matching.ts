import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { models, product_facets, products } from '../db/schema/index.ts'

type ProductRow = Pick<typeof products.$inferSelect, 'id' | 'model_id' | 'colours'>

/**
 * What a product is worn with: one product of each other model of its line, in the colour of the same name, otherwise in a shade of
 * the same colour, otherwise in the model's first one. Stock plays no part: a set is the same while a piece of it is sold out.
 */
export async function findMatching(db: Database, product: ProductRow): Promise<number[]> {
  const [own] = await db.select({ line: models.line }).from(models).where(eq(models.id, product.model_id))
  if (!own?.line) return []
  const rows = await db
    .select({
      id: products.id,
      model_id: products.model_id,
      colours: products.colours,
      shade: product_facets.value,
    })
    .from(products)
    .innerJoin(models, eq(models.id, products.model_id))
    .leftJoin(product_facets, and(eq(product_facets.product_id, products.id), eq(product_facets.facet_id, 'colour')))
    .where(eq(models.line, own.line))
    .orderBy(asc(products.model_id), asc(products.position), asc(products.id))
  const shade = rows.find(({ id }) => id === product.id)?.shade
  const others = Map.groupBy(
    rows.filter(({ model_id }) => model_id !== product.model_id),
    ({ model_id }) => model_id,
  )
  return [...others.values()].flatMap(colours => {
    const best =
      colours.find(row => row.colours.uk === product.colours.uk) ??
      colours.find(row => row.shade === shade) ??
      colours[0]
    return best ? [best.id] : []
  })
}
