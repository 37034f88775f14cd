import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { CommandError } from './command.ts'

/** A product, or one of its sizes. */
export interface Target {
  product_id: number
  option_id: number | null
  left: number
}

export const sizesOf = (db: Database, productId: number) =>
  db
    .select({
      id: options.id,
      name: options.name,
      code: options.code,
      left: options.left,
      price: options.price,
    })
    .from(options)
    .where(eq(options.product_id, productId))
    .orderBy(asc(options.position))

export async function findProduct(db: Database, code: string) {
  const [product] = await db
    .select({
      id: products.id,
      code: products.code,
      left: products.left,
      price: products.price,
      old_price: products.old_price,
    })
    .from(products)
    .where(eq(products.code, code))
  return product
}

/** The size that a code belongs to, if it is not the code of a product. */
export async function findSizeByCode(db: Database, code: string): Promise<Target | undefined> {
  const [option] = await db
    .select({ product_id: options.product_id, option_id: options.id, left: options.left })
    .from(options)
    .where(eq(options.code, code))
  return option
}

/** Finds a size of a product by its name. */
export async function findSize(db: Database, product: { id: number; code: string }, size: string): Promise<Target> {
  const sizes = await sizesOf(db, product.id)
  const found = sizes.find(({ name }) => name.toLowerCase() === size.toLowerCase())
  const names = sizes.map(({ name }) => name).join(', ')
  if (!found) throw new CommandError(`${product.code} has no size ${size}. Sizes: ${names || 'none'}.`)
  return { product_id: product.id, option_id: found.id, left: found.left }
}
