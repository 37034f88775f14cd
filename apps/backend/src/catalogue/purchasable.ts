import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'

/** What can be added to a cart: a product without options, or an option of a product. */
export interface Purchasable {
  product_id: number
  option_id: number | null
  /** Name of the option. */
  option: string | null
  /** Kopiykas. */
  price: number
  left: number
}

/** `unknown`: no such product; `option`: the option is missing or not one of the product's. */
export async function findPurchasable(
  db: Database,
  product_id: number,
  option_id: number | null,
): Promise<Purchasable | 'unknown' | 'option'> {
  if (option_id !== null) {
    const [option] = await db
      .select({ option: options.name, price: options.price, left: options.left })
      .from(options)
      .where(and(eq(options.id, option_id), eq(options.product_id, product_id)))
    if (option) return { product_id, option_id, ...option }
  }
  const [product] = await db
    .select({ price: products.price, left: products.left, options_count: products.options_count })
    .from(products)
    .where(eq(products.id, product_id))
  if (!product) return 'unknown'
  return product.options_count > 0 || option_id !== null
    ? 'option'
    : { product_id, option_id, option: null, price: product.price, left: product.left }
}
