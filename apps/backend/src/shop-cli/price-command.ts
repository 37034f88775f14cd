import { eq, min } from 'drizzle-orm'
import { reserveStock } from '../checkout/stock.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { categories, options, product_categories, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { hryvniasText } from './amounts.ts'
import { CommandError, type CommandServices, ConfirmationRequired, table } from './command.ts'
import { findProduct, findSize, findSizeByCode, sizesOf } from './goods.ts'

/** A price that changes by a larger factor is probably a slip: it must be confirmed. */
const MAX_FACTOR = 2

/** The product, and the size if the code or the name of one is given. */
async function findGoods(db: Database, code: string, size: string | undefined) {
  const ofSize = size === undefined ? await findSizeByCode(db, code) : undefined
  const [owner] = ofSize
    ? await db.select({ code: products.code }).from(products).where(eq(products.id, ofSize.product_id))
    : []
  const product = await findProduct(db, owner?.code ?? code)
  if (!product) throw new CommandError(`There is no product or size with the code ${code}.`)
  const option = ofSize ?? (size === undefined ? null : await findSize(db, product, size))
  return { product, option_id: option?.option_id ?? null }
}

export async function showPrice({ db }: CommandServices, code: string): Promise<string> {
  const { product, option_id } = await findGoods(db, code, undefined)
  const sizes = await sizesOf(db, product.id)
  const old = product.old_price === null ? '' : `before ${hryvniasText(product.old_price)}`
  return table([
    [product.code, 'from', hryvniasText(product.price), old],
    ...sizes
      .filter(({ id }) => option_id === null || id === option_id)
      .map(({ code: own, name, price }) => [own, name, hryvniasText(price), '']),
  ])
}

/** Cache tags of every page that shows a price: the product's, lists with its card, and the lowest prices of categories. */
async function tagsOf(tx: Database, product_id: number): Promise<string[]> {
  const lists = await tx
    .select({ slug: categories.slug })
    .from(product_categories)
    .innerJoin(categories, eq(categories.id, product_categories.category_id))
    .where(eq(product_categories.product_id, product_id))
  return [
    `product:${product_id}`,
    `card:${product_id}`,
    ...lists.map(({ slug }) => `category:${slug}`),
    'search',
    'catalogue',
  ]
}

/** `old`: the price before a reduction; null removes it, undefined leaves it. */
interface NewPrice {
  price: number
  old: number | null | undefined
}

/**
 * Sets the price of a product with all its sizes, or of one size. The product shows the lowest price of its sizes. Carts get a
 * notice, and a checkout that has shown the former price must be confirmed again.
 */
export async function changePrice(
  { db, dataVersions }: CommandServices,
  { code, size }: { code: string; size: string | undefined },
  { price, old }: NewPrice,
  isConfirmed: boolean,
): Promise<string> {
  const lines = await transact(db, async tx => {
    const { product, option_id } = await findGoods(tx, code, size)
    // The lock of orders: none is made half with the former price.
    const sizes = await sizesOf(tx, product.id)
    const changed = sizes.filter(({ id }) => option_id === null || id === option_id)
    await reserveStock(tx, [
      { product_id: product.id, option_id: null },
      ...changed.map(({ id }) => ({ product_id: product.id, option_id: id })),
    ])
    const before = changed.map(own => own.price)
    const known = before.length > 0 ? before : [product.price]
    const isUnusual = known.some(own => Math.max(own, price) > MAX_FACTOR * Math.min(own, price))
    const label = [code, size].filter(Boolean).join(' ')
    const from = [...new Set(known)].map(hryvniasText).join(', ')
    if (isUnusual && !isConfirmed)
      throw new ConfirmationRequired(`The price of ${label} changes from ${from} to ${hryvniasText(price)}.`)
    await tx
      .update(options)
      .set({ price })
      .where(option_id === null ? eq(options.product_id, product.id) : eq(options.id, option_id))
    const [lowest] = await tx
      .select({ price: min(options.price) })
      .from(options)
      .where(eq(options.product_id, product.id))
    const shown = lowest?.price ?? price
    const oldPrice = old === undefined ? product.old_price : old
    if (old != null && old <= shown)
      throw new CommandError(`The old price must be higher than the present one, ${hryvniasText(shown)}.`)
    const isOutdated = oldPrice !== null && oldPrice <= shown
    await tx
      .update(products)
      .set({ price: shown, old_price: isOutdated ? null : oldPrice })
      .where(eq(products.id, product.id))
    await bumpDataVersions(tx, await tagsOf(tx, product.id))
    return [
      `${label}: ${from} → ${hryvniasText(price)}.`,
      ...(isOutdated
        ? [`The old price ${hryvniasText(oldPrice)} is removed: it is not higher any more.`]
        : oldPrice !== null
          ? [`The old price shown is ${hryvniasText(oldPrice)}.`]
          : []),
    ]
  })
  dataVersions.expire()
  return lines.join('\n')
}
