import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/index.ts'

/** Id of the model of a product; undefined for an unknown product. */
export async function modelOf(db: Database, productId: number): Promise<number | undefined> {
  const [product] = await db.select({ model_id: products.model_id }).from(products).where(eq(products.id, productId))
  return product?.model_id
}

/** Cache tags of the pages of all products of a model, or of their cards too. */
export async function productTagsOf(
  tx: Database,
  model: number,
  kinds: readonly ('product' | 'card')[] = ['product'],
): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.model_id, model))
  return rows.flatMap(({ id }) => kinds.map(kind => `${kind}:${id}`))
}
