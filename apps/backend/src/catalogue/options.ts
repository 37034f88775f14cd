import { availabilityOf, type Option, shownStock } from '@shop/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options } from '../db/schema/index.ts'
import { hryvnias } from '../values/money.ts'

/** The sizes of products in their order, by product id. Products without sizes have no entry. */
export async function loadOptions(db: Database, productIds: readonly number[]): Promise<Map<number, Option[]>> {
  const found = new Map<number, Option[]>()
  if (productIds.length === 0) return found
  const rows = await db
    .select()
    .from(options)
    .where(inArray(options.product_id, [...productIds]))
    .orderBy(asc(options.position))
  for (const { id, product_id, name, code, price, left } of rows) {
    const option = {
      id,
      name,
      code,
      price: hryvnias(price),
      availability: availabilityOf(left),
      count_left: shownStock(left),
    }
    found.set(product_id, [...(found.get(product_id) ?? []), option])
  }
  return found
}
