import { InvalidArgumentError } from 'commander'
import { eq, min } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import { options, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { cardTagsOf, reserveStock } from '../stock/stock.ts'
import { hryvniasText, priceOf } from './amounts.ts'
import { command } from './arguments.ts'
import { type CommandContext, CommandError, table } from './command.ts'
import { findGoods } from './goods.ts'

/** A price that changes by a larger factor is probably a slip: it must be confirmed. */
const MAX_FACTOR = 2

async function showPrice({ db }: CommandContext, code: string): Promise<string> {
  const { product, sizes, size } = await findGoods(db, code)
  const old = product.old_price === null ? '' : `before ${hryvniasText(product.old_price)}`
  return table([
    [product.code, 'from', hryvniasText(product.price), old],
    ...(size ? [size] : sizes).map(own => [own.code, own.name, hryvniasText(own.price), '']),
  ])
}

/**
 * Sets the price of a product with all its sizes, or of one size. The product shows the lowest price of its sizes. Carts get a
 * notice, and a checkout that has shown the former price must be confirmed again. `old`: the price before a reduction.
 */
const changePrice = (
  { db, confirm }: CommandContext,
  code: string,
  size: string | undefined,
  price: number,
  old: number | 'none' | undefined,
): Promise<string> =>
  transact(db, async tx => {
    const { product, sizes, size: one } = await findGoods(tx, code, size)
    // The lock of orders: none is made half with the former price.
    const changed = one ? [one] : sizes
    const product_id = product.id
    await reserveStock(
      tx,
      [null, ...changed.map(({ id }) => id)].map(option_id => ({ product_id, option_id })),
    )
    const known = changed.length > 0 ? changed.map(own => own.price) : [product.price]
    const isUnusual = known.some(own => Math.max(own, price) > MAX_FACTOR * Math.min(own, price))
    const label = [code, size].filter(Boolean).join(' ')
    const from = [...new Set(known)].map(hryvniasText).join(', ')
    if (isUnusual) confirm(`The price of ${label} changes from ${from} to ${hryvniasText(price)}.`)
    const ofProduct = eq(options.product_id, product_id)
    await tx
      .update(options)
      .set({ price })
      .where(one ? eq(options.id, one.id) : ofProduct)
    const [lowest] = await tx
      .select({ price: min(options.price) })
      .from(options)
      .where(ofProduct)
    const shown = lowest?.price ?? price
    const oldPrice = old === undefined ? product.old_price : old === 'none' ? null : old
    if (typeof old === 'number' && old <= shown)
      throw new CommandError(`The old price must be higher than the present one, ${hryvniasText(shown)}.`)
    const isOutdated = oldPrice !== null && oldPrice <= shown
    await tx
      .update(products)
      .set({ price: shown, old_price: isOutdated ? null : oldPrice })
      .where(eq(products.id, product_id))
    await bumpDataVersions(tx, [`product:${product_id}`, 'catalogue', ...(await cardTagsOf(tx, [product_id]))])
    const said = `${label}: ${from} → ${hryvniasText(price)}.`
    if (oldPrice === null) return said
    return isOutdated
      ? `${said}\nThe old price ${hryvniasText(oldPrice)} is removed: it is not higher any more.`
      : `${said}\nThe old price shown is ${hryvniasText(oldPrice)}.`
  })

export const price = command(
  'price <code> [change...]',
  'shows the prices of a product, or sets that of all its sizes or of one ([size] PRICE, in hryvnias: 2490.50); carts get a notice',
  (context, code, change, { old }) => {
    const [size, typed] = change.length === 2 ? change : [undefined, change[0]]
    if (change.length === 0 && old === undefined) return showPrice(context, code)
    if (typed === undefined || change.length > 2) throw new InvalidArgumentError('Say [size] PRICE.')
    return changePrice(context, code, size, priceOf(typed), old)
  },
  { '--old <old>': 'price before the reduction, shown crossed out; none removes it' },
)
