import type { Locale } from '@shop/contract/locales'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { checked, integerOrNull } from '../db/rows.ts'
import { cart_lines, categories, options, product_categories, product_texts, products } from '../db/schema/index.ts'

/** A line with current prices in kopiykas and the current stock. */
export interface PricedLine {
  id: number
  product_id: number
  option_id: number | null
  /** Requested quantity. */
  wanted: number
  /** Price at the last change of the line. */
  price_seen: number
  price: number
  old_price: number | null
  /** Stock. */
  left: number
  /** Every category that lists the product, for coupons. */
  category_ids: number[]
}

export interface DetailedLine extends PricedLine {
  code: string
  name: string
  option: string | null
  slug: string
  category: string
  pictures: (typeof products.$inferSelect)['pictures']
}

const pricedColumns = {
  id: cart_lines.id,
  product_id: cart_lines.product_id,
  option_id: cart_lines.option_id,
  wanted: cart_lines.count,
  price_seen: cart_lines.price,
  price: sql`coalesce(${options.price}, ${products.price})`.mapWith(products.price),
  // Of the cheapest sizes, as `oldPriceAt` has it.
  old_price:
    sql`case when coalesce(${options.price}, ${products.price}) = ${products.price} then ${products.old_price} end`.mapWith(
      integerOrNull,
    ),
  left: sql`coalesce(${options.left}, ${products.left})`.mapWith(products.left),
  category_ids: sql`array(
    select ${product_categories.category_id} from ${product_categories} where ${product_categories.product_id} = ${cart_lines.product_id}
  )`.mapWith(checked(z.array(z.int()))),
}

/** The lines of a cart, the oldest first, without texts. */
export const findPricedLines = (db: Database, cart: number): Promise<PricedLine[]> =>
  db
    .select(pricedColumns)
    .from(cart_lines)
    .innerJoin(products, eq(products.id, cart_lines.product_id))
    .leftJoin(options, eq(options.id, cart_lines.option_id))
    .where(eq(cart_lines.cart_id, cart))
    .orderBy(asc(cart_lines.id))

/** Lines of any carts with texts and pictures, the oldest first. */
export const selectDetailedLines = (db: Pick<Database, 'select'>, lang: Locale) =>
  db
    .select({
      ...pricedColumns,
      code: sql`coalesce(${options.code}, ${products.code})`.mapWith(products.code),
      name: product_texts.name,
      option: options.name,
      slug: products.slug,
      category: categories.slug,
      pictures: products.pictures,
    })
    .from(cart_lines)
    .innerJoin(products, eq(products.id, cart_lines.product_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .innerJoin(product_texts, and(eq(product_texts.product_id, products.id), eq(product_texts.lang, lang)))
    .leftJoin(options, eq(options.id, cart_lines.option_id))
    .orderBy(asc(cart_lines.id))
    .$dynamic()

/** Like `findPricedLines`, with texts and pictures. */
export const findDetailedLines = async (db: Database, cart: number | SQL, lang: Locale): Promise<DetailedLine[]> =>
  selectDetailedLines(db, lang).where(eq(cart_lines.cart_id, cart))

/** The requested quantity, limited to the stock. */
export const purchasableCount = ({ wanted, left }: Pick<PricedLine, 'wanted' | 'left'>): number =>
  Math.max(0, Math.min(wanted, left))
