import { sql } from 'drizzle-orm'
import { integerOrNull } from '../db/rows.ts'
import { options, products } from '../db/schema/index.ts'

const inStock = sql`from ${options} where ${options.product_id} = ${products.id} and ${options.left} > 0`

/** Price of a product as cards, lists, banners and previews show it, in kopiykas: of its cheapest size in stock; without any, its own. */
export const shownPrice = sql`coalesce((select min(${options.price}) ${inStock}), ${products.price})`.mapWith(
  products.price,
)

/** The old price that belongs to `shownPrice`: that of a product is the one of its cheapest size. */
export const shownOldPrice = sql`case when ${shownPrice} = ${products.price} then ${products.old_price} end`.mapWith(
  integerOrNull,
)

/** Price of the most expensive size in stock; null without any. */
export const highestPrice = sql`(select max(${options.price}) ${inStock})`.mapWith(integerOrNull)
