import { randomUUID } from 'node:crypto'
import { cartAdd, type checkoutSubmit, deliveryCities, deliveryPoints, pageShow, productShow } from '@shop/contract'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import { options, products } from '../db/schema/index.ts'
import type { Shop } from './shop.ts'

/** An option to buy. */
export interface Goods {
  product_id: number
  option_id: number
  /** Kopiykas. */
  price: number
}

/** Options of different products, each with a large stock. */
export async function findGoods({ db }: Shop, count: number): Promise<Goods[]> {
  const rows = await db
    .selectDistinctOn([options.product_id], {
      product_id: options.product_id,
      option_id: options.id,
      price: options.price,
    })
    .from(options)
    .innerJoin(products, eq(products.id, options.product_id))
    .where(and(gte(options.left, 10)))
    .orderBy(asc(options.product_id), asc(options.id))
    .limit(count)
  if (rows.length < count) throw new Error(`The demo shop has only ${rows.length} products in stock`)
  return rows
}

/** Sets the stock of an option and adjusts that of its product. */
export async function stock({ db }: Shop, { product_id, option_id }: Goods, left: number): Promise<void> {
  await db.transaction(async tx => {
    const [before] = await tx.select({ left: options.left }).from(options).where(eq(options.id, option_id))
    const [product] = await tx.select({ left: products.left }).from(products).where(eq(products.id, product_id))
    await tx.update(options).set({ left }).where(eq(options.id, option_id))
    await tx
      .update(products)
      .set({ left: (product?.left ?? 0) + left - (before?.left ?? 0) })
      .where(eq(products.id, product_id))
  })
}

export async function leftOf({ db }: Shop, { option_id }: Goods): Promise<number> {
  const [option] = await db.select({ left: options.left }).from(options).where(eq(options.id, option_id))
  return option?.left ?? -1
}

/** Creates a cart with the given lines and returns its id. */
export async function fillCart(shop: Shop, wanted: readonly { goods: Goods; count: number }[]): Promise<string> {
  let cart_id: string | undefined
  for (const { goods, count } of wanted) {
    const { product_id, option_id } = goods
    const added = await shop.ask(cartAdd, { product_id, option_id, count, ...(cart_id ? { cart_id } : {}) })
    cart_id = added.cart_id
  }
  if (!cart_id) throw new Error('Nothing was put into the cart')
  return cart_id
}

export const contact = {
  name: 'Олена',
  last_name: 'Шевчук',
  phone: '+380 67 123 45 67',
  email: 'olena@example.com',
}

export type Submit = z.input<typeof checkoutSubmit.body>

/** Body of an order without the cart: a branch in Poltava, paid on receipt. */
export async function toBranch(shop: Shop): Promise<Omit<Submit, 'cart_id'>> {
  const [city] = await shop.ask(deliveryCities, { query: 'Полтава' })
  const { items } = await shop.ask(deliveryPoints, { city_ref: city?.ref ?? '', kind: 'branch' })
  const [point] = items
  if (!city || !point) throw new Error('The directory has no branch in Poltava')
  return {
    contact,
    delivery: { id: 'np_branch', city_ref: city.ref, point_ref: point.ref },
    payment: { id: 'on_receipt' },
  }
}

export const withKey = (key: string = randomUUID()) => ({ headers: { 'Idempotency-Key': key } })

/** The product page of the first product of a category. */
export async function firstProduct(shop: Shop, category: string) {
  const page = await shop.ask(pageShow, { page: category })
  if (page.kind !== 'category') throw new Error(`${category} is no category`)
  const [, first = '', second = ''] = page.products.items[0]?.url.split('/') ?? []
  return shop.ask(productShow, { page: first, product: second })
}
