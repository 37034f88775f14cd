import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { CommandError, found } from './command.ts'

/** A product with its sizes; `size`: the one that is named, or whose code is given. */
export async function findGoods(db: Database, code: string, name?: string) {
  const [ofSize] =
    name === undefined
      ? await db.select({ id: options.id, product_id: options.product_id }).from(options).where(eq(options.code, code))
      : []
  const { id, left, price, old_price } = products
  const [row] = await db
    .select({ id, code: products.code, left, price, old_price })
    .from(products)
    .where(ofSize ? eq(id, ofSize.product_id) : eq(products.code, code))
  const product = found(row, `product or size with the code ${code}`)
  const sizes = await db
    .select({ id: options.id, name: options.name, code: options.code, left: options.left, price: options.price })
    .from(options)
    .where(eq(options.product_id, product.id))
    .orderBy(asc(options.position))
  const size = sizes.find(own =>
    name === undefined ? own.id === ofSize?.id : own.name.toLowerCase() === name.toLowerCase(),
  )
  if (name !== undefined && !size)
    throw new CommandError(`${code} has no size ${name}. Sizes: ${sizes.map(own => own.name).join(', ') || 'none'}.`)
  return { product, sizes, size }
}
