import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

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

/** `goods` is `unknown` without such a product, and `option` when the option is missing or not one of the product's. */
interface FoundPurchasable {
  goods: Purchasable | 'unknown' | 'option'
  /** Quantity in the line of the cart; 0 without a line. */
  inCart: number
}

const Rows = rowsOf({
  product_id: z.int(),
  option_id: z.int().nullable(),
  product_price: z.int().nullable(),
  product_left: z.int().nullable(),
  options_count: z.int().nullable(),
  option: z.string().nullable(),
  option_price: z.int().nullable(),
  option_left: z.int().nullable(),
  in_cart: z.int().nullable(),
})
type Row = z.infer<typeof Rows>[number]

function goodsOf(row: Row): FoundPurchasable['goods'] {
  const { product_id, option_id, product_price, product_left, option, option_price, option_left } = row
  if (option_price !== null && option_left !== null)
    return { product_id, option_id, option, price: option_price, left: option_left }
  if (product_price === null || product_left === null) return 'unknown'
  return row.options_count !== 0 || option_id !== null
    ? 'option'
    : { product_id, option_id, option: null, price: product_price, left: product_left }
}

/** Prices and stocks, in the order of `wanted`, and what of each is in a cart. */
export async function findPurchasables(
  db: Database,
  wanted: readonly Pick<Purchasable, 'product_id' | 'option_id'>[],
  cartId: number | null = null,
): Promise<FoundPurchasable[]> {
  if (wanted.length === 0) return []
  // Not arrays: the planner takes each for ten rows, and would plan the statement anew each time.
  const rows = wanted.map(
    ({ product_id, option_id }, place) => sql`(${product_id}::int, ${option_id}::int, ${place}::int)`,
  )
  const found = await db.execute(sql`
    select wanted.product_id, wanted.option_id, p.price as product_price, p.left as product_left, p.options_count,
      o.name as option, o.price as option_price, o.left as option_left, l.count as in_cart
    from (values ${sql.join(rows, sql`, `)}) as wanted (product_id, option_id, place)
    left join products p on p.id = wanted.product_id
    left join options o on o.id = wanted.option_id and o.product_id = wanted.product_id
    left join cart_lines l on l.cart_id = ${cartId} and l.product_id = wanted.product_id
      and l.option_id is not distinct from wanted.option_id
    order by wanted.place`)
  return Rows.parse(found).map(row => ({ goods: goodsOf(row), inCart: row.in_cart ?? 0 }))
}

/** The price and stock of one product or option. */
export async function findPurchasable(
  db: Database,
  product_id: number,
  option_id: number | null,
): Promise<FoundPurchasable['goods']> {
  const [found] = await findPurchasables(db, [{ product_id, option_id }])
  return found?.goods ?? 'unknown'
}
