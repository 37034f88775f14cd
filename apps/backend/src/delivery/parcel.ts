import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { checked } from '../db/rows.ts'
import { cart_lines, carts, options, order_items, products } from '../db/schema/index.ts'

/** Sides in centimetres, the longest first. */
export type Sides = readonly [length: number, width: number, height: number]

/** The parcel of a cart or an order. */
export interface Parcel {
  /** Grams. */
  weight: number
  sides: Sides
  /** Declared value in kopiykas: the price of the goods. */
  declared: number
}

/** Several pieces of goods, each packed. */
export interface PackedGoods {
  count: number
  /** Grams of one piece. */
  weight: number
  sides: Sides
  /** Kopiykas of one piece. */
  price: number
}

/** What a parcel is packed by, of the products of a query. */
export const packaging = {
  weight: products.weight,
  sides: sql`array[${products.package_length}, ${products.package_width}, ${products.package_height}]`.mapWith(
    checked(z.tuple([z.int(), z.int(), z.int()])),
  ),
}

/** Fits in every parcel locker: the parcel of an empty or unknown cart. */
export const emptyParcel: Parcel = { weight: 0, sides: [0, 0, 0], declared: 0 }

const ordered = (sides: readonly number[]): Sides => {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a)
  return [length, width, height]
}

/**
 * Packs goods into one parcel: flat packs are stacked, and a stack that is higher than wide is divided into two beside each
 * other. An estimate that never has less volume than the goods and never a side shorter than the goods require.
 */
export function packParcel(goods: readonly PackedGoods[]): Parcel {
  const weight = goods.reduce((sum, piece) => sum + piece.weight * piece.count, 0)
  const declared = goods.reduce((sum, piece) => sum + piece.price * piece.count, 0)
  const flat = goods.filter(({ count }) => count > 0).map(({ sides, count }) => ({ sides: ordered(sides), count }))
  let length = Math.max(0, ...flat.map(({ sides }) => sides[0]))
  let width = Math.max(0, ...flat.map(({ sides }) => sides[1]))
  const thickest = Math.max(0, ...flat.map(({ sides }) => sides[2]))
  let height = flat.reduce((sum, { sides, count }) => sum + sides[2] * count, 0)
  for (;;) {
    // An odd piece may be left over on one of the two stacks.
    const halved = Math.ceil((height + thickest) / 2)
    if (height <= width || halved >= height) break
    height = halved
    const [doubled, other] = [width * 2, length]
    length = Math.max(doubled, other)
    width = Math.min(doubled, other)
  }
  return { weight, sides: ordered([length, width, height]), declared }
}

/** A parcel that is as heavy, as long on each side and as valuable as any of the given ones. */
export const largestParcel = (parcels: readonly Parcel[]): Parcel =>
  parcels.reduce(
    (largest, { weight, sides: [length, width, height], declared }) => ({
      weight: Math.max(largest.weight, weight),
      sides: [
        Math.max(largest.sides[0], length),
        Math.max(largest.sides[1], width),
        Math.max(largest.sides[2], height),
      ],
      declared: Math.max(largest.declared, declared),
    }),
    emptyParcel,
  )

/** The parcel of a cart by its id; `emptyParcel` when there is no such cart. */
export async function loadParcel(db: Database, cartId: string): Promise<Parcel> {
  const lines = await db
    .select({
      wanted: cart_lines.count,
      left: sql`coalesce(${options.left}, ${products.left})`.mapWith(products.left),
      price: sql`coalesce(${options.price}, ${products.price})`.mapWith(products.price),
      ...packaging,
    })
    .from(cart_lines)
    .innerJoin(carts, eq(carts.id, cart_lines.cart_id))
    .innerJoin(products, eq(products.id, cart_lines.product_id))
    .leftJoin(options, eq(options.id, cart_lines.option_id))
    .where(eq(carts.secret, cartId))
  return packParcel(
    lines.map(({ wanted, left, ...piece }) => ({ count: Math.max(0, Math.min(wanted, left)), ...piece })),
  )
}

/** The parcel of an order, by the present weights and sizes of its products. */
export async function loadOrderParcel(db: Database, orderId: number): Promise<Parcel> {
  const items = await db
    .select({
      count: order_items.count,
      price: order_items.price,
      ...packaging,
    })
    .from(order_items)
    .innerJoin(products, eq(products.id, order_items.product_id))
    .where(eq(order_items.order_id, orderId))
  return packParcel(items)
}
